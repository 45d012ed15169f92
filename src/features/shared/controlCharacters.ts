/** All control characters except the tab and the line break. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/**
 * A text without control characters except tabs and line breaks. PostgreSQL stores no U+0000, and a text with one
 * could never be saved; the others are invisible.
 */
export const withoutControlCharacters = (text: string): string => text.replace(CONTROL, '');
