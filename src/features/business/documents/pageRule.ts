const cssText = (text: string): string =>
  `"${text.replace(/[\\"<]|\p{Cc}/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16) ?? ''} `)}"`;

const SMALL = 'font: 9pt Arial, sans-serif; color: #444; vertical-align: top; padding-top: 3mm;';

export type Paper = 'A4' | 'A5';

/** The page styles of each paper size. A5 is in landscape format and has no page numbers. */
const pages: Record<Paper, string> = {
  A4: 'size: A4; margin: 17mm 19mm 20mm;',
  A5: 'size: A5 landscape; margin: 12mm 14mm 14mm;',
};

/**
 * The CSS for the printed pages of a document. The margin at the bottom has the document's name and the page
 * number, where the browser supports that.
 */
export const pageRule = (
  name: string,
  credit: string | null,
  paper: Paper = 'A4',
): string => `@page {
  ${pages[paper]}
  @bottom-left { content: ${cssText(name)}; ${SMALL} }
  @bottom-center { content: ${cssText(credit ?? '')}; ${SMALL} }
  ${paper === 'A4' ? `@bottom-right { content: "Página " counter(page) " de " counter(pages); ${SMALL} }` : ''}
}`;
