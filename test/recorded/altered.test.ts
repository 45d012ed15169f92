import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';

import { parseReport, readReport } from '../../src/features/app/report/readReport';
import { differences } from '../../src/features/app/report/difference';
import { replayReport, runWhole } from '../../src/features/app/report/replay';
import { reportHasher, type Report } from '../../src/features/app/report/report';
import { wholeReducer } from '../../src/store/report/report';
import { rootReducer, type RootState } from '../../src/store/rootReducer';
import { rounds } from '../promises/support/long';

const saved = readFileSync(path.join(__dirname, 'a-session.json.gz'));

/** The saved session as the current reducers would write it: with their initial state and their hashes. */
function today(): Report<RootState> {
  const report = JSON.parse(gunzipSync(saved).toString('utf8')) as Report<RootState>; // what was written
  const hash = reportHasher();
  const first = rootReducer({ session: report.base.session }, { type: '@@init' });
  let state = first;
  const entries = report.entries.map((entry) => {
    state = wholeReducer(state, entry.action);
    return { ...entry, hash: hash(state) };
  });
  return { ...report, base: first, baseHash: hash(first), entries, hash: hash(state) };
}

const text = JSON.stringify(today());
const zipped = gzipSync(text);
const original = (): Report<RootState> => JSON.parse(text) as Report<RootState>; // as above

const read = (bytes: Uint8Array<ArrayBuffer>) => readReport<RootState>(new Blob([bytes]));
const written = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const readValue = (value: unknown) => read(written(value));

/**
 * Reads and replays a file. Returns why the file is refused, or where the replay diverges; null if all states are
 * as recorded.
 */
async function outcome(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const report = await read(bytes);
  if (typeof report === 'string') return report;
  return runWhole(replayReport(report, wholeReducer)).divergence;
}
const outcomeOf = (value: unknown) => outcome(written(value));

test('the file as it was saved ends in the recorded state, also decompressed or with a mark', async () => {
  expect(await outcome(new Uint8Array(zipped))).toBeNull();
  expect(await outcome(new TextEncoder().encode(text))).toBeNull();
  expect(parseReport(`\uFEFF${text}`)).toEqual(original());
});

test.each<[string, () => Uint8Array<ArrayBuffer>, string]>([
  ['empty', () => new Uint8Array(), 'empty'],
  ['cut off', () => new Uint8Array(zipped.subarray(0, zipped.length / 2)), 'notGzip'],
  ['cut off, decompressed', () => new TextEncoder().encode(text.slice(0, 2_000)), 'notJson'],
  ['a picture', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3), 'notJson'],
  ['gzip of something else', () => new Uint8Array(gzipSync('<html></html>')), 'notJson'],
  ['JSON of something else', () => new TextEncoder().encode('{"format":"oficio"}'), 'notAReport'],
  ['a bomb', () => new Uint8Array(gzipSync(Buffer.alloc(160 * 1024 * 1024, 32))), 'tooLarge'],
  ['too large', () => new Uint8Array(33 * 1024 * 1024), 'tooLarge'],
  ['a zipped picture', () => new Uint8Array(gzipSync(Uint8Array.of(0x89, 0x50, 0xff))), 'notJson'],
  [
    'nested too deeply',
    () => new TextEncoder().encode('['.repeat(1e6) + ']'.repeat(1e6)),
    'excessive',
  ],
  ['nested without an end', () => new Uint8Array(gzipSync('['.repeat(60e6))), 'excessive'],
  ['of too many values', () => new TextEncoder().encode(`[${'{},'.repeat(5e6)}{}]`), 'excessive'],
])('%s: refused', async (_what, bytes, problem) => {
  expect(await read(bytes())).toBe(problem);
});

