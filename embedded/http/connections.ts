import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps room for honest clients: when more than `most` connections are open, the one that has
 * kept the server waiting longest (for a request, or for the rest of one) is hung up on. Requests
 * that have arrived completely are never cut off.
 */
export function keepRoom(server: Server, most: number): void {
  // In the order of their last sign of life, with the request that each is at.
  const open = new Map<Socket, IncomingMessage | null>();

  const note = (socket: Socket, request: IncomingMessage | null): void => {
    if (socket.destroyed) return;
    open.delete(socket);
    open.set(socket, request);
  };

  const makeRoom = (): void => {
    for (const [socket, request] of open) {
      if (request?.complete === true) continue;
      socket.destroy();
      return;
    }
  };

  server.on('connection', (socket: Socket) => {
    note(socket, null);
    socket.once('close', () => open.delete(socket));
    if (open.size > most) makeRoom();
  });
  server.on('request', (request, response) => {
    note(request.socket, request);
    response.once('close', () => {
      note(request.socket, null);
    });
  });
}
