import { withoutControlCharacters } from '../../../features/shared/controlCharacters';
import type { Face } from './faces';

/** A text in one face. */
export interface Run {
  text: string;
  face: Face;
}

/** What is drawn at once: letters of one font, or a picture of signs that no font has. */
export interface Piece {
  text: string;
  face: Face;
  /** The name of the font; null for a picture. */
  font: string | null;
  width: number;
}

export interface Measures {
  /** The font of a face that has the letter; null if none has. */
  fontOf: (letter: string, face: Face) => string | null;
  widthOf: (text: string, face: Face, font: string | null) => number;
}

/** The smallest thing that is not divided: a letter with its accents, an emoji, a space. */
interface Sign extends Piece {
  isSpace: boolean;
  /** Whether a line may end here. */
  breaks: boolean;
}

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

const SPACE = /^[\s\p{Z}]+$/u;
/** Marks of direction, joiners, selectors and the like, which show nothing by themselves. */
const INVISIBLE = /^[\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u;
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** Signs whose shape does not depend on their neighbours, so that one picture serves wherever the sign stands. */
const ALONE =
  /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\p{Script=Hangul}|\p{RI}/u;
const LETTER = /\p{L}/u;

/** The paragraphs of a text, as the sheet shows them. */
const paragraphsOf = (runs: readonly Run[]): Run[][] => {
  const paragraphs: Run[][] = [[]];
  for (const { text, face } of runs) {
    withoutControlCharacters(text)
      .normalize('NFC')
      .split(/\r\n?|[\n\u2028\u2029]/)
      .forEach((line, place) => {
        if (place > 0) paragraphs.push([]);
        paragraphs.at(-1)?.push({ text: line, face });
      });
  }
  return paragraphs;
};

function signsOf(runs: readonly Run[], { fontOf, widthOf }: Measures): Sign[] {
  const signs: Sign[] = [];
  for (const { text, face } of runs) {
    for (const { segment } of graphemes.segment(text)) {
      const isSpace = SPACE.test(segment);
      if (isSpace ? signs.at(-1)?.breaks : INVISIBLE.test(segment)) continue;
      const shown = isSpace ? ' ' : segment;
      const font = fontOf(shown, face);
      // A font may lack its space. Then nothing is drawn, and the next word stands further on.
      const width = widthOf(shown, face, font);
      signs.push({
        text: shown,
        face,
        font,
        width,
        isSpace,
        breaks: isSpace && !/[\u00A0\u202F]/.test(segment),
      });
    }
  }
  return signs;
}

const widthOfAll = (signs: readonly Sign[]): number =>
  signs.reduce((sum, { width }) => sum + width, 0);

/** Divides signs into lines. What is wider than a line is broken wherever it has to be. */
function wrap(signs: readonly Sign[], width: number): Sign[][] {
  const lines: Sign[][] = [];
  let line: Sign[] = [];
  let word: Sign[] = [];
  const endLine = () => {
    lines.push(line);
    line = [];
  };
  const endWord = () => {
    const last = word.at(-1);
    const inked = widthOfAll(last?.breaks ? word.slice(0, -1) : word);
    if (line.length > 0 && widthOfAll(line) + inked > width) endLine();
    if (inked <= width) line.push(...word);
    else {
      let used = 0;
      for (const sign of word) {
        if (line.length > 0 && used + sign.width > width) {
          endLine();
          used = 0;
        }
        line.push(sign);
        used += sign.width;
      }
    }
    word = [];
  };
  for (const sign of signs) {
    word.push(sign);
    if (sign.breaks) endWord();
  }
  endWord();
  endLine();
  return lines;
}

/** How many signs from `start` on are read from right to left, with the spaces and the points between them. */
function backwardRun(line: readonly Sign[], start: number): number {
  let end = start;
  for (let place = start; place < line.length; place += 1) {
    const sign = line[place];
    if (!sign || sign.face !== line[start]?.face) break;
    if (RIGHT_TO_LEFT.test(sign.text)) end = place + 1;
    else if (LETTER.test(sign.text)) break;
  }
  return end - start;
}

/** Joins the signs of a line that are drawn at once. */
function piecesOf(line: readonly Sign[], { widthOf }: Measures): Piece[] {
  const pieces: Piece[] = [];
  for (let place = 0; place < line.length; place += 1) {
    const { text, face, font, width } = line[place] ?? {
      text: '',
      face: 'sans',
      font: '',
      width: 0,
    };
    const count = RIGHT_TO_LEFT.test(text) ? backwardRun(line, place) : 1;
    const before = pieces.at(-1);
    if (count > 1 || (font === null && !ALONE.test(text) && before?.font === null)) {
      const run = line.slice(place, place + count).map((sign) => sign.text);
      const joins = count === 1 && before?.face === face && !ALONE.test(before.text);
      const whole = (joins ? (pieces.pop()?.text ?? '') : '') + run.join('');
      pieces.push({ text: whole, face, font: null, width: widthOf(whole, face, null) });
      place += count - 1;
    } else if (font !== null && before?.font === font && before.face === face) {
      pieces.splice(-1, 1, { ...before, text: before.text + text, width: before.width + width });
    } else {
      pieces.push({ text, face, font, width });
    }
  }
  return pieces;
}

/** A line without the spaces at its ends. */
function trimmed(line: readonly Sign[]): Sign[] {
  const first = line.findIndex(({ isSpace }) => !isSpace);
  const last = line.findLastIndex(({ isSpace }) => !isSpace);
  return first < 0 ? [] : line.slice(first, last + 1);
}

/** The lines of a text that is as wide as its place on the paper; none for an empty text. */
export function textLines(runs: readonly Run[], width: number, measures: Measures): Piece[][] {
  if (runs.every(({ text }) => text.trim() === '')) return [];
  return paragraphsOf(runs).flatMap((paragraph) =>
    wrap(signsOf(paragraph, measures), width).map((line) => piecesOf(trimmed(line), measures)),
  );
}
