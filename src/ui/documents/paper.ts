/** Prints the page; a file of it is offered under that name. */
export function printAs(name: string): void {
  const { title } = document;
  document.title = name;
  window.addEventListener(
    'afterprint',
    () => {
      document.title = title;
    },
    { once: true },
  );
  window.print();
}

/** A text as CSS writes one. */
const cssText = (text: string): string =>
  `"${text.replace(/[\\"<]|\p{Cc}/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16) ?? ''} `)}"`;

const SMALL = 'font: 9pt Arial, sans-serif; color: #444; vertical-align: top; padding-top: 3mm;';

export type Paper = 'A4' | 'A5';

/** A small sheet lies on its side, and is not counted. */
const pages: Record<Paper, string> = {
  A4: 'size: A4; margin: 17mm 19mm 20mm;',
  A5: 'size: A5 landscape; margin: 12mm 14mm 14mm;',
};

/**
 * The pages of a document on paper: A4 unless told, and in the foot of each what it belongs to and
 * which page it is, where the browser can write into a page's margin.
 */
export const pageRule = (name: string, credit: string, paper: Paper = 'A4'): string => `@page {
  ${pages[paper]}
  @bottom-left { content: ${cssText(name)}; ${SMALL} }
  @bottom-center { content: ${cssText(credit)}; ${SMALL} }
  ${paper === 'A4' ? `@bottom-right { content: "Página " counter(page) " de " counter(pages); ${SMALL} }` : ''}
}`;
