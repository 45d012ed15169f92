import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rerun } from './rerun';

beforeEach(() => {
  jest.useFakeTimers();
});

test('a-reloaded-page', async () => {
  const file = readFileSync(path.join(__dirname, 'a-reloaded-page.json.gz'));
  const { recorded, repeated } = await rerun(file);
  expect(repeated).toEqual(recorded);
});
