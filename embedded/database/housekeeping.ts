import type { PGlite } from '@electric-sql/pglite';
import type { TextRow } from './database';
import type { FolderWatch } from './integrity/watch';

/** A checkpoint is due once the WAL has this size in bytes. */
const CHECKPOINT_BYTES = 16 * 1024 * 1024;
/** The WAL's size is measured after this many transactions, or after this many bytes of parameters. */
const LOOK_AFTER = 256;
const LOOK_AFTER_BYTES = 8 * 1024 * 1024;
/**
 * How long (ms) after the first change since the last checkpoint another checkpoint is due, even if the WAL is short.
 */
const CHECKPOINT_EVERY = 5 * 60_000;

/**
 * Does the work of PostgreSQL's background processes, which PGlite lacks. Without it, the WAL would grow without end, a
 * start after `kill -9` would take ever longer, and the space of deleted rows would never be used again.
 */
export class Housekeeping {
  private transactions = 0;
  private bytes = 0;
  private startedAt = performance.now();
  private lastCheckpoint = 0;
  private lastVacuum = 0;
  private running: Promise<void> | null = null;
  private stopped = false;

  /**
   * @param watch - Stores the files' checksums when all changes are in the files.
   * @param isFull - Whether the disk has only enough space to finish the work that is running.
   */
  constructor(
    private readonly engine: PGlite,
    private readonly watch: FolderWatch | null,
    private readonly isFull: () => boolean,
  ) {}

  count(bytes: number): void {
    this.bytes += bytes;
  }

  /** Does the work that is due. Called after each transaction. */
  async doIfDue(): Promise<void> {
    this.transactions += 1;
    const overdue = performance.now() - this.startedAt > CHECKPOINT_EVERY;
    const look = this.transactions >= LOOK_AFTER || this.bytes >= LOOK_AFTER_BYTES || overdue;
    if (!look || this.running !== null || this.stopped) return;
    this.transactions = 0;
    this.bytes = 0;
    this.running = this.work(overdue);
    try {
      await this.running;
    } finally {
      this.running = null;
    }
  }

  /** Prevents further work, and waits for work that is running. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running?.catch(() => undefined);
  }

  private async work(overdue: boolean): Promise<void> {
    const position = await this.position();
    if (!overdue && position - this.lastCheckpoint < CHECKPOINT_BYTES) return;
    await this.checkpoint();
    this.startedAt = performance.now();
    this.lastCheckpoint = position;
    if (position - this.lastVacuum < CHECKPOINT_BYTES) return;
    this.lastVacuum = position;
    await this.vacuum();
  }

  /** Runs a checkpoint in a transaction, so that nothing is written until the checksums are stored. */
  private async checkpoint(): Promise<void> {
    await this.engine.transaction(async (transaction) => {
      this.watch?.beforeCheckpoint();
      await transaction.exec('checkpoint');
      this.watch?.afterCheckpoint();
    });
  }

  /**
   * Vacuums one table at a time, so that requests can run in between. The files keep their length: to cut one
   * locks its table and takes what is noted about it from the disk. The freed space is reused.
   */
  private async vacuum(): Promise<void> {
    const { rows } = await this.engine.query<TextRow>(
      `select format('%I.%I', nspname, relname) as table from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where relkind = 'r' and nspname in ('public', 'auth', 'oficio')`,
    );
    for (const { table } of rows) {
      if (this.stopped || this.isFull()) return;
      await this.engine.exec(`vacuum (truncate false) ${table ?? ''}`);
    }
  }

  private async position(): Promise<number> {
    const { rows } = await this.engine.query<TextRow>(
      "select (pg_current_wal_insert_lsn() - '0/0')::text as position",
    );
    return Number(rows[0]?.['position'] ?? 0);
  }
}
