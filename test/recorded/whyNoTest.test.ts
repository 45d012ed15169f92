import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { reportHasher, type Report } from '../../src/features/app/report/report';
import { wholeReducer } from '../../src/store/report/report';
import { rootReducer, type RootState } from '../../src/store/rootReducer';
import { whyNoTest } from './whyNoTest';

/** The report of a recorded session, with the hashes that the current reducers compute. */
function aReport(): Report<RootState> {
  const file = gunzipSync(readFileSync(path.join(__dirname, 'a-session.json.gz')));
  const report = JSON.parse(file.toString('utf8')) as Report<RootState>; // what was written
  const hash = reportHasher();
  const base = rootReducer({ session: report.base.session }, { type: '@@init' });
  let state = base;
  const entries = report.entries.map((entry) => {
    state = wholeReducer(state, entry.action);
    return { ...entry, hash: hash(state) };
  });
  return { ...report, base, baseHash: hash(base), entries, hash: hash(state) };
}

test('a report that replays becomes a test', () => {
  expect(whyNoTest(aReport())).toBeNull();
});

test.each<[string, (report: Report<RootState>) => Report<RootState>, RegExp]>([
  ['without actions', (report) => ({ ...report, entries: [] }), /^holds no actions/],
  [
    'with an empty first state',
    (report) => ({ ...report, base: {} as RootState }), // cast: an altered file
    /^does not replay: its first state is not/,
  ],
  [
    'with swapped actions',
    ({ entries: [first, second, ...rest], ...report }) => ({
      ...report,
      entries: [second, first, ...rest].flatMap((entry) => entry ?? []),
    }),
    /^does not replay: the state after action 1 of 70 \("clients\/loadStarted"\) is not/,
  ],
  [
    'with another last hash',
    (report) => ({ ...report, hash: '0' }),
    /^does not replay: the state after action 70 of 70/,
  ],
  [
    'with an action that throws',
    (report) => ({
      ...report,
      entries: report.entries.map((entry) =>
        entry.action.type === 'clients/created'
          ? { ...entry, action: { type: 'clients/created', payload: null } }
          : entry,
      ),
    }),
    /^does not replay: the reducers throw at action \d+ of 70 \("clients\/created"\)/,
  ],
  [
    'with an action that threw when it was recorded, too',
    ({ entries: [first, ...rest], baseHash, ...report }) => ({
      ...report,
      baseHash,
      entries: [
        ...(first
          ? [{ ...first, action: { type: 'clients/created', payload: null }, hash: baseHash }]
          : []),
        ...(first ? [first] : []),
        ...rest,
      ],
    }),
    /^has its error in the reducers, which throw at action 1 of 71 \("clients\/created"\)/,
  ],
])('%s: refused', (_what, altered, why) => {
  expect(whyNoTest(altered(aReport()))).toMatch(why);
});
