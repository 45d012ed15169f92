import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rerun } from './rerun';

beforeEach(() => {
  jest.useFakeTimers();
});

test('a-new-user', async () => {
  const file = readFileSync(path.join(__dirname, 'a-new-user.json.gz'));
  const { recorded, repeated } = await rerun(file);
  expect(repeated).toEqual(recorded);
});
