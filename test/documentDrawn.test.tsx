/** @jest-environment <rootDir>/test/setup/jsdom.ts */
import { render } from '@testing-library/react';
import * as fc from 'fast-check';
import { quoteContent } from '../src/features/business/documents/quoteContent';
import type { SentDocument } from '../src/features/business/documents/link/sentDocument';
import { withoutControlCharacters } from '../src/features/shared/controlCharacters';
import { sheet } from '../src/quotePage/sheet';
import { QuoteSheet } from '../src/ui/documents/quote/QuoteSheet';
import { drawPdf } from '../src/ui/documents/pdf/makePdf';
import { ThemeProvider } from '../src/ui/theme/ThemeProvider';
import { rounds } from './promises/support/long';
import { aPng, dataUrl } from './pictures';
import { blankPictures, builtFonts } from './pdf/drawing';
import { readPdfs, squeezed } from './pdf/readPdfs';
import { anyDocument, aSentDocument } from './quoteDocuments';

/** An element as the stylesheet knows it. The levels of headings differ, because the sheet is in a dialog. */
const elementName = ({ localName, className }: Element): string =>
  `${localName.replace(/^h\d$/, 'h')}.${className}`;

/** The elements and the words inside an element, in their order. */
function outlineOf(element: Element): unknown[] {
  return [...element.childNodes].flatMap((node) => {
    // A link has no room for a logo, so the client's page alone has the name's initial in its place.
    if (node instanceof Element && node.matches('.monogram')) return [];
    if (node instanceof HTMLImageElement) return [node.src];
    if (node instanceof Element) return [elementName(node), outlineOf(node)];
    const text = withoutControlCharacters(node.nodeValue ?? '');
    return text === '' ? [] : [text];
  });
}

/** The blocks of a drawn document by name. The foot of the sheet shows what the margin of a printed page has. */
const blocksOf = (article: Element) =>
  [...article.children]
    .filter((block) => !block.matches('style, footer'))
    .map((block) => [elementName(block), outlineOf(block)]);

function drawn(quote: SentDocument) {
  const { container, unmount } = render(
    <ThemeProvider>
      <QuoteSheet document={quote} />
    </ThemeProvider>,
  );
  const article = container.querySelector('article');
  const blocks = article && blocksOf(article);
  // Quantity and price in one are for phones alone.
  article?.querySelectorAll('style, footer, .each').forEach((part) => part.remove());
  const words = squeezed(article?.textContent ?? '');
  unmount();
  return { app: blocks, page: blocksOf(sheet(quoteContent(quote))), words };
}

const anyBrand = fc.record({
  logo: fc.constantFrom(null, dataUrl(aPng())),
  colour: fc.constantFrom(null, '#8a3a22'),
});

test('a document has its blocks in one order', () => {
  expect(drawn(aSentDocument()).page.map(([name]) => name)).toEqual([
    'header.head',
    'div.title',
    'div.party',
    'table.',
    'dl.sums',
    'h.serif subheading',
    'dl.terms',
    'p.quiet law',
    'div.signatures',
  ]);
});

test('the app’s sheet and the client’s page have the same words in the same elements and order', () => {
  fc.assert(
    fc.property(anyDocument, anyBrand, (quote, brand) => {
      const { app, page } = drawn({ ...quote, brand });
      expect(app).toEqual(page);
    }),
    { numRuns: rounds(20, 200) },
  );
});

test('the PDF has the words of the sheet, in the same order', () => {
  const means = { fonts: builtFonts(), pictures: blankPictures };
  const quotes = fc
    .sample(fc.tuple(anyDocument, anyBrand), rounds(12, 120))
    .map(([quote, brand]) => ({ ...quote, brand }));
  const pdfs = quotes.map((quote) =>
    drawPdf({ kind: 'quote', content: quoteContent(quote) }, means),
  );
  expect(readPdfs(pdfs).map(({ words }) => squeezed(words))).toEqual(
    quotes.map((quote) => drawn(quote).words),
  );
});

test('the words of a name beside a wide logo stay whole', () => {
  const sent = aSentDocument();
  const provider = {
    ...sent.provider,
    name: 'Estúdio Paralelepípedo',
    email: 'contato@estudio-paralelepipedo.com.br',
  };
  const quote = { ...sent, provider, brand: { logo: dataUrl(aPng(250, 80)), colour: null } };
  const means = { fonts: builtFonts(), pictures: blankPictures };
  const [pdf] = readPdfs([drawPdf({ kind: 'quote', content: quoteContent(quote) }, means)]);
  expect(pdf?.words).toContain('Paralelepípedo');
});
