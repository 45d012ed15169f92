/** @jest-environment node */
import { Checksum, headLine, sqlLiteral, BACKUP_TITLE } from './dumpFormat';
import { ACCOUNTS_STATEMENT, COMMIT, openingStatements } from './dumpStatements';
import { processorTime } from '../../test/processorTime';
import { type DumpPiece, readDump } from './readDump';

const CHUNK = 64 * 1024;
const INSERT = 'insert into public."t" ("text") values';

const OPENING = [...openingStatements([{ name: 't', columns: ['text'] }]), ACCOUNTS_STATEMENT];

/** Returns a backup of some rows, with valid fixed statements and a valid checksum. */
const backup = (rows: number, ...statements: readonly string[]): string =>
  summed(rows, ...OPENING, ...statements, COMMIT);

/** Returns a backup of arbitrary statements with a valid checksum. */
function summed(rows: number, ...statements: readonly string[]): string {
  const checksum = new Checksum();
  const head = `${BACKUP_TITLE}\n${headLine({ rows, migrations: [] }, new Date(0))}\n\n`;
  const body = statements.map((statement) => `${statement}\n\n`).join('');
  checksum.add(head);
  checksum.add(body);
  return `${head}${body}${checksum.lastLine()}\n`;
}

/** Passes a text on in pieces, and counts them. */
function inChunks(text: string, size: number) {
  const counter = { read: 0 };
  // oxlint-disable-next-line typescript/require-await -- a stream's interface
  async function* chunks(): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += size) {
      counter.read += 1;
      yield text.slice(at, at + size);
    }
  }
  return { counter, chunks: chunks() };
}

async function pieces(text: string): Promise<readonly DumpPiece[]> {
  const found: DumpPiece[] = [];
  for await (const piece of readDump(inChunks(text, CHUNK).chunks)) found.push(piece);
  return found;
}

async function statements(text: string, size: number): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const piece of readDump(inChunks(text, size).chunks)) {
    if (piece.kind === 'rows') found.push(piece.text);
  }
  return found;
}

test.each([1, 2, 3, 7, CHUNK])('reads the same in chunks of %d characters', async (size) => {
  const all = [`${INSERT}\n('1'),\n('2');`, `${INSERT}\n('3');`];
  expect(await statements(backup(3, ...all), size)).toEqual(all);
});

test('reads a long statement in one go', async () => {
  // This takes half a second; it would take a minute if each chunk searched the whole text again.
  const statement = `${INSERT}\n('${'x'.repeat(96 * 1024 * 1024)}');`;
  const begun = processorTime();
  const [found] = await statements(backup(1, statement), CHUNK);
  expect(found === statement).toBe(true);
  expect(processorTime() - begun).toBeLessThan(20_000);
});

test('knows another file by its first line, however long that is', async () => {
  const { counter, chunks } = inChunks('\0'.repeat(100 * CHUNK), CHUNK);
  await expect(readDump(chunks).next()).rejects.toThrow('The file is not a backup of Ofício');
  expect(counter.read).toBe(1);
});

test.each([
  ['-- Ofício backup, format 2\n-- {}\n\n', 'a newer version of Ofício'],
  ['-- Ofício backup, format 12\n-- {}\n\n', 'a newer version of Ofício'],
  [backup(0).replaceAll('\n', '\r\n'), 'The head of the backup is damaged'],
  [
    backup(0).replace('"rows"', '"__proto__":{"rows":9},"rows"'),
    'The head of the backup is damaged',
  ],
  [
    backup(0).replace(
      '"migrations":[]',
      '"migrations":[{"__proto__":{},"name":"a","checksum":"b"}]',
    ),
    'The head of the backup is damaged',
  ],
  [backup(0).replace('"rows"', '"more":1,"rows"'), 'The head of the backup is damaged'],
  [
    backup(0).replace('\n\n', '\ndrop table public.clients;\n\n'),
    'The head of the backup is damaged',
  ],
  [backup(1), 'it has not the rows'],
  [backup(1, `${INSERT}\n('1'),\n('2');`), 'it has not the rows'],
  [summed(1, ...OPENING, `${INSERT}\n('1');`), 'its end is missing'],
  [backup(0).replace(/-- end.*\n/, ''), 'its end is missing'],
  [`${backup(0)}\n\nselect 1;`, 'its end is missing'],
  [backup(0, 'drop table public.clients;'), 'it holds "drop table'],
  [
    backup(1, 'commit;', 'begin;', `${INSERT}\n('1');`),
    'it holds "begin;", which no backup does there',
  ],
  [backup(0, ...OPENING), 'it holds "begin;", which no backup does there'],
  [backup(0, COMMIT), 'it holds "commit;", which no backup does there'],
  [summed(1, `${INSERT}\n('1');`, ...OPENING, COMMIT), 'it holds "insert into'],
  [backup(1, `insert into oficio_accounts ("id") values\n('1');`), 'it holds "insert into'],
  [summed(0, COMMIT), 'it holds "commit;", which no backup does there'],
  [BACKUP_TITLE, 'The head of the backup is damaged'],
  [BACKUP_TITLE.slice(0, 10), 'not a backup of Ofício'],
  ['', 'not a backup of Ofício'],
])('says of %j what is wrong with it', async (text, message) => {
  await expect(statements(text, 5)).rejects.toThrow(new RegExp(message));
});

test('counts rows, and not what lies in their texts', async () => {
  const text = sqlLiteral("linha\u2028(2)\u2029(3)\n(4),\r\n(5); 'x' \\ E'y'");
  const found = await pieces(backup(2, `${INSERT}\n(${text}),\n(null);`));
  expect(found.flatMap(({ kind, rows }) => (kind === 'rows' ? [rows] : []))).toEqual([2]);
});

test.each([
  `${INSERT}\n(1);`,
  `${INSERT}\n('1', now());`,
  `${INSERT}\n((select '1'));`,
  `${INSERT}\n('1'); drop table public.clients;`,
  `${INSERT}\n('1')\n('2');`,
  `${INSERT}\n('1') on conflict do nothing;`,
  `${INSERT}\n('1\\'); drop table t; --');`,
  `${INSERT}\n(E'1\\'); drop table t; --');`,
  `${INSERT}\n(E'\\x41');`,
  `${INSERT}\n(U&'1');`,
  `${INSERT}\n('1`,
  `${INSERT}\n`,
  'insert into auth.users ("email") values\n(\'x\');',
  'insert into public."t" ("a" default) values\n(\'x\');',
  'insert into oficio_accounts ("email") values\n(\'x\');',
  openingStatements([{ name: 'x$oficio$; drop table t', columns: [] }])[3] ?? '',
  'do $oficio$\nbegin\n  delete from auth.users;\nend\n$oficio$;',
  "set local session_replication_role = 'replica';",
  "copy public.clients to program 'true';",
  '-- a comment',
  '',
])('takes nothing but rows: %j', async (statement) => {
  await expect(pieces(backup(1, statement))).rejects.toThrow(
    /it holds .*, which no backup does there\). .* Nothing was changed/,
  );
});
