import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { errorInOneLine } from '../errorInOneLine';
import { StartupError } from '../startupError';
import type { DataFolder } from './folder';
import {
  type ConnectionHandler,
  closeServer,
  listenIfFree,
  releaseSocket,
  takeSocket,
} from './folderSocket';

/** The exclusive right to a data folder. */
export interface FolderLock {
  /**
   * From now on, passes connections on the folder's socket to `connection`. Before this call, connections are refused.
   * Only the folder's owner can reach that socket.
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

const turnAway: ConnectionHandler = (connection) => {
  connection.destroy();
};

/**
 * Takes the exclusive lock on a data folder. The lock has two parts. Both end with the process, so that no start ever
 * waits for a stale lock.
 * - On Linux, an abstract socket that is named after the folder's device and inode. The kernel gives it to one process
 *   at a time.
 * - A socket in the folder itself, which is also visible to other containers that share the folder.
 * @throws StartupError if another process holds the lock.
 */
export async function lockFolder(folder: DataFolder): Promise<FolderLock> {
  const { dev, ino } = await stat(folder.root);
  const id = createHash('sha256')
    .update(`${String(dev)}:${String(ino)}`)
    .digest('hex');
  const undo: (() => Promise<void>)[] = [];
  const directory = await open(folder.root, 'r');
  let answer = turnAway;
  const serve = (connection: ConnectionHandler): void => {
    answer = connection;
  };
  const release = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
    await directory.close();
  };
  try {
    if (onLinux) {
      const nameless = await listenIfFree(`\0oficio-${id.slice(0, 32)}`, turnAway);
      if (nameless === null) throw locked(folder);
      undo.push(() => closeServer(nameless));
    }
    const inside = await takeSocket(folder, directory, (connection) => {
      answer(connection);
    });
    if (inside === null) throw locked(folder);
    undo.push(() => releaseSocket(folder, inside));
    return { serve, release };
  } catch (error) {
    await release();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The data folder ${folder.root} cannot be locked (${errorInOneLine(error)}). ` +
        'It must lie on a disk that allows sockets.',
    );
  }
}