test.each<[string, (report: Report<RootState>) => unknown, string]>([
  ['of a newer version', (report) => ({ ...report, version: 2 }), 'newer'],
  ['of an older version', (report) => ({ ...report, version: 0 }), 'older'],
  ['of no version', (report) => ({ ...report, version: 'x' }), 'notAReport'],
  ['without actions', ({ entries: _left, ...rest }) => rest, 'damaged'],
  ['without a state', (report) => ({ ...report, base: null }), 'damaged'],
  [
    'in a time zone that there is not',
    (report) => ({ ...report, environment: { ...report.environment, timeZone: 'Mars/Olympus' } }),
    'damaged',
  ],
  [
    'in a language that there is not',
    (report) => ({ ...report, environment: { ...report.environment, locale: 'zz-!!' } }),
    'damaged',
  ],
  [
    'in a window of no size',
    (report) => ({
      ...report,
      environment: { ...report.environment, viewport: { width: 0, height: 1e9 } },
    }),
    'damaged',
  ],
  ['at no time', (report) => ({ ...report, at: 1e300 }), 'damaged'],
  [
    'with more actions than any page keeps',
    (report) => ({ ...report, entries: Array.from({ length: 6_000 }, () => report.entries[0]) }),
    'excessive',
  ],
  [
    'with more lines than any page keeps, and wrong ones',
    (report) => ({ ...report, lines: Array.from({ length: 700_000 }, () => ({})) }),
    'excessive',
  ],
  ['with a note without an end', (report) => ({ ...report, note: 'x'.repeat(3e7) }), 'excessive'],
  [
    'with a name of an action without an end',
    ({ entries: [first, ...others], ...rest }) => ({
      ...rest,
      entries: [{ ...first, action: { type: 'x'.repeat(2e7) } }, ...others],
    }),
    'excessive',
  ],
  [
    'with a state of too many parts',
    (report) => ({
      ...report,
      base: Object.fromEntries(Array.from({ length: 1e5 }, (_, index) => [String(index), 1])),
    }),
    'damaged',
  ],
  [
    'with an action without a type',
    (report) => ({ ...report, entries: [{ ...report.entries[0], action: {} }] }),
    'damaged',
  ],
])('%s: refused', async (_what, change, problem) => {
  expect(await readValue(change(original()))).toBe(problem);
});

test('another first state, a missing action and a changed one are found where they are', async () => {
  const base = original();
  base.base.workspace.navigation.section = 'expenses';
  expect(await outcomeOf(base)).toEqual({ after: 0, why: 'hash' });

  const at = original().entries.findIndex(({ action }) => action.type === 'clients/created');
  const missing = original();
  missing.entries.splice(at, 1);
  expect(await outcomeOf(missing)).toEqual({ after: at + 1, why: 'hash' });

  const changed = original();
  Object.assign(changed.entries[at]?.action['payload'] as object, { name: 'Outra' });
  expect(await outcomeOf(changed)).toEqual({ after: at + 1, why: 'hash' });

  const broken = original();
  Object.assign(broken.entries[at]?.action ?? {}, { payload: null });
  expect(await outcomeOf(broken)).toEqual({ after: at + 1, why: 'thrown' });
});

test('fields that every object has are compared only where a state has them itself', () => {
  const parts = '{"constructor":{"a":1},"__proto__":{"b":1},"toString":2,"same":3}';
  const hostile: unknown = JSON.parse(parts);
  expect(differences(hostile, { same: 3 })).toEqual([
    { path: ['constructor'], before: { a: 1 }, after: undefined },
    { path: ['__proto__'], before: { b: 1 }, after: undefined },
    { path: ['toString'], before: 2, after: undefined },
  ]);
});

test('a field named __proto__ changes no prototype', async () => {
  const hostile = text.replace('"note":""', '"note":"","__proto__":{"polluted":true}');
  await outcome(new TextEncoder().encode(hostile));
  expect('polluted' in {}).toBe(false);
});

/** All places in the JSON of the file, each as the list of keys that lead there. */
function places(value: unknown, above: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...above]];
  return Object.entries(value).flatMap(([key, item]) => places(item, [...above, key]));
}

/** The number of actions after which the hash at this place is compared; null if the place contains no hash. */
function hashed([first, index, field]: readonly string[]): number | null {
  if (first === 'baseHash') return 0;
  if (first === 'hash') return original().entries.length;
  return field === 'hash' ? Number(index) + 1 : null;
}

test('altered anywhere, it is refused, or the first state that differs is named', async () => {
  const right = runWhole(replayReport(original(), wholeReducer)).states;
  const all = places(original());
  const values = fc.oneof(
    fc.constant(null),
    fc.integer(),
    fc.string(),
    fc.constant([]),
    fc.constant({}),
    fc.boolean(),
  );
  const altered = fc.record({ place: fc.constantFrom(...all), value: values });
  await fc.assert(
    fc.asyncProperty(altered, async ({ place, value }) => {
      const report: unknown = original();
      const before = JSON.stringify(report);
      const parent = place
        .slice(0, -1)
        .reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], report);
      (parent as Record<string, unknown>)[place.at(-1) ?? ''] = value;
      fc.pre(JSON.stringify(report) !== before);
      const found = await readValue(report);
      if (typeof found === 'string') return; // refused
      const { states, divergence } = runWhole(replayReport(found, wholeReducer));
      const changed = states.findIndex(
        (state, index) => differences(right[index], state, 1).length > 0,
      );
      const after =
        divergence?.why === 'thrown'
          ? Number(place[1]) + 1
          : (hashed(place) ?? (changed === -1 ? null : changed));
      expect(divergence?.after ?? null).toBe(after);
    }),
    { numRuns: rounds(50, 500) },
  );
});
