/** @jest-environment node */
import { insideParentheses, splitTopLevel, unquoted } from './scanner';

test.each([
  ['', ['']],
  ['a,b', ['a', 'b']],
  ['a,,b', ['a', '', 'b']],
  ['and(a.eq.1,b.eq.2),c', ['and(a.eq.1,b.eq.2)', 'c']],
  ['name.eq."x,y)",b', ['name.eq."x,y)"', 'b']],
  ['"a\\"b,c",d', ['"a\\"b,c"', 'd']],
  ['D"Ávila,x', ['D"Ávila', 'x']],
  ['(', null],
  [')', null],
  ['"a', null],
])('splitting %j gives %j', (text, parts) => {
  expect(splitTopLevel(text)).toEqual(parts);
});

test.each([
  ['bare', 'bare'],
  ['"quoted"', 'quoted'],
  ['"a\\"b\\\\c"', 'a"b\\c'],
  ['"', '"'],
  ['""', ''],
])('unquoting %j gives %j', (text, value) => {
  expect(unquoted(text)).toBe(value);
});

test('parentheses are taken off in pairs', () => {
  expect(insideParentheses('(a,b)')).toBe('a,b');
  expect(insideParentheses('(a')).toBeNull();
});
