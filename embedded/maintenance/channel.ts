import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import type { Database } from '../database/database';
import type { FolderLock } from '../database/lock';
import { errorInOneLine } from '../errorInOneLine';
import { writeDump } from './dump';
import { resetPassword } from './password';

/** How long (ms) a client that reads a backup may pause. After that the database is released. */
const STALL = 20_000;
const MAX_BODY = 64 * 1024;

const resetShape = z.object({ email: z.string(), password: z.string() });

/** Writes the next piece and waits until the reader can take more. */
function writeTo(response: ServerResponse, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (response.destroyed) {
      reject(new Error('The reader of the backup is gone'));
      return;
    }
    if (response.write(text)) {
      resolve();
      return;
    }
    const done = (error?: Error): void => {
      clearTimeout(timer);
      response.off('drain', onDrain).off('close', onClose);
      if (error === undefined) resolve();
      else reject(error);
    };
    const onDrain = (): void => {
      done();
    };
    const onClose = (): void => {
      done(new Error('The reader of the backup is gone'));
    };
    const timer = setTimeout(() => {
      done(new Error('The reader of the backup has stopped reading'));
    }, STALL);
    response.once('drain', onDrain).once('close', onClose);
  });
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const piece = Buffer.from(chunk as Uint8Array); // cast: a request without an encoding yields bytes
    bytes += piece.length;
    if (bytes > MAX_BODY) throw new Error('Too large');
    chunks.push(piece);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function answer(
  database: Database,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = `${request.method ?? ''} ${request.url ?? ''}`;
  if (asked === 'GET /backup') {
    response.writeHead(200, { 'Content-Type': 'application/sql; charset=utf-8' });
    await writeDump(database, new Date(), (text) => writeTo(response, text));
    response.end();
  } else if (asked === 'POST /reset-password') {
    const { email, password } = resetShape.parse(await readJson(request));
    const outcome = await resetPassword(database, email, password);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(outcome));
  } else if (asked === 'GET /') {
    response.writeHead(200).end('Ofício');
  } else {
    response.writeHead(404).end('Not known here');
  }
}

/**
 * Serves the data folder's owner through the socket in the folder. No password is needed, because neither a browser nor
 * another user of the machine can reach the socket.
 */
export function openChannel(database: Database, lock: FolderLock): { close(): void } {
  const server = createServer((request, response) => {
    answer(database, request, response).catch((error: unknown) => {
      // The connection is destroyed, so that the client notices that the end is missing.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(errorInOneLine(error));
    });
  });
  lock.serve((socket) => {
    server.emit('connection', socket);
  });
  return {
    close: () => {
      server.closeAllConnections();
    },
  };
}
