import { jsPDF } from 'jspdf';
import { FACES, type Face, type FontFiles } from './faces';
import type { Picture, PictureMaker } from './pictures';
import { tagging, type Tag, type Tagging } from './tags';
import { textLines, type Measures, type Piece, type Run } from './textLines';

/*
 * Lengths are in px, of which the paper is 794 wide, as on the sheet. A point of jsPDF's font sizes is 4/3 px.
 */

export const INK = '#000000';
export const MUTED = '#444444';
export const HAIRLINE = '#bbbbbb';

const WIDTH = 793.7;
const LEFT = 72;
const TOP = 64;
/** The end of what flows, and the line of the foot. */
const BOTTOM = 1028;
const FOOT = 1047;
/** How much of a row that needs more than a page stands on its first page at least. */
const LEAST = 80;
/** The width between the margins. */
export const INNER = WIDTH - 2 * LEFT;

export interface Look {
  size: number;
  color?: string;
  /** The height of a line as a multiple of the size. */
  leading?: number;
  align?: 'start' | 'center' | 'end';
}

interface Line extends Required<Look> {
  pieces: readonly Piece[];
  tag: Tag | null;
  /** The free space above the line. */
  before: number;
}

/** A text in a column, with the space above it. */
export interface Words extends Look {
  runs: readonly Run[];
  tag: Tag | null;
  before?: number;
}

export interface Column {
  /** From the left margin. */
  x: number;
  width: number;
  words: readonly Words[];
  /** Where a column stands that is lower than the others. */
  place?: 'top' | 'middle' | 'bottom';
}

export interface RowLook {
  before?: number;
  after?: number;
  /** The colour of the line under the row, and its width. */
  rule?: string;
  ruleWidth?: number;
  /** How much of what follows has to fit on the same page. */
  keep?: number;
}

const heightOf = ({ size, leading, before }: Line): number => before + size * leading;
const heightOfAll = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + heightOf(line), 0);

/** A font's table of letters, as jsPDF reads it. */
interface TrueTypeFont {
  characterToGlyph: (code: number) => number;
  widthOfGlyph: (glyph: number) => number;
}

/** jsPDF takes a file as a text of its bytes. */
function bytesAsText(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return text;
}

export interface Means {
  fonts: FontFiles;
  pictures: PictureMaker;
}

/** A PDF on which rows of text are placed one below the other, on as many pages as they need. */
export class PdfPaper {
  readonly tags: Tagging;
  readonly #pdf: jsPDF;
  readonly #pictures: PictureMaker;
  readonly #fonts = new Map<Face, { name: string; table: TrueTypeFont }[]>();
  readonly #measures: Measures;
  /** The pictures of signs that come more than once. */
  readonly #drawn = new Map<string, Picture>();
  #page = 1;
  #y = TOP;
  /** Draws what each further page begins with. */
  #onNewPage: (() => void) | null = null;

