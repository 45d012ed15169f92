import { open } from 'node:fs/promises';
import { request } from 'node:http';
import * as z from 'zod/mini';
import { DamageError, dataFolder, type DataFolder, fileExists } from '../database/folder';
import { shortSocketPath } from '../database/folderSocket';
import { type FolderLock, lockFolder } from '../database/lock';
import { openDamagedCopy, openExistingDatabase } from '../database/open';
import { errorCode } from '../errorCode';
import { StartupError } from '../startupError';
import { writeDump } from './dump';
import { type ResetOutcome, resetPassword } from './password';

/** Access to a folder's data, no matter whether its server runs. */
export interface DataAccess {
  /** Passes the backup's text to `write` in pieces. */
  backup(write: (text: string) => Promise<void>): Promise<void>;
  resetPassword(email: string, password: string): Promise<ResetOutcome>;
  close(): Promise<void>;
}

const outcomeShape = z.union([
  z.object({ done: z.literal(true), sessions: z.number() }),
  z.object({ done: z.literal(false), message: z.string() }),
]);

type Take = (text: string) => Promise<void>;

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/**
 * Sends a request to the server that runs on the folder.
 * @returns false if no server runs.
 */
async function ask(
  folder: DataFolder,
  method: string,
  path: string,
  body: string | null,
  take: Take,
): Promise<boolean> {
  const directory = await open(folder.root, 'r');
  try {
    return await new Promise<boolean>((resolve, reject) => {
      // The connection is not kept alive, because the same short name may stand for another folder the next time.
      const socketPath = shortSocketPath(folder, directory);
      const call = request({ agent: false, socketPath, method, path });
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(false);
        else reject(unreachable(folder, error));
      });
      call.on('response', (response) => {
        response.setEncoding('utf8');
        const read = async (): Promise<void> => {
          // The stream has an encoding, so its chunks are texts.
          let failure = '';
          for await (const chunk of response as AsyncIterable<string>) {
            if (response.statusCode === 200) await take(chunk);
            else failure += chunk;
          }
          if (response.statusCode !== 200) {
            throw new StartupError(`The running server reports: ${failure}`);
          }
        };
        read().then(
          () => {
            resolve(true);
          },
          (error: unknown) => {
            call.destroy();
            reject(
              errorCode(error) === 'ECONNRESET'
                ? new StartupError('The running server broke off. Try again.')
                : asError(error),
            );
          },
        );
      });
      call.end(body ?? undefined);
    });
  } finally {
    await directory.close();
  }
}

function unreachable(folder: DataFolder, error: NodeJS.ErrnoException): StartupError {
  return new StartupError(
    error.code === 'EACCES'
      ? `Only the user who runs the server may do this: ${folder.socket} is theirs.`
      : `The running server does not answer (${error.message}). It may be starting or stopping; try again.`,
  );
}

/** Whether a server listens on the folder's socket. After `kill -9` the socket's file exists without a listener. */
async function isRunning(folder: DataFolder): Promise<boolean> {
  return ask(folder, 'GET', '/', null, () => Promise.resolve());
}

function throughServer(folder: DataFolder): DataAccess {
  const askOrFail = async (...args: [string, string, string | null, Take]): Promise<void> => {
    if (!(await ask(folder, ...args))) {
      throw new StartupError('The server has stopped meanwhile. Try again.');
    }
  };
  return {
    backup: (write) => askOrFail('GET', '/backup', null, write),
    resetPassword: async (email, password) => {
      let answer = '';
      await askOrFail('POST', '/reset-password', JSON.stringify({ email, password }), (text) => {
        answer += text;
        return Promise.resolve();
      });
      return outcomeShape.parse(JSON.parse(answer));
    },
    close: () => Promise.resolve(),
  };
}

async function openDirectly(folder: DataFolder): Promise<DataAccess> {
  const lock = await lockFolder(folder);
  try {
    const database = await openExistingDatabase(folder);
    return {
      backup: (write) => writeDump(database, new Date(), write),
      resetPassword: (email, password) => resetPassword(database, email, password),
      close: async () => {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    if (error instanceof DamageError) return damaged(folder, lock, error);
    await lock.release();
    throw error;
  }
}

/** Lets a backup be made of what can still be read in a damaged folder. Nothing else is possible. */
function damaged(folder: DataFolder, lock: FolderLock, error: DamageError): DataAccess {
  return {
    backup: async (write) => {
      const report = (line: string): void => {
        console.error(line);
      };
      await openDamagedCopy(
        folder,
        error,
        (line) => {
          report(`Skipped: ${line}`);
        },
        (database) => writeDump(database, new Date(), write),
      );
      for (const damage of error.damages) report(`Damaged: ${damage}`);
      report('The database is damaged. The backup holds what can be read; nothing was changed.');
    },
    resetPassword: () => Promise.reject(error),
    close: () => lock.release(),
  };
}

/**
 * Opens a data folder for its owner, either through its running server or directly.
 * @throws StartupError if there is no data, or no access to it.
 */
export async function openAccess(dataDir: string): Promise<DataAccess> {
  const folder = dataFolder(dataDir);
  if (!(await fileExists(folder.database))) {
    throw new StartupError(
      `There is no data of Ofício in ${folder.root}. Set DATA_DIR to the folder that the server uses.`,
    );
  }
  return (await isRunning(folder)) ? throughServer(folder) : openDirectly(folder);
}
