import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  AMOUNT_LIMIT,
  MAX_CHARACTERS,
  MAX_ELEMENTS,
  MAX_LIST_BYTES,
  MAX_STAGES_BYTES,
} from './limits';

const folder = path.resolve(__dirname, '../../../supabase/migrations');
const sql = readdirSync(folder)
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

/** Every number that the migrations' checks compare a column with in this way. */
const limits = (check: RegExp): number[] =>
  [...sql.matchAll(check)].map(([, limit]) => Number(limit));

test.each([
  ['amounts', /^ {2}\w+ numeric\b/gm, /\w+ >= 0 and \w+ < (\d+)/g, AMOUNT_LIMIT],
  // These checks need no limit: closed lists of texts, and texts with a fixed pattern.
  [
    'texts',
    /^ {2}\w+ text\b(?!;|[^,]*\s(?:in \(|~ '\^))/gm,
    // A logo is no text that is typed. It has a limit of its own.
    /char_length\((?!logo)\w+\) <= (\d+)/g,
    MAX_CHARACTERS,
  ],
])('the migrations hold all %s against the same limit', (_what, column, check, limit) => {
  const columns = sql.match(column) ?? [];
  expect(columns.length).toBeGreaterThan(2);
  expect(limits(check)).toEqual(columns.map(() => limit));
});

test('the migrations hold all lists against their lengths, where they are written', () => {
  const columns = [...sql.matchAll(/^ {2}(?:add column )?(\w+) jsonb\b/gm)].map(
    ([, name = '']) => name,
  );
  const triggers = (check: RegExp): unknown =>
    Object.fromEntries([...sql.matchAll(check)].map(([, name = '', most]) => [name, Number(most)]));
  const bytes = triggers(/when \(not oficio\.json_fits\(new\.(\w+), '\w+', (\d+)\)\)/g);
  expect(columns.length).toBeGreaterThan(2);
  expect(bytes).toEqual({
    ...Object.fromEntries(columns.map((name) => [name, MAX_LIST_BYTES])),
    stages: MAX_STAGES_BYTES,
  });
  expect(triggers(/when \(jsonb_array_length\(new\.(\w+)\) > (\d+)\)/g)).toEqual({
    items: MAX_ELEMENTS,
    stages: MAX_ELEMENTS,
    attachments: MAX_ELEMENTS,
    materials: MAX_ELEMENTS,
  });
});

test('the migrations hold no column against anything else that a form could break', () => {
  const known = [
    /\w+ ~ '\\S'( and char_length\(\w+\) <= \d+)?/, // requiredText
    /char_length\(\w+\) <= \d+/,
    /\w+ >= 0 and \w+ < \d+/,
    /(discount > -\d+ and discount|balance > -\d+ and balance) < \d+/, // the difference of two amounts; a field
    /within is null or number > \d+/, // the app numbers the rows of money that came in part
    /\w+ > 0 and \w+ < \d+/, // the cap in the profile's form, the deposit in the quote's
    // The app itself writes the object: the data with which a quote's document was sent.
    /jsonb_typeof\(\w+\) = '(array|object)' and octet_length\(\w+::text\) <= \d+/,
    /\w+ in \([^)]*\)/, // requiredChoice, optionalChoice
    /\w+ between '0001-01-01' and '9999-12-31'/, // isDay
    /(created|sent|answered)_at between '[^']*' and '[^']*'/, // clocks
    /\w+ ~ '\^[^']*\$'/, // optionalDocument, optionalPhone, optionalState, quote numbers, digests
    /\w+ between \d+ and \d+/, // a validity's days; versions, which are counted
    /id = user_id|left\(id, 36\) = user_id::text/, // the account's own
    // the next test checks the limits of JavaScript's numbers
    /oficio\.numbers_fit\(\w+\)|scale\(\w+\) <= 400/,
    /\(pix_key is null\) = \(pix_key_type is null\)/, // the profile's form
    /\(balance is null\) = \(balance_on is null\)/, // the field writes both
    /num_nonnulls\(kind, [^)]*\) in \(0, 6\)/, // the form of a series writes all of its terms
    /\s*kind is not null or num_nonnulls\([^)]*\) = 0\s*/, // nothing else of them without these
    /kind is distinct from 'expense' or \(name is not null and name ~ '\\S'\)/, // requiredText of an expense
  ].map(({ source }) => new RegExp(`^(${source})$`, 's'));
  // A table's checks, each up to its closing parenthesis; policies have `with check`.
  const checks = [...sql.matchAll(/(?<!with )check \(((?:[^()]|\([^()]*\))*)\)/g)].map(
    ([, check = '']) => check,
  );
  expect(checks.length).toBeGreaterThan(30);
  expect(checks.filter((check) => !known.some((form) => form.test(check)))).toEqual([]);
});

test('the migrations hold numbers against nothing that JavaScript has', () => {
  const [, before = 0, after = 0] = /abs\(.*\) < 1e(\d+) and scale\(.*\) <= (\d+)/.exec(sql) ?? [];
  expect(BigInt(Number.MAX_VALUE)).toBeLessThan(10n ** BigInt(before));
  // The smallest positive number is 5e-324.
  expect(Number.MIN_VALUE).toBeGreaterThan(0);
  expect(Number(`1e-${String(Number(after) - 17)}`)).toBe(0);
  expect(limits(/ check \(scale\(\w+\) <= (\d+)\)/g)).toContain(Number(after));
});
