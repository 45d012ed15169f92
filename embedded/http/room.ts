import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Bodies and answers up to this size, in bytes, always find room: those that people send do. */
export const SMALL = 64 * 1024;

/** What all larger ones may hold together, in bytes, until they are answered and read. One may always. */
const ROOM = 64 * 1024 * 1024;

/** What they hold at the moment. The process has one memory, whatever runs in it. */
let held = 0;

/**
 * Takes room for a body or an answer as it grows, and gives it back once the request is done with.
 * @returns takes the size so far, in bytes, and tells whether there is room for it.
 */
export function roomFor(context: Context): (size: number) => boolean {
  const { incoming, outgoing } = context.env as HttpBindings; // Node's server
  let mine = 0;
  const giveBack = (): void => {
    held -= mine;
    mine = 0;
  };
  return (size) => {
    if (size <= SMALL) return true;
    const others = held - mine;
    if (incoming.socket.destroyed || (others > 0 && others + size > ROOM)) return false;
    if (mine === 0) {
      outgoing.once('close', giveBack);
      // An answer that waits for another one's end is not told of the connection's.
      incoming.socket.once('close', giveBack);
      outgoing.once('close', () => incoming.socket.off('close', giveBack));
    }
    held = others + size;
    mine = size;
    return true;
  };
}
