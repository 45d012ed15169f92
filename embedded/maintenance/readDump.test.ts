/** @jest-environment node */
import { Checksum, headLine, TITLE } from './dumpFormat';
import { readDump } from './readDump';

const CHUNK = 64 * 1024;

/** A backup of one statement. */
function backup(statement: string): string {
  const checksum = new Checksum();
  const head = `${TITLE}\n${headLine({ rows: 1, migrations: [] }, new Date(0))}\n\n`;
  const body = `${statement}\n\n`;
  checksum.add(head);
  checksum.add(body);
  return `${head}${body}${checksum.lastLine()}\n`;
}

/** Hands a text over in pieces, and counts them. */
function inChunks(text: string, size: number) {
  const counter = { read: 0 };
  // eslint-disable-next-line @typescript-eslint/require-await -- a stream's interface
  async function* chunks(): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += size) {
      counter.read += 1;
      yield text.slice(at, at + size);
    }
  }
  return { counter, chunks: chunks() };
}

async function statements(text: string, size: number): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const piece of readDump(inChunks(text, size).chunks)) {
    if (piece.isStatement) found.push(piece.text);
  }
  return found;
}

test.each([1, 2, 3, 7, CHUNK])('reads the same in chunks of %d characters', async (size) => {
  const statement = 'insert into t values\n(1),\n(2);';
  expect(await statements(backup(statement), size)).toEqual([statement]);
});

test('reads a long statement in one go', async () => {
  // Half a second; almost a minute if all of it were searched anew with each chunk.
  const statement = `insert into t values ('${'x'.repeat(96 * 1024 * 1024)}');`;
  const begun = performance.now();
  const [found] = await statements(backup(statement), CHUNK);
  expect(found === statement).toBe(true);
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test('knows another file by its first line, however long that is', async () => {
  const { counter, chunks } = inChunks('\0'.repeat(100 * CHUNK), CHUNK);
  await expect(readDump(chunks).next()).rejects.toThrow('The file is not a backup of Ofício');
  expect(counter.read).toBe(1);
});

test.each([
  ['-- Ofício backup, format 2\n-- {}\n\n', 'a newer version of Ofício'],
  ['-- Ofício backup, format 12\n-- {}\n\n', 'a newer version of Ofício'],
  [backup('commit;').replaceAll('\n', '\r\n'), 'incomplete or was altered'],
  [TITLE, 'The head of the backup is damaged'],
  [TITLE.slice(0, 10), 'not a backup of Ofício'],
  ['', 'not a backup of Ofício'],
])('says of %j what is wrong with it', async (text, message) => {
  await expect(statements(text, 5)).rejects.toThrow(message);
});
