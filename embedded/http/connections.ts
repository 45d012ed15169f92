import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Whether a request is all there and its answer is not yet made. */
const isUnderWay = ({ req, writableEnded }: ServerResponse): boolean =>
  req.complete && !writableEnded;

/**
 * Keeps room for honest clients: when more than `most` connections are open, the one that has
 * kept the server waiting longest (for a request, for the rest of one, or to read its answer) is
 * hung up on. Requests that have arrived completely are answered.
 */
export function keepRoom(server: Server, most: number): void {
  // In the order of their last sign of life, with the answer that each waits for.
  const open = new Map<Socket, ServerResponse | null>();

  const note = (socket: Socket, response: ServerResponse | null): void => {
    if (socket.destroyed) return;
    open.delete(socket);
    open.set(socket, response);
  };

  const makeRoom = (): void => {
    for (const [socket, response] of open) {
      if (response !== null && isUnderWay(response)) continue;
      socket.destroy();
      return;
    }
  };

  server.on('connection', (socket: Socket) => {
    note(socket, null);
    socket.once('close', () => open.delete(socket));
    if (open.size > most) makeRoom();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    note(request.socket, response);
    response.once('close', () => {
      note(request.socket, null);
    });
  });
}

/** What one connection may leave unanswered or unread. */
export interface Patience {
  /** Requests of one connection that may wait for their answers. Browsers send one at a time. */
  readonly mostUnanswered: number;
  /** How long (ms) the reading of an answer may take. */
  readonly readWithin: number;
}

/**
 * Hangs up on whoever asks on and on without reading the answers, which would pile up in memory.
 * Requests that were read together with the one too many come with a destroyed socket.
 */
export function hangUpOnDeaf(server: Server, { mostUnanswered, readWithin }: Patience): void {
  const unanswered = new WeakMap<Socket, number>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > mostUnanswered) socket.destroy();
    let timer: NodeJS.Timeout | undefined;
    // Not the socket's own timer, which whatever the client sends would set back.
    response.once('prefinish', () => {
      timer = setTimeout(() => socket.destroy(), readWithin).unref();
    });
    response.once('close', () => {
      clearTimeout(timer);
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    });
  });
}
