import type { Random } from '../support/random';

/** Pieces of text that often break parsers. */
const PIECES: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '%00',
  '%',
  '%zz',
  '%c0%ae',
  '%ff%fe',
  '%ed%a0%80',
  '%25%32%65',
  '..',
  '../..',
  '..%2f..%2f',
  '..\\..\\',
  '/etc/passwd',
  'C:\\boot.ini',
  "'",
  '"',
  '\\',
  '\\"',
  '`',
  ';',
  '--',
  '/*',
  "') or 1=1 --",
  '";drop table clients;--',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '(',
  ')',
  '((((',
  '))))',
  '(,)',
  ',',
  ',,,',
  '.',
  '...',
  ':',
  '::',
  '->',
  '->>',
  '*',
  '=',
  '&',
  '#',
  '?',
  '\r\n',
  '\n',
  '\t',
  '\u00e7\u00e3o',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\uffff',
  '\ud800',
  '\u{1f600}',
  'null',
  'true',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e999',
  '-1e999',
  '9'.repeat(40),
  '0x7fffffff',
  '1.7976931348623157e309',
  '2026-02-31',
  'infinity',
  '0000-00-00',
  '99999-01-01',
  'eq.',
  'eq.x',
  'not.',
  'not.not.eq.1',
  'in.',
  'in.(',
  'in.()',
  'in.(,)',
  'in.("a)',
  'is.',
  'is.x',
  'like.%',
  'like.\\',
  'ilike.***',
  'fts(x).y',
  'and',
  'or',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'id',
  'name',
  'user_id',
  'items',
  'clients',
  'quotes',
  'a'.repeat(300),
  '('.repeat(400),
  '"'.repeat(300),
  '\\"'.repeat(200),
  'and('.repeat(60),
  '%2'.repeat(100),
];

/** A text of one to five random pieces. */
export function randomText(random: Random): string {
  const count = 1 + random.below(5);
  return Array.from({ length: count }, () => random.pick(PIECES)).join('');
}

/** A random text for a request line: Latin-1 without line ends. */
export function randomLineText(random: Random): string {
  return Buffer.from(randomText(random).replaceAll(/[\r\n\0]/g, ''), 'utf8').toString('latin1');
}

/** A random text for the value of a header, without the characters that headers must not contain. */
export function randomHeaderText(random: Random): string {
  // oxlint-disable-next-line no-control-regex -- exactly these are not allowed there
  return randomLineText(random).replaceAll(/[\u0000-\u001f\u007f]/g, '');
}

/** A random value of any JSON type, which is rarely the expected one. */
export function randomJsonValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 6 : 9);
  switch (kind) {
    case 0:
      return null;
    case 1:
      return random.oneIn(2);
    case 2:
      return random.pick([0, -0, -1, 1.5, 1e300, 1e-300, 2 ** 53, -(2 ** 31)]);
    case 6:
      return Array.from({ length: random.below(4) }, () => randomJsonValue(random, depth + 1));
    case 7:
    case 8:
      return Object.fromEntries(
        Array.from({ length: random.below(4) }, () => [
          randomText(random),
          randomJsonValue(random, depth + 1),
        ]),
      );
    default:
      return randomText(random);
  }
}

/** A random body: JSON with a wrong content, broken JSON, or no JSON at all. */
export function randomBody(random: Random, keys: readonly string[]): string | Buffer {
  const record = (): Record<string, unknown> =>
    Object.fromEntries(
      Array.from({ length: 1 + random.below(4) }, () => [
        random.oneIn(6) ? randomText(random) : random.pick(keys),
        randomJsonValue(random),
      ]),
    );
  const json = JSON.stringify(random.oneIn(3) ? [record(), record()] : record());
  const at = random.below(json.length);
  const depth = 1 + random.below(20_000);
  return random.pick<() => string | Buffer>([
    () => json,
    () => json,
    () => json,
    () => json.slice(0, at),
    () => json.slice(0, at) + randomText(random) + json.slice(at),
    () => `\ufeff${json}`,
    () => Buffer.from(json, 'utf16le'),
    () =>
      Buffer.concat([
        Buffer.from(json.slice(0, at)),
        Buffer.from([0xff, 0xfe, 0x00, 0xc0]),
        Buffer.from(json.slice(at)),
      ]),
    () => randomText(random),
    () => '',
    () => `${'['.repeat(depth)}${']'.repeat(random.below(depth + 1))}`,
    () => `{"${random.pick(keys)}":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
    () => `{"${random.pick(keys)}":${'9'.repeat(1 + random.below(5000))}}`,
    () => `{"${random.pick(keys)}":"\\ud800\\u0000"}`,
    () => `{"${random.pick(keys)}":1,"${random.pick(keys)}":2,"__proto__":{"role":"x"}}`,
    () => '"\\'.repeat(random.below(20_000)),
  ])();
}
