import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rerun } from './rerun';

beforeEach(() => {
  jest.useFakeTimers();
});

test('a-deleted-quote-that-came-back', async () => {
  const file = readFileSync(path.join(__dirname, 'a-deleted-quote-that-came-back.json.gz'));
  const { recorded, repeated } = await rerun(file);
  expect(repeated).toEqual(recorded);
});
