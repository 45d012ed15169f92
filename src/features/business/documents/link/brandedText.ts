import { COLOUR_FORM, LOGO_FORM } from '../../profile/brand';
import { readDocument, writeDocument, type SentDocument } from './sentDocument';

/*
 * What a link or a file says of a quote: its canonical text, and on lines of their own the colour and the logo. They are
 * shown, but not approved, so they are no part of the text that an answer refers to. Without them, the text is the
 * canonical one alone, as earlier versions have written it.
 */

export const writeBranded = (document: SentDocument): string =>
  [writeDocument(document), document.brand.colour, document.brand.logo]
    .filter((line) => line !== null)
    .join('\n');

/** Reads a document with its brand. Null for a text that `writeBranded` could not have produced. */
export function readBranded(said: string): SentDocument | null {
  const [text = '', ...lines] = said.split('\n');
  const document = readDocument(text);
  const [colour = null] = lines.filter((line) => COLOUR_FORM.test(line));
  const [logo = null] = lines.filter((line) => LOGO_FORM.test(line));
  const branded = document && { ...document, brand: { colour, logo } };
  return branded && writeBranded(branded) === said ? branded : null;
}
