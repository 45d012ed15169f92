import { textLines, type Measures } from './textLines';

/** A font that has the letters of Portuguese, each 1 wide; pictures are 2 wide for each character. */
const measures: Measures = {
  fontOf: (letter, face) => (/^[ -~À-ÿ]$/.test(letter) ? face : null),
  widthOf: (text, _, font) => text.length * (font === null ? 2 : 1),
};

/** The lines of a text, with pictures in brackets. */
const linesOf = (text: string, width = 10) =>
  textLines([{ text, face: 'sans' }], width, measures).map((line) =>
    line.map((piece) => (piece.font === null ? `[${piece.text}]` : piece.text)).join(''),
  );

test.each([
  ['nothing', '  \n ', []],
  ['words', 'um dois três quatro', ['um dois', 'três', 'quatro']],
  ['spaces and tabs, which become one', 'a \t  b', ['a b']],
  ['lines of its own', 'um\n\r\ndois', ['um', '', 'dois']],
  ['an amount, which no line divides', 'Total: R$\u00A01,00', ['Total:', 'R$ 1,00']],
  [
    'a word that is wider than a line',
    `a ${'x'.repeat(23)} b`,
    ['a', 'x'.repeat(10), 'x'.repeat(10), 'xxx b'],
  ],
  ['letters whose accents are apart', 'a\u0301e\u0303o\u0308', ['á[ẽ]ö']],
  ['what shows nothing', 'a\u200Bb\u00ADc\u202Ed\u0007e\uD800f', ['abcdef']],
  ['emojis, a picture each', 'ok 🎂👨‍👩‍👧', ['ok', '[🎂]', '[👨‍👩‍👧]']],
  ['Chinese signs, a picture each', 'a 中文', ['a [中][文]']],
  ['letters that are joined, as one picture', 'สวัสดี', ['[สวัสดี]']],
  ['words from right to left, with what is between them', 'a אב, גד', ['a [אב, גד]']],
  ['a point after them, which belongs to the line', 'אב. c', ['[אב]. c']],
])('%s', (_, text, lines) => {
  expect(linesOf(text, text.startsWith('a א') ? 12 : text.startsWith('ส') ? 20 : 10)).toEqual(
    lines,
  );
});

test('faces stay apart, and the spaces between them are kept', () => {
  const line = textLines(
    [
      { text: 'de ', face: 'sans' },
      { text: 'Ana', face: 'bold' },
      { text: ', que', face: 'sans' },
    ],
    100,
    measures,
  );
  expect(line).toEqual([
    [
      { text: 'de ', face: 'sans', font: 'sans', width: 3 },
      { text: 'Ana', face: 'bold', font: 'bold', width: 3 },
      { text: ', que', face: 'sans', font: 'sans', width: 5 },
    ],
  ]);
});
