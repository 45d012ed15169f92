import type { Transactions } from '../database/database';

/**
 * How many requests of one account or address may wait. Further requests get an error and must be sent again. A browser
 * sends six at a time, and an account may use several browsers.
 */
const MAX_WAITING = 100;

/** A turn that takes longer than this (ms) is followed by a break. */
const LONG_TURN = 10;

/** The length of a break, as a part of the turn's time, and its greatest length (ms). */
const BREAK = { part: 0.1, longest: 10 };

/** The error for a request when too many requests of the same account or address are waiting. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';

  constructor() {
    super('Too many requests of this account are waiting');
  }
}

type Work = () => Promise<void>;

/**
 * A fair queue. The next turn goes to the account whose last turn is longest ago. So each account waits only for the
 * current turn and for one turn of each other account, no matter how many requests the others have waiting.
 */
export class FairQueue {
  private readonly waiting = new Map<string, Work[]>();
  /** The number of each account's last turn. The map is cleared when no request waits. */
  private readonly last = new Map<string, number>();
  private count = 0;
  private arrivals = 0;
  private underWay = 0;
  private readonly urgent: Work[] = [];

  /** @param atOnce - How many turns run at the same time. */
  constructor(private readonly atOnce: number) {}

  /**
   * Runs the work when its account has its turn.
   * @param account - The account, or another key with a queue of its own, such as an address.
   * @throws QueueFullError
   */
  take<T>(account: string, work: () => Promise<T>): Promise<T> {
    const queue = this.waiting.get(account) ?? [];
    if (queue.length >= MAX_WAITING) return Promise.reject(new QueueFullError());
    return new Promise((resolve, reject) => {
      queue.push(() => work().then(resolve, reject));
      this.waiting.set(account, queue);
      this.begin();
    });
  }

  /** Notes that a connection or a request has arrived. */
  arrived(): void {
    this.arrivals += 1;
  }

  /** Runs the work before all waiting work. It is for short work that is requested one at a time. */
  takeNext<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.urgent.push(() => work().then(resolve, reject));
      this.begin();
    });
  }

  /** Returns the database for one account, whose transactions each wait for the account's turn. */
  database(database: Transactions, account: string): Transactions {
    return {
      transaction: (work) => this.take(account, () => database.transaction(work)),
    };
  }

  private begin(): void {
    if (this.underWay >= this.atOnce) return;
    const work = this.next();
    if (work === null) return;
    this.underWay += 1;
    const startedAt = performance.now();
    const end = (): void => {
      this.underWay -= 1;
      this.begin();
    };
    void work().then(() => {
      const took = performance.now() - startedAt;
      // The next turn begins a little later. New requests are read before it, so that they are in the queue.
      if (took < LONG_TURN) setImmediate(end);
      else this.rest(took, end);
    });
  }

  /**
   * Waits between two long turns, so that files are sent and connections are accepted. Node accepts one connection in
   * each round of its event loop. While more connections arrive, the break goes on. It never takes longer than the
   * turn.
   */
  private rest(took: number, end: () => void): void {
    const startedAt = performance.now();
    let known = this.arrivals;
    const look = (): void => {
      const passed = performance.now() - startedAt;
      const isQuiet =
        known === this.arrivals && passed >= Math.min(took * BREAK.part, BREAK.longest);
      known = this.arrivals;
      if (isQuiet || passed >= took) end();
      else setTimeout(look, 1);
    };
    setTimeout(look, 1);
  }

  private next(): Work | null {
    const urgent = this.urgent.shift();
    if (urgent !== undefined) return urgent;
    let chosen: string | null = null;
    for (const account of this.waiting.keys()) {
      if (chosen === null || this.lastOf(account) < this.lastOf(chosen)) chosen = account;
    }
    if (chosen === null) {
      if (this.underWay === 0) this.last.clear();
      return null;
    }
    const queue = this.waiting.get(chosen) ?? [];
    const work = queue.shift() ?? null;
    if (queue.length === 0) this.waiting.delete(chosen);
    this.count += 1;
    this.last.set(chosen, this.count);
    return work;
  }

  private lastOf(account: string): number {
    return this.last.get(account) ?? 0;
  }
}
