import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Whether a request has arrived completely and its answer is not finished. */
const isUnderWay = ({ req, writableEnded }: ServerResponse): boolean =>
  req.complete && !writableEnded;

/**
 * Keeps connections available. If more than `most` are open, the server closes the one that has kept it waiting
 * longest. It may wait for a request, for the rest of one, or for the client to read. Requests that have arrived
 * completely are answered.
 */
export function limitConnections(server: Server, most: number): void {
  // The open connections in the order of their last activity. Each has the answer for which it waits, or null.
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

/** The limits of one connection whose answers are not read. */
export interface ConnectionLimits {
  /** How many requests of a connection may wait for answers. Browsers send one at a time. */
  readonly mostUnanswered: number;
  /** How long the client may take to read an answer (ms). */
  readonly readWithin: number;
}

/**
 * Closes connections that send requests without reading the answers, because unread answers would fill the memory.
 * Requests that were read together with the last one still arrive, but with a destroyed socket.
 */
export function closeUnreadConnections(
  server: Server,
  { mostUnanswered, readWithin }: ConnectionLimits,
): void {
  const unanswered = new WeakMap<Socket, number>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > mostUnanswered) socket.destroy();
    let timer: NodeJS.Timeout | undefined;
    // This timer is a separate one, because everything that the client sends would reset the socket's own timer.
    response.once('prefinish', () => {
      timer = setTimeout(() => socket.destroy(), readWithin).unref();
    });
    response.once('close', () => {
      clearTimeout(timer);
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    });
  });
}
