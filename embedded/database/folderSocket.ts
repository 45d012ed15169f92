import { randomBytes } from 'node:crypto';
import { type FileHandle, readdir, rename, rm, stat } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import type { DataFolder } from './folder';

export type Answer = (connection: Socket) => void;

/** Listens on a socket; null if its address is taken. */
export function listen(address: string, answer: Answer): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer(answer);
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    // The socket's file is made within this call, for its owner alone from the first moment.
    const mask = process.umask(0o177);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
    process.umask(mask);
  });
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}

/** Whether somebody listens: a file left behind by `kill -9` refuses the connection. */
function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(address);
    connection.on('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.on('error', () => {
      resolve(false);
    });
  });
}

/** A socket's path has about 100 bytes. On Linux the open folder gives it a short name. */
export function shortName(
  folder: DataFolder,
  directory: FileHandle,
  name = path.basename(folder.socket),
): string {
  return process.platform === 'linux'
    ? `/proc/self/fd/${String(directory.fd)}/${name}`
    : path.relative(process.cwd(), path.join(folder.root, name));
}

/** Names of those who are about to take the folder: a random one each, never used again. */
const CANDIDATE = /^\.lock-[0-9a-f]{16}\.sock$/;
// Milliseconds.
const AGAIN_AFTER = 20;
const GIVE_UP_AFTER = 5_000;
/** Between the making of a socket's file and its first answer a rival looks dead. */
const DEAD_AFTER = 10_000;

async function ageOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
}

/** Those who want the folder at this moment. What a killed process left behind is removed. */
async function rivals(
  folder: DataFolder,
  directory: FileHandle,
  own: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder.root)) {
    if (name === own || !CANDIDATE.test(name)) continue;
    const file = path.join(folder.root, name);
    if (await answers(shortName(folder, directory, name))) found.push(name);
    else if ((await ageOf(file)) > DEAD_AFTER) await rm(file, { force: true });
  }
  return found;
}

/**
 * Takes the folder's socket, of whose holders there is one at a time, also where several start in
 * the same moment over one that a killed process left behind. Everybody listens under a name of
 * their own before they look around, so that of any two at least one sees the other; whoever sees
 * nobody gives their socket its final name, over a dead one if need be.
 * @returns null if somebody else has it, or is about to.
 */
export async function takeSocket(
  folder: DataFolder,
  directory: FileHandle,
  answer: Answer,
): Promise<Server | null> {
  const own = `.lock-${randomBytes(8).toString('hex')}.sock`;
  const server = await listen(shortName(folder, directory, own), answer);
  if (server === null) return null;
  const begun = performance.now();
  try {
    while (performance.now() - begun < GIVE_UP_AFTER) {
      const others = await rivals(folder, directory, own);
      // After the others: one of them may have got it meanwhile.
      if (await answers(shortName(folder, directory))) break;
      if (others.length === 0) {
        await rename(path.join(folder.root, own), folder.socket);
        return server;
      }
      // The first by name stays, and waits for the others to see it.
      if (others.some((other) => other < own)) break;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
  } catch (error) {
    await close(server);
    throw error;
  }
  await close(server);
  return null;
}

/** Gives the folder back: its name first, which nobody else can have while we listen. */
export async function releaseSocket(folder: DataFolder, server: Server): Promise<void> {
  await rm(folder.socket, { force: true });
  await close(server);
}
