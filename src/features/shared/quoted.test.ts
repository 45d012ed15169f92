import { quoted } from './quoted';

test.each([
  ['Marca', '“Marca”'],
  ['Livro “A menina e o mar”', '“Livro ‘A menina e o mar’”'],
  ['Livro "A" e "B"', '“Livro ‘A’ e ‘B’”'],
  ['Tela de 15"', '“Tela de 15"”'],
])('%s is quoted as %s', (text, expected) => {
  expect(quoted(text)).toBe(expected);
});
