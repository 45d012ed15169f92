import { closeSync, existsSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { errorInOneLine } from '../../errorInOneLine';
import type { Database, TextRow } from '../database';
import { openPglite } from '../pglite';
import { BLOCK_SIZE } from './blocks';
import { readAllPages } from './check';
import { CHECKSUM_FILE } from './checksumFile';
import { giveOwnerRights, kindOf, listFolder, makeEmptyFolders, SETTINGS } from './postgresFiles';
import { storeChecksums } from './watch';

type Report = (line: string) => void;

/**
 * Says what was lost with the write-ahead log and the ledgers, which hold no rows of their own. PostgreSQL reads the log
 * up to its damaged place and takes this for its end.
 */
function reportLog(damages: readonly string[], report: Report): void {
  for (const damage of damages) {
    const [file = ''] = damage.split(' ');
    const kind = kindOf(file);
    if (kind === 'log') {
      report(
        `what was written after the damaged place of the write-ahead log (${file}): rows that were saved last may be missing ` +
          'or as they were before, and deleted ones may be back. Which and how many cannot be known',
      );
    } else if (kind === 'ledger') {
      report(
        `what ${file} said about which changes were saved: rows may be missing or as they were before. Which and how ` +
          'many cannot be known',
      );
    } else if (file === CHECKSUM_FILE) {
      report(
        `nothing that is known. Without ${CHECKSUM_FILE} nobody can say whether the write-ahead log is whole: rows that ` +
          'were saved last may be missing',
      );
    }
  }
}

/** Makes the files such that PostgreSQL can read them. Pages that cannot be read are emptied. */
async function repairFiles(
  database: string,
  report: Report,
): Promise<ReadonlyMap<string, number[]>> {
  const inside = (name: string): string => path.join(database, name);
  const { files, folders, noFiles } = await listFolder(database);
  for (const name of [...noFiles, CHECKSUM_FILE]) {
    rmSync(inside(name), { recursive: true, force: true });
  }
  makeEmptyFolders(database);
  giveOwnerRights(database, folders, 0o700);
  giveOwnerRights(database, files, 0o600);
  for (const [name, text] of Object.entries(SETTINGS)) {
    if (existsSync(inside(name))) continue;
    writeFileSync(inside(name), text, { mode: 0o600 });
    // PostgreSQL writes this file itself, and does without it.
    if (name !== 'postgresql.auto.conf') report(`the settings in ${name}, which is missing`);
  }
  const { altered } = await readAllPages(database, files);
  for (const [file, pages] of altered) {
    const descriptor = openSync(inside(file), 'r+');
    for (const page of pages) {
      writeSync(descriptor, Buffer.alloc(BLOCK_SIZE), 0, BLOCK_SIZE, page * BLOCK_SIZE);
    }
    closeSync(descriptor);
  }
  return altered;
}

/**
 * Opens the database without trust in its indexes. A file of settings that PostgreSQL does not take is replaced.
 * @param mayReplace - The files of settings that were not replaced yet.
 */
async function openWarily(
  database: string,
  report: Report,
  mayReplace = Object.keys(SETTINGS),
): Promise<Database> {
  try {
    return await openPglite(database, null, null, ['ignore_system_indexes=on']);
  } catch (error) {
    const name = mayReplace.find((each) => errorInOneLine(error).includes(each));
    if (name === undefined) throw error;
    writeFileSync(path.join(database, name), SETTINGS[name] ?? '', { mode: 0o600 });
    report(`the settings in ${name}, which PostgreSQL does not take: it was replaced`);
    return openWarily(
      database,
      report,
      mayReplace.filter((each) => each !== name),
    );
  }
}

type Ask = (statement: string, params?: readonly string[]) => Promise<readonly TextRow[]>;

/** Removes the rows that cannot be read, because parts of their long texts are lost. */
async function removeUnreadableRows(ask: Ask, table: string): Promise<number> {
  const isReadable = (where: string): Promise<boolean> =>
    ask(`select sum(length(each::text)) from ${table} each ${where}`).then(
      () => true,
      () => false,
    );
  if (await isReadable('')) return 0;
  let removed = 0;
  for (const { place } of await ask(`select ctid::text as place from ${table}`)) {
    const where = `where ctid = '${place ?? ''}'`;
    if (await isReadable(where)) continue;
    await ask(`delete from ${table} ${where}`);
    removed += 1;
  }
  return removed;
}

/** What points at a lost row: a reference is emptied where deleting the row would do so, else its row goes, too. */
const ORPHANS = `
  select conrelid::regclass::text as table, confdeltype = 'n' as emptied,
    (select string_agg(format('%I = null', attname), ', ') from pg_attribute
      where attrelid = conrelid and attnum = any (coalesce(confdelsetcols, conkey))) as empty,
    format('%s and not exists (select from %s other where %s)',
      string_agg(format('each.%I is not null', own.attname), ' and '), confrelid::regclass,
      string_agg(format('other.%I = each.%I', theirs.attname, own.attname), ' and ')) as condition
  from pg_constraint, unnest(conkey, confkey) as pair (here, there)
  join pg_attribute own on own.attnum = here
  join pg_attribute theirs on theirs.attnum = there
  where contype = 'f' and own.attrelid = conrelid and theirs.attrelid = confrelid
  group by pg_constraint.oid, conrelid, confrelid, confdeltype, confdelsetcols, conkey`;

/** A lost account is made again, without a password, for the rows that it owns. */
const LOST_ACCOUNTS = `
  insert into auth.users (id, email, encrypted_password)
  select distinct user_id, 'recovered-' || user_id || '@oficio.invalid', '' from (%) lost (user_id)
  where not exists (select from auth.users where id = user_id)
  returning email`;

/** Makes rows and references agree again. The indexes may be wrong until they are built anew. */
async function repairRows(database: Database, report: Report): Promise<void> {
  const ask: Ask = (statement, params) =>
    database.transaction(async (sql) => {
      await sql.query('set local session_replication_role = replica');
      return sql.query(statement, params);
    });
  // Each runs in transactions of its own.
  for (const kind of ['system', 'database']) await database.script(`reindex ${kind}`);
  const tables = await ask(`select oid::regclass::text as table from pg_class
    where relkind = 'r' and relnamespace in ('auth'::regnamespace, 'oficio'::regnamespace, 'public'::regnamespace)`);
  const tell = (what: string, rows: number): void => {
    if (rows > 0) report(`${what}: ${String(rows)} rows`);
  };
  for (const { table } of tables) {
    tell(`removed from ${table ?? ''}, unreadable`, await removeUnreadableRows(ask, table ?? ''));
  }
  const owned =
    await ask(`select attrelid::regclass::text as table from pg_attribute join pg_class on attrelid = pg_class.oid
    where attname = 'user_id' and relkind = 'r' and relnamespace = 'public'::regnamespace`);
  const owners = owned.map(({ table }) => `select user_id from ${table ?? ''}`).join(' union ');
  for (const { email } of await ask(LOST_ACCOUNTS.replace('%', owners))) {
    report(
      `a lost account is called ${email ?? ''} now; give it a password: npm run reset-password`,
    );
  }
  const references = await ask(ORPHANS);
  for (let changed = true; changed;) {
    changed = false;
    for (const { table, emptied, empty, condition } of references) {
      const change =
        emptied === 't'
          ? `update ${table ?? ''} each set ${empty ?? ''}`
          : `delete from ${table ?? ''} each`;
      const rows = await ask(`${change} where ${condition ?? ''} returning 1`);
      tell(
        `${emptied === 't' ? 'emptied references in' : 'removed from'} ${table ?? ''}, which pointed at lost rows`,
        rows.length,
      );
      changed ||= rows.length > 0;
    }
  }
}

/**
 * Makes a damaged database usable with everything in it that can still be read, and stores its checksums.
 * @param damages - What was found in it.
 * @param report - Called with what was skipped.
 * @throws an error with PostgreSQL's reason if the database does not open even so.
 */
export async function acceptDamage(
  database: string,
  damages: readonly string[],
  report: Report,
): Promise<void> {
  const emptied = await repairFiles(database, report);
  const opened = await openWarily(database, report);
  reportLog(damages, report);
  try {
    const relations = await opened.transaction((sql) =>
      sql.query(`select oid::regclass::text as name, relkind in ('i', 'I') as "isIndex", pg_relation_filepath(oid) as file
        from pg_class where relkind in ('r', 'i', 't', 'm') order by relkind desc, name`),
    );
    for (const { name, isIndex, file } of relations) {
      const place = path.join(database, file ?? '');
      const isMissing = !existsSync(place);
      if (isMissing) writeFileSync(place, '', { mode: 0o600 });
      const pages = emptied.get(file ?? '') ?? [];
      if (isIndex === 't' || (pages.length === 0 && !isMissing)) continue;
      report(
        isMissing
          ? `all rows of ${name ?? ''}: its file is missing`
          : `the rows on ${pages.length === 1 ? `page ${String(pages[0])}` : `${String(pages.length)} pages`} of ${name ?? ''}`,
      );
    }
    await repairRows(opened, report);
  } finally {
    await opened.close();
  }
  await storeChecksums(database);
}
