import { documentFileName } from '../quoteDocument/quoteDocument';
import { writeDocument, type SentDocument } from './sentDocument';

/** The element of the page that holds the quote where no fragment does. */
const QUOTE_ELEMENT = 'orcamento';

const START = `<script type="application/json" id="${QUOTE_ELEMENT}">`;
const END = '</script>';

/** It, empty, as it stands in the page. */
export const QUOTE_SLOT = START + END;

/** Where the page has the app's font from; a file has no app beside it. */
const FONT = /<style>@font-face\{[^<]*<\/style>/;

export interface QuoteFile {
  /** `Orçamento 2026-014 Padaria Estrela.html` */
  name: string;
  html: string;
}

/**
 * The client's page with a quote in it, as one file that needs nothing else: to be sent where a link
 * would not get there. It is read and answered as the link is.
 * @param page - The text of the built page (`QUOTE_PAGE`), as the app's server gives it.
 * @throws Error when that text is another page: of an older build, or of a host's own making.
 */
export function quoteFile(document: SentDocument, page: string): QuoteFile {
  if (!page.includes(QUOTE_SLOT))
    throw new Error(`The page has no element "${QUOTE_ELEMENT}" to fill`);
  // In JSON a letter may stand as its number: no text of a quote ends the element or opens a comment.
  const text = JSON.stringify(writeDocument(document)).replaceAll('<', '\\u003c');
  return {
    name: `${documentFileName(document)}.html`,
    html: page.replace(FONT, '').replace(QUOTE_SLOT, () => START + text + END),
  };
}
