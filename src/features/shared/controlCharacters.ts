/**
 * Control characters, except tabs and line breaks, and halves of surrogate pairs. They come with pasted texts and with
 * files. PostgreSQL refuses U+0000 in a text and a lone surrogate in JSON, so a row with one of them could never be saved.
 * The others are drawn as boxes or not at all, and move a terminal's or a printer's cursor. U+0080 to U+009F are included:
 * in practice they are letters of a file that was read with the wrong encoding.
 */
const UNWANTED = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;

/** A text without control characters. Tabs and line breaks stay. Passwords are never passed to it. */
export const withoutControlCharacters = (text: string): string => text.replace(UNWANTED, '');

/** A typed text as it is stored: without control characters, and trimmed. */
export const storableText = (text: string): string => withoutControlCharacters(text).trim();
