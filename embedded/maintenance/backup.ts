import { createWriteStream } from 'node:fs';
import { link, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { fileExists } from '../database/folder';
import { syncEntry } from '../database/syncTree';
import { errorCode } from '../errorCode';
import { errorInOneLine } from '../errorInOneLine';
import { StartupError } from '../startupError';
import type { DataAccess } from './access';
import { readDump } from './readDump';
import type { Progress } from './restore';

/** The folder of backups that get no name of their own. */
export const BACKUPS = 'backups';

/** Returns the default name of a backup, `backups/oficio-2026-11-20-1804.sql`, with the local time. */
export function defaultBackupFile(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return path.join(BACKUPS, `oficio-${day}-${two(now.getHours())}${two(now.getMinutes())}.sql`);
}

/** Turns the calls of `write` into a readable stream. */
function piped(produce: (write: (text: string) => Promise<void>) => Promise<void>): Readable {
  let wake: () => void = () => undefined;
  const stream = new Readable({
    encoding: 'utf8',
    read: () => {
      wake();
    },
  });
  stream.once('close', () => {
    wake();
  });
  const write = async (text: string): Promise<void> => {
    if (!stream.destroyed && !stream.push(text)) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (stream.destroyed) throw new Error('Stopped');
  };
  produce(write).then(
    () => stream.push(null),
    (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return stream;
}

function isThere(target: string): StartupError {
  return new StartupError(`${target} exists already and is not overwritten. Give another name.`, 2);
}

/**
 * Gives a file its final name unless another file has that name. This is safe even if two processes do it at the same
 * moment.
 */
async function giveName(partial: string, target: string): Promise<void> {
  try {
    await link(partial, target);
  } catch {
    if (await fileExists(target)) throw isThere(target);
    // The disk does not support links. FAT, for example, does not.
    await rename(partial, target);
    return;
  }
  await rm(partial);
}

let started = 0;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/** Removes partial backups of killed processes from the folder. */
async function removePartialBackups(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /\.sql(?:\.gz)?\.(\d+)-\d+\.partial$/.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    await rm(path.join(folder, name), { force: true }).catch(() => undefined);
  }
}

/** Turns an error of writing a file into a readable message, and returns all other errors unchanged. */
function explained(error: unknown, target: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC') {
    return new StartupError(`The disk of ${target} is full. Nothing was written.`);
  }
  if (code === null || !/^E[A-Z]+$/.test(code)) return error;
  return new StartupError(
    `${target} cannot be written (${errorInOneLine(error)}). Give another name, or the right to write there.`,
  );
}

/**
 * Writes a backup to a file. The file gets its name only once it is complete and on the disk.
 * @param file - It is compressed if its name ends in `.gz`. An existing file is never overwritten.
 * @returns the number of rows.
 * @throws StartupError. Then no file is left.
 */
export async function backUpTo(
  file: string,
  access: DataAccess,
  progress: Progress,
  signal: AbortSignal,
): Promise<number> {
  const target = path.resolve(file);
  if (await fileExists(target)) throw isThere(target);
  // A folder that is made here may lie on another disk than the one that was meant and is not mounted.
  const folder = path.dirname(target);
  if (!(await fileExists(folder))) {
    throw new StartupError(`There is no folder ${folder}. Make it, or give another name.`, 2);
  }
  // The name is unique, because two backups may be requested in the same minute.
  const partial = `${target}.${String(process.pid)}-${String(started++)}.partial`;
  let done = 0;
  const passing = async function* (source: AsyncIterable<string>): AsyncGenerator<string> {
    const checked = readDump(tee(source));
    const seen: string[] = [];
    async function* tee(from: AsyncIterable<string>): AsyncGenerator<string> {
      for await (const chunk of from) {
        seen.push(chunk);
        yield chunk;
      }
    }
    for await (const { head, rows } of checked) {
      yield* seen.splice(0);
      done += rows;
      progress(done, head.rows);
    }
    yield* seen.splice(0);
  };
  try {
    await removePartialBackups(folder);
    const sink = createWriteStream(partial, { flags: 'wx', mode: 0o600 });
    const source = piped((write) => access.backup(write));
    if (target.endsWith('.gz')) await pipeline(source, passing, createGzip(), sink, { signal });
    else await pipeline(source, passing, sink, { signal });
    await syncEntry(partial);
    await giveName(partial, target);
    await syncEntry(folder);
    return done;
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw explained(error, target);
  }
}
