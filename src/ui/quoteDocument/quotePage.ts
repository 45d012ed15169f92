import { QUOTE_SLOT, type QuoteFile } from '../../features/quoteLink/file';
import { QUOTE_PAGE } from '../../features/quoteLink/link';
import { saveFile } from '../exports/saveFile';

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

/** The system's share sheet, with the file where that takes one. */
export async function share(text: string, file: QuoteFile | null): Promise<void> {
  const files = file ? [new File([file.html], file.name, { type: PAGE_TYPE })] : [];
  const withFiles = { text, files };
  const isTaken = files.length > 0 && navigator.canShare(withFiles);
  if (file && !isTaken) saveFile(file.name, PAGE_TYPE, file.html);
  try {
    await navigator.share(isTaken ? withFiles : { text });
  } catch {
    // Closed again by whoever opened it.
  }
}
