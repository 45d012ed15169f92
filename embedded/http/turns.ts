import type { Transactions } from '../database/database';

/**
 * Requests of one account (or one address) that may wait for their turn; further ones are told to come again.
 * A browser sends six at a time, and there may be several of them.
 */
const MOST_WAITING = 100;

/** After a turn of more than so many milliseconds there is a break. */
const LONG = 10;

/** So much of the time that the turn took, and no more than so many milliseconds, if nothing arrives. */
const BREAK = { part: 0.1, longest: 10 };

/** Too many requests of one account or address wait already. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';

  constructor() {
    super('Too many requests of this account are waiting');
  }
}

type Work = () => Promise<void>;

/**
 * A queue for each account: whose last turn is longest ago comes next. However many requests one account has
 * waiting, another one waits for the turn that is under way and for one turn of each account besides.
 */
export class Turns {
  private readonly waiting = new Map<string, Work[]>();
  /** The number of each account's last turn. Forgotten once nobody waits. */
  private readonly last = new Map<string, number>();
  private count = 0;
  private arrivals = 0;
  private underWay = 0;
  private readonly urgent: Work[] = [];

  /** @param atOnce - turns that are taken at the same time. */
  constructor(private readonly atOnce: number) {}

  /**
   * Does the work once it is the account's turn.
   * @param account - or whatever else has a queue of its own, e.g. an address.
   * @throws QueueFullError
   */
  take<T>(account: string, work: () => Promise<T>): Promise<T> {
    const queue = this.waiting.get(account) ?? [];
    if (queue.length >= MOST_WAITING) return Promise.reject(new QueueFullError());
    return new Promise((resolve, reject) => {
      queue.push(() => work().then(resolve, reject));
      this.waiting.set(account, queue);
      this.begin();
    });
  }

  /** Told of each connection and of each request. */
  arrived(): void {
    this.arrivals += 1;
  }

  /** Does the work before everybody else's. For what is short and asked one at a time. */
  takeNext<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.urgent.push(() => work().then(resolve, reject));
      this.begin();
    });
  }

  /** The database as one account uses it: each transaction is a turn. */
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
      // Never at once: what has arrived meanwhile has to be read first, to have its turn.
      if (took < LONG) setImmediate(end);
      else this.rest(took, end);
    });
  }

  /**
   * Between two long turns, files are sent and connections are taken, of which Node takes one in each round of
   * its event loop. As long as more arrive the break goes on, up to as long as the turn took.
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
