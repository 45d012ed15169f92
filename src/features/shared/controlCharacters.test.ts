import { withoutControlCharacters } from './controlCharacters';

test.each([
  ['PIX RECEBIDO ANA SOUZA\u0000\u0000\u0000', 'PIX RECEBIDO ANA SOUZA'],
  ['\u0001a\u0008b\u000bc\u000cd\u001fe\u007ff\u0080g\u009fh', 'abcdefgh'],
  ['um\tdois\r\ntrês\nquatro', 'um\tdois\r\ntrês\nquatro'],
  ['a\ud800b', 'ab'],
  ['a\udc00b', 'ab'],
  ['\ud83e', ''],
  ['🧵 de linha', '🧵 de linha'],
  ['\u00a0\u200d\u2028', '\u00a0\u200d\u2028'],
  ['', ''],
])('%j becomes %j', (text, without) => {
  expect(withoutControlCharacters(text)).toBe(without);
});
