import type { PGlite } from '@electric-sql/pglite';
import type { TextRow } from './database';
import type { FolderWatch } from './integrity/watch';

/** A checkpoint empties the log of changes; one is due after so many bytes of it… */
const CHECKPOINT_BYTES = 16 * 1024 * 1024;
/** …which are looked at after so many transactions, or so many bytes of parameters… */
const LOOK_AFTER = 256;
const LOOK_AFTER_BYTES = 8 * 1024 * 1024;
/** …or so long (milliseconds) after the first change since the last one. */
const CHECKPOINT_EVERY = 5 * 60_000;

/**
 * What PostgreSQL's background processes do elsewhere. In single-user mode it never cuts its log of
 * changes: it would grow without end, and a start after `kill -9` would take ever longer. Nor does
 * it free the room of what was deleted or replaced.
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
   * @param watch - notes the files whenever all changes have reached them.
   * @param isFull - whether the disk has no room for more than finishing what is under way.
   */
  constructor(
    private readonly engine: PGlite,
    private readonly watch: FolderWatch | null,
    private readonly isFull: () => boolean,
  ) {}

  count(bytes: number): void {
    this.bytes += bytes;
  }

  /** Called after each transaction. */
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

  /** Begins nothing more, and waits for what is under way. */
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

  /** In a transaction, so that nothing is written before the files are noted. */
  private async checkpoint(): Promise<void> {
    await this.engine.transaction(async (transaction) => {
      this.watch?.beforeCheckpoint();
      await transaction.exec('checkpoint');
      this.watch?.afterCheckpoint(false);
    });
  }

  /**
   * One table at a time: requests take place in between. Files keep their length, for one that is
   * shorter than before counts as damaged; the room in them is used again.
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
