import { documentFileName } from '../quoteDocument';
import { writeBranded } from './brandedText';
import type { SentDocument } from './sentDocument';

/** The id of the element that contains the quote in a file. A file has no fragment. */
const QUOTE_ELEMENT = 'orcamento';

const START = `<script type="application/json" id="${QUOTE_ELEMENT}">`;
const END = '</script>';

/** The element as the built page contains it, without a quote. */
export const QUOTE_SLOT = START + END;

/**
 * The style with the page's font, which is removed from a file, because a file cannot load the font from the app's
 * server.
 */
const FONT = /<style>@font-face\{[^<]*<\/style>/;

export interface QuoteFile {
  /** The name of the file: `Orçamento 2026-014 Padaria Estrela.html`. */
  name: string;
  html: string;
}

/**
 * The client's page with a quote inside, as a single file. It is sent where a link would not reach the client, and
 * works in the same way.
 * @param page - the text of the built page (`QUOTE_PAGE`), from the app's server.
 * @throws Error if that text is another page, such as that of an older build.
 */
export function quoteFile(document: SentDocument, page: string): QuoteFile {
  if (!page.includes(QUOTE_SLOT))
    throw new Error(`The page has no element "${QUOTE_ELEMENT}" to fill`);
  // The text is escaped, so that no text of a quote can close the element or open a comment.
  const text = JSON.stringify(writeBranded(document)).replaceAll('<', '\\u003c');
  return {
    name: `${documentFileName(document)}.html`,
    html: page.replace(FONT, '').replace(QUOTE_SLOT, () => START + text + END),
  };
}
