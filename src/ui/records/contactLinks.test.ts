import { emailHref, phoneHref } from './contactLinks';

test.each([
  ['', null],
  ['só por recado', null],
  ['11 98765-4321', 'tel:11987654321'],
  [' +55 (11) 98765-4321', 'tel:+5511987654321'],
  ['0800 123', 'tel:0800123'],
  ['0034 612 345 678', 'tel:+34612345678'],
  ['(+34) 612 345 678', 'tel:+34612345678'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+', null],
  ['+34 612 345 678 / +55 11 98765-4321', null],
  ['+34 612 345 678 +55 11 98765-4321', null],
  ['(11) 98765-4321 ou 3265-4321', null],
  ['11 98765-4321; 11 3265-4321', null],
  ['11 98765-4321, 11 3265-4321', null],
  ['11 98765-4321 11 3265-4321', null],
  ['11 3265-4321 11 3265-4322', null],
  ['0 21 11 98765-4321', 'tel:02111987654321'],
])('phoneHref(%p)', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test.each([
  ['ana@nogueira.com.br', 'mailto:ana@nogueira.com.br'],
  ['ana+obra@x.com', 'mailto:ana%2Bobra@x.com'],
  ['ana@x.com?bcc=beto@y.com', 'mailto:ana@x.com%3Fbcc%3Dbeto@y.com'],
  [`${'a'.repeat(2_000)}@x.com`, null],
])('emailHref(%.40p)', (email, href) => {
  expect(emailHref(email)).toBe(href);
});
