/** A text as CSS writes one. */
const cssText = (text: string): string =>
  `"${text.replace(/[\\"<]|\p{Cc}/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16) ?? ''} `)}"`;

const SMALL = 'font: 9pt Arial, sans-serif; color: #444; vertical-align: top; padding-top: 3mm;';

/**
 * The pages of a document on paper: A4, and in the foot of each what it belongs to and which page it
 * is, where the browser can write into a page's margin.
 */
export const pageRule = (name: string, credit: string): string => `@page {
  size: A4;
  margin: 17mm 19mm 20mm;
  @bottom-left { content: ${cssText(name)}; ${SMALL} }
  @bottom-center { content: ${cssText(credit)}; ${SMALL} }
  @bottom-right { content: "Página " counter(page) " de " counter(pages); ${SMALL} }
}`;
