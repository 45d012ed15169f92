import { randomBytes } from 'node:crypto';
import { type FileHandle, readdir, rename, rm, stat } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import type { DataFolder } from './folder';

export type ConnectionHandler = (connection: Socket) => void;

/**
 * Listens on a socket.
 * @returns the server; null if another process already has the address.
 */
export function listenIfFree(address: string, answer: ConnectionHandler): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer(answer);
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    // The socket's file is created during this call, readable only by its owner from the start.
    const mask = process.umask(0o177);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
    process.umask(mask);
  });
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}

/** Whether anybody listens on a socket. A file left behind by `kill -9` refuses connections. */
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

/**
 * Returns a short path of a socket inside the folder, because a socket's path is limited to about 100 bytes. On
 * Linux the short path goes through the open folder.
 */
export function shortSocketPath(
  folder: DataFolder,
  directory: FileHandle,
  name = path.basename(folder.socket),
): string {
  return process.platform === 'linux'
    ? `/proc/self/fd/${String(directory.fd)}/${name}`
    : path.relative(process.cwd(), path.join(folder.root, name));
}

/** Matches the socket names of processes that try to take the folder. Each process makes a random name for itself. */
const CANDIDATE = /^\.lock-[0-9a-f]{16}\.sock$/;
// The pause between two attempts (ms).
const AGAIN_AFTER = 20;
const GIVE_UP_AFTER = 5_000;
/**
 * How long another process's socket may be silent before that process counts as dead. A socket does not answer in
 * the first moment after it is created.
 */
const DEAD_AFTER = 10_000;

async function ageOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
}

/** Returns the other processes that are trying to take the folder, and removes the sockets of killed processes. */
async function rivals(
  folder: DataFolder,
  directory: FileHandle,
  own: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder.root)) {
    if (name === own || !CANDIDATE.test(name)) continue;
    const file = path.join(folder.root, name);
    if (await answers(shortSocketPath(folder, directory, name))) found.push(name);
    else if ((await ageOf(file)) > DEAD_AFTER) await rm(file, { force: true });
  }
  return found;
}

/**
 * Takes the folder's socket, which only one process can have. Several processes may start at the same moment after one
 * was killed. Each of them listens under a name of its own before it looks for others. So of any two processes, at
 * least one sees the other. A process that sees no other gives its socket the final name. If that name is left from a
 * dead process, it is replaced.
 * @returns null if another process has the socket or is about to take it.
 */
export async function takeSocket(
  folder: DataFolder,
  directory: FileHandle,
  answer: ConnectionHandler,
): Promise<Server | null> {
  const own = `.lock-${randomBytes(8).toString('hex')}.sock`;
  const server = await listenIfFree(shortSocketPath(folder, directory, own), answer);
  if (server === null) return null;
  const begun = performance.now();
  try {
    while (performance.now() - begun < GIVE_UP_AFTER) {
      const others = await rivals(folder, directory, own);
      // The final socket is tried after the candidates were listed, because a candidate that has left the list may have
      // taken the final socket by then.
      if (await answers(shortSocketPath(folder, directory))) break;
      if (others.length === 0) {
        await rename(path.join(folder.root, own), folder.socket);
        return server;
      }
      // Of several processes, the one whose socket name comes first stays. It waits until the others have seen its
      // socket.
      if (others.some((other) => other < own)) break;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
  } catch (error) {
    await closeServer(server);
    throw error;
  }
  await closeServer(server);
  return null;
}

/**
 * Releases the folder. The socket's name is removed before the server closes. Nobody else can take the name while this
 * process still listens.
 */
export async function releaseSocket(folder: DataFolder, server: Server): Promise<void> {
  await rm(folder.socket, { force: true });
  await closeServer(server);
}
