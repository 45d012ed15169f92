import { createHash } from 'node:crypto';
import { stat, rm, link } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import path from 'node:path';
import { StartupError } from '../startupError';
import type { DataFolder } from './folder';

/** The exclusive right to a data folder. */
export interface FolderLock {
  release(): Promise<void>;
}

function locked(folder: DataFolder): StartupError {
  return new StartupError(
    `The data folder ${folder.root} is in use by another Ofício that is still running. Stop that ` +
      'one, or set DATA_DIR to another folder. Nothing was changed.',
  );
}

/** Listens on a socket; null if its address is taken. */
function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => {
      connection.destroy();
    });
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
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

// A socket's path may have about 100 bytes, a data folder's more: relative is shorter.
function shortest(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.length < file.length ? relative : file;
}

/**
 * Takes the exclusive lock on a data folder. Both of its halves vanish with the process,
 * however it dies, so that no start ever waits for a stale lock:
 * - a nameless (abstract) socket called after the folder's device and inode, which the
 *   kernel hands to one process only;
 * - a socket in the folder itself, which is seen across containers that share the folder.
 * @throws StartupError if another process holds it.
 */
export async function lockFolder(folder: DataFolder): Promise<FolderLock> {
  const { dev, ino } = await stat(folder.root);
  const id = createHash('sha256')
    .update(`${String(dev)}:${String(ino)}`)
    .digest('hex')
    .slice(0, 32);
  // Linux spells it with a leading NUL; elsewhere the second half has to do.
  const nameless = process.platform === 'linux' ? await listen(`\0oficio-${id}`) : undefined;
  if (nameless === null) throw locked(folder);

  const socket = shortest(folder.socket);
  const own = `${socket}.${String(process.pid)}`;
  try {
    if (await answers(socket)) throw locked(folder);
    await rm(own, { force: true });
    const inFolder = await listen(own);
    if (inFolder === null) throw locked(folder);
    // Bound under a name of its own, then linked: the shared name never exists unanswered.
    await rm(folder.socket, { force: true });
    await link(own, folder.socket).catch(async (error: unknown) => {
      await close(inFolder);
      throw error;
    });
    return {
      release: async () => {
        await rm(folder.socket, { force: true });
        await close(inFolder);
        if (nameless !== undefined) await close(nameless);
      },
    };
  } catch (error) {
    if (nameless !== undefined) await close(nameless);
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The data folder ${folder.root} cannot be locked (${error instanceof Error ? error.message : String(error)}). ` +
        'It must lie on a local disk that allows sockets, under a path of fewer than 100 characters.',
    );
  }
}
