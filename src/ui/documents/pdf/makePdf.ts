import type { ChargeContent } from '../../../features/business/documents/chargeContent';
import type { QuoteContent } from '../../../features/business/documents/quoteContent';
import type { ReceiptContent } from '../../../features/business/documents/receiptContent';
import { drawQuote } from './drawQuote';
import { drawCharge, drawReceipt } from './drawReceipt';
import { loadFonts } from './faces';
import { PdfPaper, type Means } from './PdfPaper';
import { canvasPictures } from './pictures';

/** A document in words, with its kind. */
export type Described =
  | { kind: 'quote'; content: QuoteContent }
  | { kind: 'receipt'; content: ReceiptContent }
  | { kind: 'charge'; content: ChargeContent };

/** Draws a document as a PDF: A4, on white in both colour schemes, with text that can be selected and read aloud. */
export function drawPdf({ kind, content }: Described, means: Means): ArrayBuffer {
  const paper = new PdfPaper(content.name, means);
  if (kind === 'quote') drawQuote(paper, content);
  else if (kind === 'receipt') drawReceipt(paper, content);
  else drawCharge(paper, content);
  return paper.finish(content.name, content.credit);
}

/**
 * Makes the PDF of a document in the browser.
 * @throws TypeError or Error if a font cannot be loaded.
 */
export async function makePdf(described: Described, fileName: string): Promise<File> {
  const fonts = await loadFonts(JSON.stringify(described.content));
  const bytes = drawPdf(described, { fonts, pictures: canvasPictures() });
  return new File([bytes], fileName, { type: 'application/pdf' });
}