  constructor(title: string, { fonts, pictures }: Means) {
    this.#pdf = new jsPDF({
      unit: 'px',
      hotfixes: ['px_scaling'],
      format: 'a4',
      compress: true,
      putOnlyUsedFonts: true,
    });
    this.#pictures = pictures;
    this.#pdf.setDocumentProperties({ title, creator: 'Ofício' });
    this.#pdf.setLanguage('pt-BR');
    this.#pdf.viewerPreferences({ DisplayDocTitle: true });
    this.tags = tagging(this.#pdf);
    for (const face of FACES) {
      const loaded = fonts[face].map((file, place) => {
        const name = `${face}${String(place)}`;
        this.#pdf.addFileToVFS(name, bytesAsText(file));
        this.#pdf.addFont(name, name, 'normal');
        this.#pdf.setFont(name);
        // jsPDF's types do not describe a font's table.
        return { name, table: this.#pdf.getFont().metadata as TrueTypeFont };
      });
      this.#fonts.set(face, loaded);
    }
    const tableOf = (face: Face, font: string): TrueTypeFont | undefined =>
      this.#fonts.get(face)?.find(({ name }) => name === font)?.table;
    this.#measures = {
      fontOf: (letter, face) => {
        const found = this.#fonts
          .get(face)
          ?.find(({ table }) => table.characterToGlyph(letter.charCodeAt(0)) !== 0);
        return letter.length === 1 ? (found?.name ?? null) : null;
      },
      // In thousandths of the size.
      widthOf: (text, face, font) => {
        const table = font === null ? undefined : tableOf(face, font);
        if (!table) return pictures.widthOf(text, { face, size: 100, color: INK }) * 10;
        return [...Array(text.length).keys()].reduce(
          (sum, place) => sum + table.widthOfGlyph(table.characterToGlyph(text.charCodeAt(place))),
          0,
        );
      },
    };
  }

  get y(): number {
    return this.#y;
  }

  #linesOf({ runs, tag, before = 0, ...look }: Words, width: number): Line[] {
    const { size, color = INK, leading = 1.5, align = 'start' } = look;
    return textLines(runs, (width / size) * 1000, this.#measures).map((pieces, place) => ({
      ...{ pieces, tag, size, color, leading, align },
      before: place === 0 ? before : 0,
    }));
  }

  /** How wide a text is on one line. */
  widthOf({ runs, size }: Pick<Words, 'runs' | 'size'>): number {
    const [line = []] = textLines(runs, Infinity, this.#measures);
    return (line.reduce((sum, { width }) => sum + width, 0) / 1000) * size;
  }

  /** How high a column is. */
  heightOf({ width, words }: Pick<Column, 'width' | 'words'>): number {
    return heightOfAll(words.flatMap((each) => this.#linesOf(each, width)));
  }

  #drawPicture({ text, face }: Piece, line: Line, x: number, base: number): void {
    const { size, color } = line;
    const alias = [text, face, size, color].join(' ');
    const picture = this.#drawn.get(alias) ?? this.#pictures.draw(text, { face, size, color });
    this.#drawn.set(alias, picture);
    const { pixels, width, height, ascent } = picture;
    this.#pdf.addImage(pixels, 'RGBA', x, base - ascent, width, height, alias, 'FAST');
  }

  #drawLine(line: Line, left: number, width: number, top: number): void {
    const { pieces, size, color, leading, align, tag } = line;
    const widths = pieces.map((piece) => (piece.width / 1000) * size);
    const free = width - widths.reduce((sum, each) => sum + each, 0);
    let x = left + (align === 'end' ? free : align === 'center' ? free / 2 : 0);
    // The middle of a capital letter is in the middle of the line.
    const base = top + (size * leading) / 2 + size * 0.35;
    pieces.forEach((piece, place) => {
      const { text, font } = piece;
      if (font === null) {
        const span = tag && this.tags.add(tag, 'Span', text);
        this.tags.mark(span, this.#page, () => this.#drawPicture(piece, line, x, base));
      } else {
        this.tags.mark(tag, this.#page, () => {
          this.#pdf
            .setFont(font)
            .setFontSize(size * 0.75)
            .setTextColor(color);
          this.#pdf.text(text, x, base);
        });
      }
      x += widths[place] ?? 0;
    });
  }

  /** Draws a line from left to right. */
  rule(y: number, color: string, width = 1, x = 0, length = INNER): void {
    this.tags.mark(null, this.#page, () => {
      this.#pdf.setDrawColor(color).setLineWidth(width);
      this.#pdf.line(LEFT + x, y, LEFT + x + length, y);
    });
  }

  box(x: number, y: number, width: number, height: number, color = INK): void {
    this.tags.mark(null, this.#page, () => {
      this.#pdf
        .setDrawColor(color)
        .setLineWidth(1)
        .rect(LEFT + x, y, width, height);
    });
  }

  /** Fills squares, as a QR code has. */
  squares(squares: readonly (readonly [x: number, y: number])[], side: number, tag: Tag): void {
    this.tags.mark(tag, this.#page, () => {
      this.#pdf.setFillColor(INK);
      for (const [x, y] of squares) this.#pdf.rect(LEFT + x, y, side, side, 'F');
    });
  }

  /**
   * Draws a decorative picture file at the top left of a place, never larger than it is.
   * @returns its width; null if it cannot be read, and nothing is drawn then.
   */
  image(
    dataUrl: string,
    { x, y, maxWidth, maxHeight }: Record<'x' | 'y' | 'maxWidth' | 'maxHeight', number>,
  ): number | null {
    let size: { width: number; height: number };
    try {
      size = this.#pdf.getImageProperties(dataUrl);
    } catch {
      return null;
    }
    const { width, height } = size;
    const scale = Math.min(1, maxWidth / width, maxHeight / height);
    this.tags.mark(null, this.#page, () => {
      this.#pdf.addImage(dataUrl, LEFT + x, y, width * scale, height * scale);
    });
    return width * scale;
  }

  #newPage(): void {
    this.#pdf.addPage();
    this.#page += 1;
    this.#y = TOP;
    this.#onNewPage?.();
  }

  /** Makes sure that something of this height stands on one page. */
  reserve(height: number): void {
    if (this.#y + height > BOTTOM && this.#y > TOP) this.#newPage();
  }

  skip(height: number): void {
    this.#y += height;
  }

  /** Draws something; each further page that it needs begins in the same way. */
  withHead(head: () => void, draw: () => void): void {
    head();
    this.#onNewPage = head;
    draw();
    this.#onNewPage = null;
  }

  /**
   * Places texts side by side. A row that fits on a page is not divided; a higher one is, between its lines.
   */
  row(columns: readonly Column[], look: RowLook = {}): void {
    const { before = 0, after = 0, rule, ruleWidth = 1, keep = 0 } = look;
    const laid = columns.map(({ words, width, ...column }) => ({
      ...column,
      width,
      lines: words.flatMap((each) => this.#linesOf(each, width)),
    }));
    const height = Math.max(0, ...laid.map(({ lines }) => heightOfAll(lines)));
    const needed = before + height + after + keep;
    this.reserve(needed > BOTTOM - TOP ? before + LEAST : needed);
    this.#y += before;
    if (this.#y + height + after <= BOTTOM) {
      for (const { x, width, lines, place = 'top' } of laid) {
        const free = height - heightOfAll(lines);
        let y = this.#y + (place === 'bottom' ? free : place === 'middle' ? free / 2 : 0);
        for (const line of lines) {
          this.#drawLine(line, LEFT + x, width, y + line.before);
          y += heightOf(line);
        }
      }
      this.#y += height;
    } else {
      const count = Math.max(0, ...laid.map(({ lines }) => lines.length));
      for (let index = 0; index < count; index += 1) {
        const beside = laid.flatMap(({ x, width, lines }) => {
          const line = lines[index];
          return line ? [{ x, width, line }] : [];
        });
        const needed = Math.max(...beside.map(({ line }) => heightOf(line)));
        this.reserve(needed);
        for (const { x, width, line } of beside) {
          this.#drawLine(line, LEFT + x, width, this.#y + line.before);
        }
        this.#y += needed;
      }
    }
    this.#y += after;
    if (rule !== undefined) {
      this.#y += ruleWidth;
      this.rule(this.#y - ruleWidth / 2, rule, ruleWidth);
    }
  }

  /** Writes the foot of every page, and returns the file. */
  finish(name: string, credit: string | null): ArrayBuffer {
    const count = this.#page;
    const words = (text: string, align: 'start' | 'center' | 'end'): Words => ({
      ...{ runs: [{ text, face: 'sans' }], size: 12, color: MUTED, align, tag: null },
    });
    for (let page = 1; page <= count; page += 1) {
      this.#pdf.setPage(page);
      this.#page = page;
      this.rule(FOOT, HAIRLINE);
      const texts = [
        words(name, 'start'),
        words(credit ?? '', 'center'),
        words(`Página ${String(page)} de ${String(count)}`, 'end'),
      ];
      for (const text of texts) {
        const [line] = this.#linesOf(text, INNER);
        if (line) this.#drawLine(line, LEFT, INNER, FOOT + 10);
      }
    }
    return this.#pdf.output('arraybuffer');
  }
}
