import {
  CLIENT_LABEL,
  ITEM_HEADINGS,
  TERMS_HEADING,
  type ItemContent,
  type QuoteContent,
} from '../../../features/business/documents/quoteContent';
import type { Line } from '../../../features/business/documents/words';
import {
  drawHead,
  drawSubheading,
  drawTerms,
  signatureWords,
  titleColumn,
  wordsIn,
} from './drawHead';
import { HAIRLINE, INK, INNER, MUTED, type Column, type PdfPaper } from './PdfPaper';
import type { Tag } from './tags';

const GAP = 24;

/** The width of the widest of some texts. */
const widest = (paper: PdfPaper, texts: readonly string[], face: 'sans' | 'bold', size: number) =>
  Math.ceil(
    Math.max(0, ...texts.map((text) => paper.widthOf({ runs: [{ text, face }], size }))) + 1,
  );

function drawTitle(paper: PdfPaper, content: QuoteContent): void {
  const labels = widest(
    paper,
    content.facts.map(([label]) => label),
    'sans',
    13,
  );
  const values = widest(
    paper,
    content.facts.map(([, value]) => value),
    'bold',
    13,
  );
  const left = INNER - labels - GAP - values;
  const title = titleColumn(paper, content, left - GAP);
  const words = wordsIn(paper, paper.tags.root);
  const before = (place: number) => (place === 0 ? 0 : 4);
  // A label is read before what it names.
  const facts = content.facts.map(([label, value], place) => ({
    label: words(label, 'sans', 13, { color: MUTED, before: before(place) }),
    value: words(value, place === 0 ? 'sans' : 'bold', 13, { align: 'end', before: before(place) }),
  }));
  paper.row(
    [
      title,
      { x: left, width: labels + 1, words: facts.map(({ label }) => label), place: 'bottom' },
      { x: INNER - values, width: values, words: facts.map(({ value }) => value), place: 'bottom' },
    ],
    { before: 32, after: 28, rule: INK },
  );
}

function drawClient(paper: PdfPaper, { client }: QuoteContent): void {
  const words = wordsIn(paper, paper.tags.root);
  paper.row(
    [
      { x: 0, width: 166, words: [words(CLIENT_LABEL, 'sans', 13, { color: MUTED })] },
      {
        x: 182,
        width: INNER - 182,
        words: [
          words(client.name, 'bold', 16),
          ...client.lines.map((line) => words(line, 'sans', 13)),
        ],
      },
    ],
    { before: 12, after: 12, rule: HAIRLINE },
  );
}

/** The columns of the items: where each begins, and its width. */
function itemColumns(paper: PdfPaper, items: readonly ItemContent[]): Omit<Column, 'words'>[] {
  const [, ...headings] = ITEM_HEADINGS;
  const texts = [
    items.map(({ quantity }) => quantity),
    items.map(({ price }) => price),
    items.map(({ subtotal }) => subtotal),
  ];
  const widths = texts.map((column, place) =>
    Math.max(widest(paper, column, 'sans', 13), widest(paper, [headings[place] ?? ''], 'bold', 12)),
  );
  let end = INNER;
  const places = widths.reverse().map((width) => {
    const column = { x: end - width, width };
    end -= width + GAP;
    return column;
  });
  return [{ x: 0, width: end }, ...places.reverse()];
}

function drawItems(paper: PdfPaper, { items }: QuoteContent, sumsHeight: number): void {
  const columns = itemColumns(paper, items);
  const table = paper.tags.add(paper.tags.root, 'Table');
  const look = (place: number) => ({ align: place === 0 ? 'start' : 'end' }) as const;
  let isFirst = true;
  paper.skip(28);
  const drawHeadings = () => {
    // Where the table goes on, its headings are not read aloud again.
    const row: Tag | null = isFirst ? paper.tags.add(table, 'TR') : null;
    isFirst = false;
    paper.row(
      columns.map((column, place) => ({
        ...column,
        words: [
          {
            runs: [{ text: ITEM_HEADINGS[place] ?? '', face: 'bold' }],
            size: 12,
            tag: row && paper.tags.add(row, 'TH'),
            ...look(place),
          },
        ],
      })),
      { before: 6, after: 6, rule: INK, keep: 60 },
    );
  };
  paper.withHead(drawHeadings, () => {
    items.forEach(({ name, description, kind, quantity, price, subtotal }, index) => {
      const row = paper.tags.add(table, 'TR');
      const cells = columns.map((_, place) => ({ tag: paper.tags.add(row, 'TD'), ...look(place) }));
      const quiet = { ...cells[0], color: MUTED };
      const words = wordsIn(paper, null);
      const texts = [
        [
          words(name, 'bold', 14, cells[0]),
          words(description, 'sans', 13, quiet),
          words(kind, 'sans', 13, quiet),
        ],
        ...[quantity, price, subtotal].map((text, place) => [
          words(text, 'sans', 13, { before: 1, ...cells[place + 1] }),
        ]),
      ];
      paper.row(
        columns.map((column, place) => ({ ...column, words: texts[place] ?? [] })),
        {
          ...{ before: 12, after: 12, rule: HAIRLINE },
          keep: index === items.length - 1 ? sumsHeight : 0,
        },
      );
    });
  });
}

