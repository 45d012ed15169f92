import { createHash } from 'node:crypto';
import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { reason } from '../reason';
import { StartupError } from '../startupError';
import type { DataFolder } from './folder';

/** The exclusive right to a data folder. */
export interface FolderLock {
  /**
   * From now on, whoever connects to the socket in the folder is handed over; before, they
   * are turned away. Only the folder's owner can reach that socket.
   */
  serve(connection: (socket: Socket) => void): void;
  release(): Promise<void>;
}

const onLinux = process.platform === 'linux';

function locked(folder: DataFolder): StartupError {
  return new StartupError(
    `The data folder ${folder.root} is in use by another Ofício that is still running. Stop that ` +
      'one, or set DATA_DIR to another folder. Nothing was changed.',
  );
}

type Answer = (connection: Socket) => void;

const turnAway: Answer = (connection) => {
  connection.destroy();
};

/** Listens on a socket; null if its address is taken. */
function listen(address: string, answer: Answer): Promise<Server | null> {
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

// A socket's path has about 100 bytes. On Linux the open folder gives it a short name.
export function shortName(folder: DataFolder, directory: FileHandle): string {
  return onLinux
    ? `/proc/self/fd/${String(directory.fd)}/${path.basename(folder.socket)}`
    : path.relative(process.cwd(), folder.socket);
}

async function listenInside(
  folder: DataFolder,
  directory: FileHandle,
  answer: Answer,
): Promise<Server> {
  const address = shortName(folder, directory);
  const server = await listen(address, answer);
  if (server !== null) return server;
  if (await answers(address)) throw locked(folder);
  // Left behind by a process that was killed.
  await rm(folder.socket, { force: true });
  const second = await listen(address, answer);
  if (second === null) throw locked(folder);
  return second;
}

/**
 * Takes the exclusive lock on a data folder. Both of its halves end with the process,
 * however it dies, so that no start ever waits for a stale lock:
 * - on Linux a socket without a file (abstract), called after the folder's device and
 *   inode, which the kernel hands to one process at a time;
 * - a socket in the folder itself, seen also across containers that share the folder.
 * @throws StartupError if another process holds it.
 */
export async function lockFolder(folder: DataFolder): Promise<FolderLock> {
  const { dev, ino } = await stat(folder.root);
  const id = createHash('sha256')
    .update(`${String(dev)}:${String(ino)}`)
    .digest('hex');
  const held: Server[] = [];
  const directory = await open(folder.root, 'r');
  let answer = turnAway;
  const serve = (connection: Answer): void => {
    answer = connection;
  };
  const release = async (): Promise<void> => {
    // Closing the socket also removes its file.
    await Promise.all(held.map(close));
    await directory.close();
  };
  try {
    if (onLinux) {
      const nameless = await listen(`\0oficio-${id.slice(0, 32)}`, turnAway);
      if (nameless === null) throw locked(folder);
      held.push(nameless);
    }
    held.push(
      await listenInside(folder, directory, (connection) => {
        answer(connection);
      }),
    );
    return { serve, release };
  } catch (error) {
    await release();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The data folder ${folder.root} cannot be locked (${reason(error)}). ` +
        'It must lie on a disk that allows sockets.',
    );
  }
}
