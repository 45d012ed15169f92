import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Report } from '../../src/features/app/report/report';
import type { RootState } from '../../src/store/rootReducer';
import { rerun } from './rerun';

beforeEach(() => {
  jest.useFakeTimers();
});

test.each([
  ['side table', 'meiAdjustments', 'a-new-user'],
  ['list', 'expenses', 'a-new-user'],
  ['list', 'expenses', 'a-reloaded-page'],
] as const)('a report from before a %s existed agrees (%s, %s)', async (_kind, newer, name) => {
  const saved = gunzipSync(readFileSync(path.join(__dirname, `${name}.json.gz`)));
  const report = JSON.parse(saved.toString()) as Report<RootState>; // what the product wrote
  const { [newer]: _newer, ...base } = report.base;
  const entries = report.entries.filter(({ action }) => !action.type.startsWith(`${newer}/`));
  expect(entries.length).toBeLessThan(report.entries.length);
  const older = gzipSync(JSON.stringify({ ...report, base, entries }));
  const { recorded, repeated } = await rerun(older);
  expect(repeated).toEqual(recorded);
});
