import path from 'node:path';

/**
 * The text of a jest test that replays a report.
 * @param name - the report's name, which begins the test's title
 * @param note - what the user wrote in the report; its first 200 characters end the title
 * @param data - the report's file, which lies in this folder
 */
export function generatedTest(name: string, note: string, data: string): string {
  const said = note.trim().replaceAll(/\s+/g, ' ').slice(0, 200);
  const title = said === '' ? name : `${name}: ${said}`;
  return `import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rerun } from './rerun';

beforeEach(() => {
  jest.useFakeTimers();
});

test(${JSON.stringify(title)}, async () => {
  const file = readFileSync(path.join(__dirname, ${JSON.stringify(path.basename(data))}));
  const { recorded, repeated } = await rerun(file);
  expect(repeated).toEqual(recorded);
});
`;
}
