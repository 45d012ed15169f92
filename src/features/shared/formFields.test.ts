import * as z from 'zod/mini';

import {
  amountText,
  optionalAmount,
  optionalChoice,
  optionalDay,
  optionalText,
  parseNumber,
  requiredAmount,
  requiredChoice,
  requiredDay,
  requiredText,
  settledAmount,
  wholeNumber,
} from './formFields';

/** The value that a text gives, or its messages. */
function outcome(schema: z.ZodMiniType<unknown, string>, text: string): unknown {
  const result = z.safeParse(schema, text);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
}

const long = '🎨'.repeat(100_000);
const tooLong = ['Use no máximo 100.000 caracteres'];
const zeroWidth = '\u200B\u200D\u2060\uFEFF';

test.each<[string, unknown]>([
  ['', ['falta']],
  [' ', ['falta']],
  ['\t\n\u00A0\u2003', ['falta']],
  [zeroWidth, ['falta']],
  ['\u202E \u200F', ['falta']],
  [' Ana ', 'Ana'],
  ['🦜', '🦜'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['\u0000', ['falta']],
  [' \u0000 \u0007', ['falta']],
  ['\u0000 Ana\u0000', 'Ana'],
  ['A\ud800na', 'Ana'],
  ['-', '-'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  [long, long],
  [` ${long} `, long],
  [`${long}a`, tooLong],
])('requiredText: %p', (text, expected) => {
  expect(outcome(requiredText('falta'), text)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['', null],
  [' \n ', null],
  [' 11 98765-4321 ', '11 98765-4321'],
  ['linha 1\nlinha 2', 'linha 1\nlinha 2'],
  ['\u0000', null],
  ['PIX ANA\u0000\u0000', 'PIX ANA'],
  ['um\tdois\r\ntrês\u007f\u0085', 'um\tdois\r\ntrês'],
  ['\udc00', null],
  [long, long],
  [`${long} `, long],
  [`${long}a`, tooLong],
])('optionalText: %p', (text, expected) => {
  expect(outcome(optionalText(), text)).toEqual(expected);
});

test.each([
  ['', NaN],
  ['  ', NaN],
  ['1.5', 1.5],
  ['1,5', 1.5],
  [' 10 ', 10],
  ['1.234,56', NaN],
  ['dez', NaN],
])('parseNumber: %p', (text, expected) => {
  expect(parseNumber(text)).toBe(expected);
});

const amounts: [string, unknown][] = [
  ['0', 0],
  ['0,00', 0],
  ['33.33', 33.33],
  ['33,33', 33.33],
  ['1.5', 1.5],
  ['1e3', 1000],
  ['9999999.99', 9_999_999.99],
  ['999999999999.99', 999_999_999_999.99],
  ['1000000000000', ['Valor deve ser menor que R$ 1 trilhão']],
  ['1e14', ['Valor deve ser menor que R$ 1 trilhão']],
  ['0.001', ['Use no máximo duas casas decimais']],
  ['0.005', ['Use no máximo duas casas decimais']],
  ['1e-3', ['Use no máximo duas casas decimais']],
  ['1.005', ['Use no máximo duas casas decimais']],
  ['33,333', ['Use no máximo duas casas decimais']],
  ['99999999.999', ['Use no máximo duas casas decimais']],
  ['1.500', ['Use no máximo duas casas decimais']], // a thousand and a half, for a Brazilian
  ['-0.01', ['Valor não pode ser negativo']],
  ['-5,5', ['Valor não pode ser negativo']],
  ['dez', ['Valor inválido']],
  ['1.234,56', ['Valor inválido']],
  ['R$ 5', ['Valor inválido']],
  ['Infinity', ['Valor inválido']],
  ['1e400', ['Valor inválido']],
];

test.each<[string, unknown]>([
  ['', ['Valor é obrigatório']],
  ['  ', ['Valor é obrigatório']],
  ...amounts,
])('requiredAmount: %p', (text, expected) => {
  expect(outcome(requiredAmount(), text)).toEqual(expected);
});

test.each<[string, unknown]>([['', null], ['  ', null], ...amounts])(
  'optionalAmount: %p',
  (text, expected) => {
    expect(outcome(optionalAmount(), text)).toEqual(expected);
  },
);

test.each([
  [null, ''],
  [0, '0.00'],
  [3200, '3200.00'],
  [0.1 + 0.2, '0.30000000000000004'],
  [1.5, '1.50'],
  [999_999_999_999.99, '999999999999.99'],
  [100 / 3, '33.333333333333336'],
])('%p in a field is %p', (amount, text) => {
  expect(amountText(amount)).toBe(text);
});

test.each([
  ['', ''],
  ['3200', '3200.00'],
  ['1.5', '1.50'],
  ['1,5', '1.50'],
  ['.5', '0.50'],
  ['-3', '-3.00'],
  ['12.34', '12.34'],
  ['1.500', '1.500'],
  ['0.001', '0.001'],
  ['33.333333333333336', '33.333333333333336'],
  ['1e', '1e'],
])('%p, once its field is left, is %p', (text, settled) => {
  expect(settledAmount(text)).toBe(settled);
});

test('an amount is left as it is stored, whatever its decimals', () => {
  const isStored = (text: string) => text === String(100 / 3);
  for (const amount of [requiredAmount({ isStored }), optionalAmount({ isStored })]) {
    expect(outcome(amount, String(100 / 3))).toBe(100 / 3);
    expect(outcome(amount, '33.333')).toEqual(['Use no máximo duas casas decimais']);
  }
});

test.each<[string, unknown]>([
  ['', ['mínimo 1']],
  [' ', ['mínimo 1']],
  ['0', ['mínimo 1']],
  ['0.5', ['mínimo 1']],
  ['-1', ['mínimo 1']],
  ['1.5', ['inteiro']],
  ['1,5', ['inteiro']],
  ['1.000', ['inteiro']],
  ['um', ['mínimo 1']],
  ['1000000000000', ['demais']],
  ['1e400', ['demais']],
  ['1', 1],
  ['1.0', 1],
  ['12', 12],
  ['999999999999', 999_999_999_999],
])('wholeNumber: %p', (text, expected) => {
  const messages = { tooSmall: 'mínimo 1', tooLarge: 'demais', fractional: 'inteiro' };
  expect(outcome(wholeNumber(1, messages), text)).toEqual(expected);
});

test.each<[string, unknown, unknown]>([
  ['', ['falta'], null],
  ['2026-02-29', ['Data inválida'], ['Data inválida']],
  ['2028-02-29', '2028-02-29', '2028-02-29'],
  ['20/11/2026', ['Data inválida'], ['Data inválida']],
  ['2026-11-20T00:00', ['Data inválida'], ['Data inválida']],
  ['1900-01-01', '1900-01-01', '1900-01-01'],
  ['2199-12-31', '2199-12-31', '2199-12-31'],
  ['1899-12-31', ['O ano deve ficar entre 1900 e 2199'], ['O ano deve ficar entre 1900 e 2199']],
  ['2200-01-01', ['O ano deve ficar entre 1900 e 2199'], ['O ano deve ficar entre 1900 e 2199']],
  ['0026-11-21', ['Digite o ano com quatro algarismos'], ['Digite o ano com quatro algarismos']],
])('days: %p', (text, required, optional) => {
  expect(outcome(requiredDay('falta'), text)).toEqual(required);
  expect(outcome(optionalDay(), text)).toEqual(optional);
});

test.each<[string, unknown, unknown]>([
  ['', ['falta'], null],
  ['pix', 'pix', 'pix'],
  ['PIX', ['falta'], null],
  ['toString', ['falta'], null],
])('choices: %p', (text, required, optional) => {
  const methods = ['pix', 'boleto'] as const;
  expect(outcome(requiredChoice(methods, 'falta'), text)).toEqual(required);
  expect(outcome(optionalChoice(methods), text)).toEqual(optional);
});
