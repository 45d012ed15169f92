import { QUOTE_SLOT } from '../../features/quoteLink/file';
import { QUOTE_PAGE } from '../../features/quoteLink/link';

/**
 * The text of the client's page, as the app's server has it beside the app: part of the build, like a
 * chunk.
 * @throws TypeError or Error where it does not come.
 */
export async function loadQuotePage(): Promise<string> {
  const response = await fetch(`/${QUOTE_PAGE}`);
  if (!response.ok) throw new Error(`${String(response.status)} for ${QUOTE_PAGE}`);
  const page = await response.text();
  // A host may answer with a page of its own making.
  if (!page.includes(QUOTE_SLOT)) throw new Error(`${QUOTE_PAGE} has no place for a quote`);
  return page;
}

export const PAGE_TYPE = 'text/html';
