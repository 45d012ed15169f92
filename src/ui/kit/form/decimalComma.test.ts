import { readBrazilian } from './decimalComma';

test.each([
  [',', '', ''],
  ['1500,50', '1500', '50'],
  ['1500,5', '1500', '5'],
  ['1500,', '1500', ''],
  [',5', '', '5'],
  ['1.500,50', '1500', '50'],
  ['12.345.678,90', '12345678', '90'],
  ['R$ 1.500,50', '1500', '50'],
  ['R$\u00A01.500,50', '1500', '50'],
  [' 1500,50\n', '1500', '50'],
  ['-R$\u00A089,90', '-89', '90'],
  ['\u2212R$ 89,90', '-89', '90'],
  ['R$ -89,90', '-89', '90'],
])('%p is %p and %p', (text, whole, fraction) => {
  expect(readBrazilian(text)).toEqual({ whole, fraction });
});

test.each([
  ['1.500', '1500'],
  ['1.500.000', '1500000'],
  ['R$ 1.500', '1500'],
  ['R$ 15', '15'],
  [' 15 ', '15'],
])('%p is %p, without decimals', (text, whole) => {
  expect(readBrazilian(text)).toEqual({ whole, fraction: null });
});

test.each([
  '',
  ' ',
  '.',
  '-',
  '7',
  '1500',
  '-15',
  '1500.50',
  '0.500',
  '15.00',
  '1,500.50',
  '1,5,0',
  '1.50,5',
  '1e3',
  'dez',
  'R$',
  '20/11/2026',
])('%p is left to the browser', (text) => {
  expect(readBrazilian(text)).toBeNull();
});
