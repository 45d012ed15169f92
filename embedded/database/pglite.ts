import { realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { errorInOneLine } from '../errorInOneLine';
import { asSqlError, type Database, type Sql, type TextRow } from './database';
import { diskFullCheck } from './diskSpace';
import { Housekeeping } from './housekeeping';
import { DURABLE_SETTINGS, DurableFiles } from './durableFiles';
import { EngineError } from './engineError';
import { engineModule } from './engineModule';
import './longTimers';
import { RUN_FILE } from './integrity/postgresFiles';
import type { FolderWatch } from './integrity/watch';

/** The major version of PGlite's PostgreSQL. A data folder of another major version cannot be opened. */
export const POSTGRES_MAJOR = 18;

const asText = (value: string): string => value;

// By itself, PGlite would parse values of these types and lose digits of numbers and times. The client gets
// PostgreSQL's own text instead.
const textParsers = Object.fromEntries(
  [
    types.BOOL,
    types.INT2,
    types.INT4,
    types.INT8,
    types.OID,
    types.FLOAT4,
    types.FLOAT8,
    types.JSON,
    types.JSONB,
    types.DATE,
    types.TIMESTAMP,
    types.TIMESTAMPTZ,
    types.BYTEA,
  ].map((oid) => [oid, asText]),
);

/** An error after which the engine is unusable. */
function isCrash(error: unknown): boolean {
  if (error instanceof EngineError) return error.code === '57P02';
  if (asSqlError(error) === null) return true;
  return (
    error instanceof Error &&
    'severity' in error &&
    (error.severity === 'PANIC' || error.severity === 'FATAL')
  );
}

/**
 * PGlite gathers no statistics, so PostgreSQL assumes that every list is short. Without these settings it would sort
 * the whole list for each page instead of reading the page from the index.
 */
const PLANNER_SETTINGS: readonly string[] = ['random_page_cost=1.1', 'enable_bitmapscan=off'];

/**
 * The memory that PostgreSQL keeps pages in. PGlite fills all of it with zeros at each start, so the usual 128 MB would
 * cost a start a third of its processor time and each server 100 MB. What does not fit stays in the system's own cache.
 */
const PAGE_MEMORY = 'shared_buffers=32MB';

/**
 * PostgreSQL would say every ten seconds how far it has read the log at its start. The timer of it goes on after a start
 * that fails, and keeps the process from ending and the engine in memory.
 */
const NO_START_TIMER = 'log_startup_progress_interval=0';

/**
 * Returns the parameters with which PostgreSQL starts.
 * @param folder - The data folder. If null, the database is in memory and waits for no disk (`-F`).
 * @param more - Further settings, as `name=value`.
 */
function startParameters(folder: string | null, more: readonly string[]): string[] {
  const own = PGlite.defaultStartParams.filter(
    (parameter) => folder === null || parameter !== '-F',
  );
  const durable = folder === null ? [] : DURABLE_SETTINGS;
  const settings = [...PLANNER_SETTINGS, PAGE_MEMORY, NO_START_TIMER, ...durable, ...more];
  return [...own, ...settings.flatMap((setting) => ['-c', setting])];
}

/** A process that was killed as it began to write this file has left it empty. PostgreSQL does not start beside it. */
async function removeEmptyRunFile(folder: string): Promise<void> {
  const file = path.join(folder, RUN_FILE);
  const isEmpty = await stat(file).then(
    ({ size }) => size === 0,
    () => false,
  );
  if (isEmpty) await rm(file);
}

/** Starts PGlite on a folder, or in memory if the place is null. */
async function startEngine(
  place: string | null,
  watch: FolderWatch | null,
  image: Blob | null,
  settings: readonly string[],
): Promise<PGlite> {
  let death: EngineError | null = null;
  // PGlite does not follow a link in the place of the folder, and makes a folder that is not there.
  const folder = place === null ? null : await realpath(place).catch(() => place);
  const pgliteWasmModule = await engineModule();
  const files =
    folder === null
      ? null
      : new DurableFiles(folder, watch, (why) => {
          death = stopped(why);
        });
  const engine = await PGlite.create({
    parsers: textParsers,
    startParams: startParameters(folder, settings),
    ...(pgliteWasmModule !== null && { pgliteWasmModule }),
    ...(image !== null && { loadDataDir: image }),
    ...(folder === null || files === null
      ? { dataDir: 'memory://' }
      : { dataDir: folder, fs: files }),
  }).catch((error: unknown) => {
    // PGlite says only that it failed.
    const words = files?.lastWords ?? null;
    throw words === null ? error : new Error(words);
  });
  // After a crash, any further call would make the WebAssembly code loop forever. PGlite itself makes such a call, for
  // a rollback.
  const ask = engine.execProtocolRawSync.bind(engine);
  engine.execProtocolRawSync = (...message) => {
    if (death !== null) throw death;
    return ask(...message);
  };
  // Instants are written in UTC, as in the hosted service.
  await engine.exec("set timezone to 'UTC'");
  return engine;
}

function stopped(why: string): EngineError {
  return new EngineError('57P02', `The database engine has stopped (${why})`);
}

/**
 * Opens PostgreSQL in this process.
 * @param folder - Its data folder, which is created if absent. If null, everything is kept in memory.
 * @param watch - Follows the changes of the folder's files.
 * @param image - PGlite's dump of a data folder, with which a database in memory begins.
 * @param settings - Further settings of PostgreSQL, as `name=value`.
 * @throws an error with PostgreSQL's reason if it does not open.
 */
export async function openPglite(
  folder: string | null,
  watch: FolderWatch | null = null,
  image: Blob | null = null,
  settings: readonly string[] = [],
): Promise<Database> {
  watch?.begin();
  if (folder !== null) await removeEmptyRunFile(folder);
  const engine = await startEngine(folder, watch, image, settings);
  await watch?.begun();
  const isFull = folder === null ? () => false : diskFullCheck(folder);
  const housekeeping = new Housekeeping(engine, watch, isFull);
  let dead: EngineError | null = null;
  let closing = false;
  let announce: (error: Error) => void = () => undefined;
  const crashed = new Promise<Error>((resolve) => {
    announce = resolve;
  });

  /**
   * Runs a call to the engine.
   * @throws EngineError if the engine has crashed.
   */
  const guard = async <T>(action: () => Promise<T>): Promise<T> => {
    if (dead !== null) throw dead;
    try {
      return await action();
    } catch (error) {
      if (closing || !isCrash(error)) throw error;
      dead ??= error instanceof EngineError ? error : stopped(errorInOneLine(error));
      announce(dead);
      throw dead;
    }
  };

  const sqlOf = (run: PGlite['query'], full: boolean): Sql => ({
    query: async (statement, params = []) => {
      for (const param of params) housekeeping.count(param?.length ?? 0);
      try {
        return await guard(async () => (await run<TextRow>(statement, [...params])).rows);
      } catch (error) {
        // The transaction was made read-only below, because the disk is full.
        if (full && asSqlError(error)?.code === '25006') {
          throw new EngineError('53100', 'The disk is full: nothing was saved');
        }
        throw error;
      }
    },
  });

  return {
    crashed,
    transaction: async (work) => {
      // The errors that `work` itself throws say nothing about the engine.
      const own: Error[] = [];
      const full = isFull();
      const result = await guard(() =>
        engine
          .transaction(async (transaction) => {
            if (full) await transaction.exec('set transaction read only');
            try {
              return { value: await work(sqlOf(transaction.query.bind(transaction), full)) };
            } catch (error) {
              own.push(error instanceof Error ? error : new Error(String(error)));
              throw error;
            }
          })
          .catch((error: unknown) => {
            if (own.length > 0) return null;
            throw error;
          }),
      );
      if (result === null) throw own[0] ?? new Error('Unreachable');
      // The transaction is finished, so a failure of the housekeeping is ignored.
      guard(() => housekeeping.doIfDue()).catch(() => undefined);
      return result.value;
    },
    script: async (statements) => {
      await guard(() => engine.exec(statements));
    },
    close: async () => {
      closing = true;
      await housekeeping.stop();
      if (dead === null) {
        watch?.beforeCheckpoint();
        await engine.close();
        watch?.afterCheckpoint();
      }
      watch?.close();
    },
  };
}
