import { documentFileName } from '../quoteDocument/quoteDocument';
import { writeDocument, type SentDocument } from './sentDocument';

/** The element that contains the quote in a file, where there is no fragment. */
const QUOTE_ELEMENT = 'orcamento';

const START = `<script type="application/json" id="${QUOTE_ELEMENT}">`;
const END = '</script>';

/** The same element as the built page has it: empty. */
export const QUOTE_SLOT = START + END;

/** The page's font. A file cannot load it from the app's server. */
const FONT = /<style>@font-face\{[^<]*<\/style>/;

export interface QuoteFile {
  /** `Orçamento 2026-014 Padaria Estrela.html` */
  name: string;
  html: string;
}

/**
 * The client's page with a quote inside, as one self-contained file. It is sent where a link would not reach
 * the client, and works like the link.
 * @param page - The text of the built page (`QUOTE_PAGE`) from the app's server.
 * @throws Error when that text is another page, for example of an older build.
 */
export function quoteFile(document: SentDocument, page: string): QuoteFile {
  if (!page.includes(QUOTE_SLOT))
    throw new Error(`The page has no element "${QUOTE_ELEMENT}" to fill`);
  // Escaped so that no text of a quote can close the element or open a comment.
  const text = JSON.stringify(writeDocument(document)).replaceAll('<', '\\u003c');
  return {
    name: `${documentFileName(document)}.html`,
    html: page.replace(FONT, '').replace(QUOTE_SLOT, () => START + text + END),
  };
}
