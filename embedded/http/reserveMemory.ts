import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Bodies and answers up to this size (bytes) are always accepted. Most bodies and answers are smaller. */
export const ALWAYS_ACCEPTED = 64 * 1024;

/**
 * How many bytes all larger bodies and answers may use together while they are in flight. There is one limit for each
 * account and one for all accounts. A single large body or answer is always accepted while no other is in flight.
 */
const LIMIT = { ofOne: 64 * 1024 * 1024, ofAll: 192 * 1024 * 1024 };

/** The number of bytes that each account has reserved. The map is global, because the process has one memory. */
const held = new Map<string, number>();

/** Whether a size fits beside the bytes that are already reserved. */
const fits = (size: number, others: number, limit: number): boolean =>
  others === 0 || others + size <= limit;

/**
 * Reserves memory for a growing body or answer. The memory is released when the request ends.
 * @param account - The account of the request.
 * @returns a function that takes the size so far in bytes and returns whether it fits.
 */
export function reserveMemory(context: Context, account: string): (size: number) => boolean {
  const { incoming, outgoing } = context.env as HttpBindings; // cast: the server is Node's
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
    if (size <= ALWAYS_ACCEPTED) return true;
    const ofOne = (held.get(account) ?? 0) - mine;
    const ofAll = [...held.values()].reduce((sum, each) => sum + each, 0) - mine;
    if (incoming.socket.destroyed) return false;
    if (!fits(size, ofOne, LIMIT.ofOne) || !fits(size, ofAll, LIMIT.ofAll)) return false;
    if (mine === 0) {
      outgoing.once('close', giveBack);
      // The connection's own event is used, too. An answer that waits behind another one gets no event when the
      // connection closes.
      incoming.socket.once('close', giveBack);
      outgoing.once('close', () => incoming.socket.off('close', giveBack));
    }
    take(size);
    return true;
  };
}
