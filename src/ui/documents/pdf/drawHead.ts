import type { DocumentContent, Signature } from '../../../features/business/documents/words';
import { HAIRLINE, INK, INNER, MUTED, type Column, type PdfPaper, type Words } from './PdfPaper';
import type { Face } from './faces';
import type { Tag } from './tags';

// As `document.css` has them.
const LOGO_WIDTH = 200;
const LOGO_HEIGHT = 64;
const LOGO_GAP = 18;

/** Makes a function that describes texts of one tag. */
export const wordsIn =
  (paper: PdfPaper, parent: Tag | null) =>
  (
    text: string | null,
    face: Face,
    size: number,
    look: Partial<Omit<Words, 'runs' | 'size'>> = {},
  ): Words => ({
    runs: [{ text: text ?? '', face }],
    size,
    // Screen readers would stop at an empty paragraph.
    tag: look.tag ?? (parent && (text ?? '').trim() !== '' ? paper.tags.add(parent, 'P') : null),
    ...look,
  });

/** The provider at the head of a document, with the logo where there is one. */
export function drawHead(
  paper: PdfPaper,
  { provider, brand: { logo, colour } }: DocumentContent,
): void {
  const words = wordsIn(paper, paper.tags.root);
  const top = paper.y;
  // The name beside it says what the logo shows. One that cannot be read is left out.
  const logoWidth =
    logo === null
      ? null
      : paper.image(logo, { x: 0, y: top, maxWidth: LOGO_WIDTH, maxHeight: LOGO_HEIGHT });
  // Their tags stand in this order.
  const named = words(provider.name, 'serif', 25, { leading: 1.2 });
  const about = words(provider.about, 'sans', 13, { color: MUTED });
  const contact = provider.lines.map((line) => words(line, 'sans', 13, { align: 'end' }));
  const widest = Math.max(0, ...contact.map((line) => paper.widthOf(line)));
  const contactWidth = Math.min(INNER / 2, Math.ceil(widest) + 1);
  const free = INNER - contactWidth - 16;
  const indent = logoWidth === null ? 0 : logoWidth + LOGO_GAP;
  // Where its longest word has no room beside the logo, the name stands below it.
  const single = [named, about].flatMap(({ runs, size }) =>
    runs.flatMap(({ text, face }) =>
      text.split(' ').map((word) => paper.widthOf({ runs: [{ text: word, face }], size })),
    ),
  );
  const isBeside = logoWidth === null || Math.max(...single) <= free - indent;
  const name: Column = {
    x: isBeside ? indent : 0,
    width: isBeside ? free - indent : free,
    words: [isBeside ? named : { ...named, before: LOGO_HEIGHT + 8 }, about],
    place: 'middle',
  };
  const least = logoWidth === null ? 0 : LOGO_HEIGHT - paper.heightOf(name);
  if (least > 0) paper.skip(least / 2);
  paper.row([name, { x: INNER - contactWidth, width: contactWidth, words: contact }]);
  if (least > 0) paper.skip(least / 2);
  paper.skip(24);
  const ruleWidth = colour === null ? 1 : 3;
  paper.row([], { rule: colour ?? INK, ruleWidth });
}

/** The title of a document with its number. */
export function titleColumn(
  paper: PdfPaper,
  { title, number, brand: { colour } }: DocumentContent,
  width: number,
): Column {
  const heading = paper.tags.add(paper.tags.root, 'H1');
  const look = { tag: heading, leading: 1.1, ...(colour !== null && { color: colour }) };
  const words = wordsIn(paper, paper.tags.root);
  return {
    x: 0,
    width,
    words: [words(title, 'serif', 35, look), words(number, 'sans', 16, { before: 6 })],
    place: 'bottom',
  };
}

/** A line to sign on, with what stands below it. */
export const signatureWords = (
  paper: PdfPaper,
  { name, about }: Signature,
  align: 'start' | 'center' = 'start',
): Words[] => {
  const words = wordsIn(paper, paper.tags.root);
  return [words(name, 'bold', 13, { align }), words(about, 'sans', 13, { align })];
};

/** A heading over rows. */
export function drawSubheading(paper: PdfPaper, text: string): void {
  const tag = paper.tags.add(paper.tags.root, 'H2');
  const words = wordsIn(paper, null)(text, 'serif', 20, { tag, leading: 1.2 });
  paper.row([{ x: 0, width: INNER, words: [words] }], {
    ...{ before: 28, after: 6, rule: INK },
    keep: 48,
  });
}

/** Labels with what they name, a ruled row each. */
export function drawTerms(paper: PdfPaper, lines: readonly (readonly [string, string])[]): void {
  const words = wordsIn(paper, paper.tags.root);
  for (const [label, value] of lines) {
    paper.row(
      [
        { x: 0, width: 166, words: [words(label, 'sans', 13, { color: MUTED })] },
        { x: 182, width: INNER - 182, words: [words(value, 'sans', 13)] },
      ],
      { before: 6, after: 6, rule: HAIRLINE },
    );
  }
}
