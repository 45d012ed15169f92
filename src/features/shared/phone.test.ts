import { countryDigits, foreignNumber, isForeign } from './phone';

test.each([
  ['+34 612 345 678', '34612345678'],
  ['+31 6 12345678', '31612345678'],
  ['+41 79 123 45 67', '41791234567'],
  ['+46 70 123 45 67', '46701234567'],
  ['0034 612 345 678', '34612345678'],
  ['00 34 612345678', '34612345678'],
  ['(+34) 612-345-678', '34612345678'],
  [' ＋34 612 345 678', '34612345678'],
  // WhatsApp puts invisible marks around a copied number.
  ['\u202a+34 612 345 678\u202c', '34612345678'],
  ['WhatsApp: +34 612 345 678', '34612345678'],
  ['+44 (0)20 7946 0958', '442079460958'],
  ['+1 (212) 555-0100', '12125550100'],
])('%s is the foreign number %s', (text, digits) => {
  expect(isForeign(text)).toBe(true);
  expect(foreignNumber(text)).toBe(digits);
});

test.each([
  '+',
  '00',
  '+1 555 0100',
  '+34 612 345 678 ramal 5',
  '+34 612 345 678 / +34 699 111 222',
  '+0 612 345 678',
  '+34',
  `+34 ${'6'.repeat(20)}`,
])('%s is no Brazilian number, and cannot be understood', (text) => {
  expect(isForeign(text)).toBe(true);
  expect(foreignNumber(text)).toBeNull();
});

test.each([
  '+55 11 96841-2207',
  '0055 11 96841-2207',
  '+55',
  '(11) 96841-2207',
  '011 96841-2207',
  '5511968412207',
  '0800 123 4567',
  'Ana',
  '',
])('%s is not foreign', (text) => {
  expect(isForeign(text)).toBe(false);
  expect(foreignNumber(text)).toBeNull();
});

test('the digits of a number are those after the sign of its country', () => {
  expect(countryDigits('0055 (11) 96841-2207')).toBe('5511968412207');
  expect(countryDigits('(11) 96841-2207')).toBeNull();
});
