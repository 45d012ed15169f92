import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Report } from '../../src/features/recording/report';
import type { RootState } from '../../src/store/rootReducer';
import { rerun } from './rerun';

beforeEach(() => {
  jest.useFakeTimers();
});

test('a report from before a table existed tells nothing of that table, and agrees', async () => {
  const saved = gunzipSync(readFileSync(path.join(__dirname, 'a-new-user.json.gz')));
  const report = JSON.parse(saved.toString()) as Report<RootState>; // what the product wrote
  const { meiAdjustments: _newer, ...base } = report.base;
  const entries = report.entries.filter(({ action }) => !action.type.startsWith('meiAdjustments/'));
  expect(entries.length).toBeLessThan(report.entries.length);
  const older = gzipSync(JSON.stringify({ ...report, base, entries }));
  const { recorded, repeated } = await rerun(older);
  expect(repeated).toEqual(recorded);
});
