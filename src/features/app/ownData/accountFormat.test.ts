import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { aPng, dataUrl, svg } from '../../../../test/pictures';
import {
  fieldBeyondLimits,
  FIRST_VERSION_WITH,
  FIRST_VERSION_WITH_FIELD,
  FORMAT_VERSIONS,
} from './accountFormat';
import { ACCOUNT_TABLES, type AccountTable } from './accountTables';

const folder = path.resolve(__dirname, '../../../../supabase/migrations');
const migrations = readdirSync(folder)
  .sort()
  .map((file) => ({
    name: path.basename(file, '.sql'),
    sql: readFileSync(path.join(folder, file), 'utf8').replace(/--.*$/gm, ''),
  }));
const sql = migrations.map((migration) => migration.sql).join('\n');

const inCamels = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

test('the version grows with each migration that makes tables or columns', () => {
  const making = migrations.filter((each) => /create table public\.|add column/.test(each.sql));
  expect(FORMAT_VERSIONS.at(-1)).toBe(making.at(-1)?.name);
});

test('of each table it is known since which version it stands in the file', () => {
  const since = migrations.flatMap((migration) => {
    const version = FORMAT_VERSIONS.findIndex((newest) => migration.name <= newest) + 1;
    return [...migration.sql.matchAll(/create table public\.(\w+)/g)].map(
      ([, table = '']): [string, number] => [inCamels(table), version],
    );
  });
  expect(FIRST_VERSION_WITH).toEqual(
    Object.fromEntries(since.filter(([, version]) => version > 1)),
  );
});

test('of each field it is known since which version it stands in the file', () => {
  const since: Record<string, Record<string, number>> = {};
  for (const { name, sql: changes } of migrations) {
    const version = FORMAT_VERSIONS.findIndex((newest) => name <= newest) + 1;
    if (version <= 1) continue;
    for (const [, table = '', body = ''] of changes.matchAll(
      /alter table public\.(\w+)((?:'[^']*'|[^;'])*);/g,
    )) {
      for (const [, column = ''] of body.matchAll(/add column (\w+)/g)) {
        (since[inCamels(table)] ??= {})[inCamels(column)] = version;
      }
    }
  }
  expect(FIRST_VERSION_WITH_FIELD).toEqual(since);
});

type Check = readonly [value: string | number, isTaken: boolean];

const uuid = 'aaaaaaaa-0000-4000-8000-000000000000';
const TEXTS = ['', ' ', 'x', '1'.repeat(9), '1'.repeat(11), '12ABC34501DE35', 'SP', 'sp'].concat([
  '2026-014',
  '26-1',
  'a'.repeat(64),
  'g'.repeat(64),
  dataUrl(aPng()),
  dataUrl(svg),
  '#8a3a22',
  '#8A3A22',
  `${uuid}-1`,
  `${uuid}-0`,
  uuid,
]);

/** Values for a column's check, and whether the database accepts them; none for checks that all tables share. */
function samples(check: string): readonly Check[] {
  const pattern = /^~ '(\\S|\^[^']*\$)'/.exec(check)?.[1];
  if (pattern !== undefined) {
    return TEXTS.map((text) => [text, new RegExp(pattern).test(text)]);
  }
  const [, least, most] = /^(>=?) 0 and \w+ < (\d+)$/.exec(check) ?? [];
  if (most !== undefined) {
    return [
      [-0.01, false],
      [0, least === '>='],
      [0.01, true],
      [Number(most), false],
    ];
  }
  if (/^scale\(\w+\)/.test(check)) return [100 / 3, 1e-20, 5e-324].map((number) => [number, true]);
  const [, first, last] = /^between (\d+) and (\d+)$/.exec(check) ?? [];
  if (first !== undefined) {
    return [
      [Number(first) - 1, false],
      [Number(first), true],
      [Number(last) + 1, false],
    ];
  }
  if (!/^between '\S+ 00:/.test(check)) return [];
  return [
    ['2026-11-20T12:00:00+00:00', true],
    ['infinity', false],
    ['0001-01-01T00:00:00Z', false],
  ];
}

const columns = [
  ...sql.matchAll(/(?:create|alter) table public\.(\w+)((?:'[^']*'|[^;'])*);/g),
].flatMap(([, stored = '', body = '']) =>
  [...body.matchAll(/check \((?=(?:\w+\()?(\w+))((?:[^()]|\([^()]*\))*)\)/g)].flatMap(
    ([, column = '', whole = '']) => {
      const check = whole.replace(`${column} `, '');
      const table = ACCOUNT_TABLES.find((name) => name === inCamels(stored));
      const checks = samples(check);
      return table && checks.length > 0 ? [[table, inCamels(column), checks] as const] : [];
    },
  ),
);

test('every table of the account is looked at', () => {
  expect(new Set(columns.map(([table]) => table))).toEqual(new Set(ACCOUNT_TABLES));
});

test.each(columns)('%s: a file may say of %s what the database takes', (...column) => {
  const [table, field, checks]: readonly [AccountTable, string, readonly Check[]] = column;
  const found = checks.map(([value]) => [value, fieldBeyondLimits(table, { [field]: value })]);
  expect(found).toEqual(checks.map(([value, isTaken]) => [value, isTaken ? null : field]));
});

test.each(['1e309', '-1e131000', '[1e400]', '[{"deep":[{"price":1e131000}]}]'])(
  'a file may not say %s: it is beyond what is stored, and would be read as another number',
  (json) => {
    const value: unknown = JSON.parse(json);
    expect(fieldBeyondLimits('projects', { attachments: value })).toBe('attachments');
    expect(fieldBeyondLimits('expenses', { amount: value })).toBe('amount');
  },
);

test('a file may hold a longer list than forms take, because it may have been stored by an earlier version', () => {
  const stages = (count: number, name: string) =>
    Array.from({ length: count }, () => ({ id: '', name, completed: false, completedAt: null }));
  expect(fieldBeyondLimits('projects', { stages: stages(20_000, 'Prova') })).toBeNull();
  expect(fieldBeyondLimits('projects', { stages: stages(40_000, 'Prova') })).toBe('stages');
});

test('a file may say any number of JavaScript’s in a list, which takes as much as it is written out', () => {
  const numbers = [100 / 3, 1e-20, -1e20, Number.MAX_VALUE, Number.MIN_VALUE];
  expect(fieldBeyondLimits('quotes', { items: [{ price: numbers }] })).toBeNull();
  const many = Array.from({ length: 4_000 }, () => Number.MAX_VALUE);
  expect(fieldBeyondLimits('quotes', { items: many })).toBe('items');
});