const SUM_HEIGHT = 24;
const TOTAL_HEIGHT = 56;
const sumsHeightOf = (sums: readonly Line[]): number =>
  12 + sums.length * SUM_HEIGHT + TOTAL_HEIGHT;

function drawSums(paper: PdfPaper, { sums, total, brand }: QuoteContent): void {
  paper.reserve(sumsHeightOf(sums));
  paper.skip(12);
  const words = wordsIn(paper, paper.tags.root);
  const values = Math.max(
    112,
    widest(
      paper,
      sums.map(([, value]) => value),
      'sans',
      13,
    ),
  );
  for (const [label, value] of sums) {
    paper.row(
      [
        {
          x: 0,
          width: INNER - values - GAP,
          words: [words(label, 'sans', 13, { color: MUTED, align: 'end' })],
        },
        {
          x: INNER - values,
          width: values,
          words: [words(value, 'sans', 13, { align: 'end' })],
        },
      ],
      { before: 2, after: 2 },
    );
  }
  const [label, value] = total;
  const ink = brand.colour ?? INK;
  const named = words(label, 'sans', 14, { align: 'end' });
  const amount = words(value, 'serif', 26, { align: 'end', leading: 1.2, color: ink });
  const width = Math.max(164, Math.ceil(paper.widthOf(amount)) + 1);
  const left = INNER - width;
  paper.skip(6);
  paper.rule(paper.y, ink, 1, left, width);
  paper.row(
    [
      { x: 0, width: left - GAP, words: [named], place: 'middle' },
      { x: left, width, words: [amount] },
    ],
    { before: 4, after: 3 },
  );
  paper.rule(paper.y, ink, 1, left, width);
  paper.rule(paper.y + 3, ink, 1, left, width);
  paper.skip(4);
}

const SIGNATURE_GAP = 32;
const SIGNATURE_WIDTHS = [233, 233, 120];
const SIGNATURES_BEFORE = 72;

function drawEnd(paper: PdfPaper, { law, signatures }: QuoteContent): void {
  const words = wordsIn(paper, paper.tags.root);
  const lawWords = words(law, 'sans', 12, { color: MUTED });
  let x = 0;
  const columns = signatures.map((signature, place) => {
    const width = SIGNATURE_WIDTHS[place] ?? 120;
    const column = { x, width, words: signatureWords(paper, signature) };
    x += width + SIGNATURE_GAP;
    return column;
  });
  const height = Math.max(...columns.map((column) => paper.heightOf(column)));
  // The signatures are never alone on a page.
  paper.row([{ x: 0, width: INNER, words: [lawWords] }], {
    before: 18,
    keep: SIGNATURES_BEFORE + 7 + height,
  });
  paper.reserve(SIGNATURES_BEFORE + 7 + height);
  paper.skip(SIGNATURES_BEFORE);
  for (const column of columns) paper.rule(paper.y, INK, 1, column.x, column.width);
  paper.row(columns, { before: 7 });
}

/** The document of a quote. The app's sheet draws the same words. */
export function drawQuote(paper: PdfPaper, content: QuoteContent): void {
  drawHead(paper, content);
  drawTitle(paper, content);
  drawClient(paper, content);
  drawItems(paper, content, sumsHeightOf(content.sums));
  drawSums(paper, content);
  if (content.terms.length > 0) {
    drawSubheading(paper, TERMS_HEADING);
    drawTerms(paper, content.terms);
  }
  drawEnd(paper, content);
}
