import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Bodies and answers up to this size, in bytes, always find room: those that people send do. */
export const SMALL = 64 * 1024;

/**
 * What all larger ones may hold together, in bytes, until they are answered and read: those of one account,
 * and those of all. One may always.
 */
const ROOM = { ofOne: 64 * 1024 * 1024, ofAll: 192 * 1024 * 1024 };

/** What each account holds at the moment. The process has one memory, whatever runs in it. */
const held = new Map<string, number>();

/** Whether the larger ones of others leave room for one of this size. */
const fits = (size: number, others: number, room: number): boolean =>
  others === 0 || others + size <= room;

/**
 * Takes room for a body or an answer as it grows, and gives it back once the request is done with.
 * @param account - whose it is.
 * @returns takes the size so far, in bytes, and tells whether there is room for it.
 */
export function roomFor(context: Context, account: string): (size: number) => boolean {
  const { incoming, outgoing } = context.env as HttpBindings; // Node's server
  let mine = 0;
  const take = (size: number): void => {
    const left = (held.get(account) ?? 0) - mine + size;
    if (left > 0) held.set(account, left);
    else held.delete(account);
    mine = size;
  };
  const giveBack = (): void => {
    take(0);
  };
  return (size) => {
    if (size <= SMALL) return true;
    const ofOne = (held.get(account) ?? 0) - mine;
    const ofAll = [...held.values()].reduce((sum, each) => sum + each, 0) - mine;
    if (incoming.socket.destroyed) return false;
    if (!fits(size, ofOne, ROOM.ofOne) || !fits(size, ofAll, ROOM.ofAll)) return false;
    if (mine === 0) {
      outgoing.once('close', giveBack);
      // An answer that waits for another one's end is not told of the connection's.
      incoming.socket.once('close', giveBack);
      outgoing.once('close', () => incoming.socket.off('close', giveBack));
    }
    take(size);
    return true;
  };
}
