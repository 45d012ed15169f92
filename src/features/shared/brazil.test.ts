import {
  bareDocument,
  barePhone,
  documentKind,
  formatDocument,
  isDocument,
  isPhone,
  showPhone,
} from './brazil';

test.each([
  ['529.982.247-25', true],
  ['529.982.247-24', false],
  ['111.111.111-11', false],
  ['48.271.930/0001-06', true],
  ['48.271.930/0001-07', false],
  // The example of the authority that assigns the new CNPJs.
  ['12.ABC.345/01DE-35', true],
  ['12.abc.345/01de-35', true],
  ['12.ABC.345/01DE-36', false],
  ['', false],
  ['123', false],
])('%s is a document: %s', (text, valid) => {
  expect(isDocument(bareDocument(text))).toBe(valid);
});

test.each([
  ['5', '5'],
  ['5299', '529.9'],
  ['52998224725', '529.982.247-25'],
  ['529982247251', '52.998.224/7251'],
  ['48271930000106', '48.271.930/0001-06'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['482719300001069999', '48.271.930/0001-06'],
])('%s, typed so far, shows as %s', (typed, shown) => {
  expect(formatDocument(typed)).toBe(shown);
  expect(formatDocument(shown)).toBe(shown);
});

test('a document says which kind it is', () => {
  expect(documentKind('52998224725')).toBe('CPF');
  expect(documentKind('12ABC34501DE35')).toBe('CNPJ');
});

test.each([
  ['1', '1'],
  ['11', '11'],
  ['119', '(11) 9'],
  ['1196841', '(11) 9684-1'],
  ['1130627714', '(11) 3062-7714'],
  ['11968412207', '(11) 96841-2207'],
  ['+55 11 96841-2207', '(11) 96841-2207'],
  ['011968412207', '(11) 96841-2207'],
  ['0055 11 96841-2207', '(11) 96841-2207'],
  ['+55 (011) 96841-2207', '(11) 96841-2207'],
  ['+', '+'],
  ['+5', '+5'],
  ['+55', '+55'],
  ['+551', '1'],
  ['0', '0'],
  ['00', '00'],
  ['+34 612 345 678', '+34 612 345 678'],
  ['0034 612 345 678', '0034 612 345 678'],
])('the phone %s, typed so far, shows as %s', (typed, shown) => {
  expect(showPhone(typed)).toBe(shown);
});

test.each([
  ['(11) 96841-2207', true],
  ['(11) 3062-7714', true],
  ['(00) 96841-2207', false],
  ['96841-2207', false],
  ['+55 11 96841-2207', true],
  ['0055 11 96841-2207', true],
  ['+34 612 345 678', false],
  ['+31 6 12345678', false],
  ['+41 79 123 45 67', false],
  ['+46 70 123 45 67', false],
  ['0034 612 345 678', false],
])('%s is a phone: %s', (text, valid) => {
  expect(isPhone(barePhone(text))).toBe(valid);
});
