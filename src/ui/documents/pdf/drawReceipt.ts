import type { ChargeContent } from '../../../features/business/documents/chargeContent';
import type { ReceiptContent } from '../../../features/business/documents/receiptContent';
import type { DocumentContent } from '../../../features/business/documents/words';
import { encode } from 'uqr';
import {
  drawHead,
  drawSubheading,
  drawTerms,
  signatureWords,
  titleColumn,
  wordsIn,
} from './drawHead';
import { INK, INNER, MUTED, type PdfPaper } from './PdfPaper';

const PADDING_X = 12;
const PADDING_Y = 6;

/** The title, and beside it the amount in a box. */
function drawAmount(paper: PdfPaper, content: DocumentContent & { amount: string | null }): void {
  paper.skip(28);
  const words = wordsIn(paper, paper.tags.root);
  const size = 26;
  const lineHeight = size * 1.2;
  const { amount } = content;
  const ink = content.brand.colour ?? INK;
  const inside =
    amount === null
      ? 0
      : Math.ceil(paper.widthOf({ runs: [{ text: amount, face: 'serif' }], size }));
  const width = inside + 2 * PADDING_X;
  const title = titleColumn(paper, content, INNER - width - 24);
  paper.row([
    title,
    {
      x: INNER - width + PADDING_X,
      width: inside + 1,
      words: [words(amount, 'serif', size, { leading: 1.2, color: ink })],
      place: 'bottom',
    },
  ]);
  if (amount !== null) {
    const top = paper.y - lineHeight - PADDING_Y;
    paper.box(INNER - width, top, width, lineHeight + 2 * PADDING_Y, ink);
  }
}

/** A receipt. The app's sheet draws the same words. */
export function drawReceipt(paper: PdfPaper, content: ReceiptContent): void {
  drawHead(paper, content);
  drawAmount(paper, content);
  const words = wordsIn(paper, paper.tags.root);
  paper.row(
    [
      {
        x: 0,
        width: INNER,
        words: [
          {
            runs: content.sentence.map(({ text, isStrong }) => ({
              text,
              face: isStrong ? ('bold' as const) : ('sans' as const),
            })),
            ...{ size: 16, leading: 1.7, tag: paper.tags.add(paper.tags.root, 'P') },
          },
        ],
      },
    ],
    { before: 20 },
  );
  paper.skip(16);
  for (const [label, value] of content.facts) {
    paper.row(
      [
        { x: 0, width: 140, words: [words(label, 'sans', 13, { color: MUTED })] },
        { x: 158, width: INNER - 158, words: [words(value, 'sans', 13)] },
      ],
      { before: 1, after: 1 },
    );
  }
  const signature = 320;
  const place = words(content.place, 'sans', 13, { align: 'end' });
  const below = {
    x: INNER - signature,
    width: signature,
    words: signatureWords(paper, content.signature, 'center'),
  };
  const height = 72 + 7 + paper.heightOf(below);
  paper.row([{ x: 0, width: INNER, words: [place] }], { before: 28, keep: height });
  paper.reserve(height);
  paper.skip(72);
  paper.rule(paper.y, INK, 1, below.x, below.width);
  paper.row([below], { before: 7 });
}

const QR_SIDE = 200;

/** What asks a client for a payment, with the Pix code where there is one. */
export function drawCharge(paper: PdfPaper, content: ChargeContent): void {
  drawHead(paper, content);
  drawAmount(paper, content);
  paper.skip(20);
  drawTerms(paper, content.facts);
  const { pix } = content;
  if (pix === null) return;
  paper.reserve(QR_SIDE + 160);
  drawSubheading(paper, pix.heading);
  paper.skip(16);
  const { data, size } = encode(pix.code, { ecc: 'M', border: 4 });
  const side = QR_SIDE / size;
  const top = paper.y;
  const squares = data.flatMap((line, y) =>
    line.flatMap((isDark, x) => (isDark ? [[x * side, top + y * side] as const] : [])),
  );
  paper.squares(squares, side, paper.tags.add(paper.tags.root, 'Span', pix.picture));
  const words = wordsIn(paper, paper.tags.root);
  const left = QR_SIDE + 24;
  paper.row([
    {
      x: left,
      width: INNER - left,
      words: [
        words(pix.hint, 'sans', 13),
        ...pix.facts.flatMap(([label, value]) => [
          words(label, 'sans', 12, { color: MUTED, before: 10 }),
          words(value, 'sans', 13),
        ]),
      ],
    },
  ]);
  paper.skip(Math.max(0, top + QR_SIDE - paper.y));
  drawTerms(paper, [[pix.codeLabel, pix.code]]);
}
