import { hasValues } from '../src/features/shared/changes';
import type { Row } from '../src/features/shared/list';
import { newestFirst } from '../src/features/shared/listSelectors';
import { GatewayError, type Repository } from '../src/gateway/gateway';
import type { Traffic } from './traffic';

interface Owned<T> {
  userId: string;
  row: T;
}

/** What a table has of its own. */
export interface TableSetup<T> {
  order?: (a: T, b: T) => number;
  /** Whether a row passes the checks of the database's table. */
  isValid?: (row: T, userId: string) => boolean;
  /** Whether the values that must be unique within the account are not used by another row. */
  isUnique?: (row: T, others: readonly T[]) => boolean;
}

interface Setup<T> extends TableSetup<T> {
  name: string;
  traffic: Traffic;
  /** The user who is signed in when a call is made; null if nobody is. */
  currentUser: () => string | null;
  /** Returns the next value of the database's clock. */
  tick: () => string;
  /** False for clients, whose rows have no `updatedAt`. */
  hasUpdatedAt: boolean;
  /** Whether every row to which `row` refers exists and belongs to the same user. */
  refersWell: (row: T, userId: string) => boolean;
  /** Called after a row was deleted, to clear the references to it. */
  removed: (id: string) => void;
}

/**
 * One table in memory that behaves like the database's table: rows have owners, ids are unique, and references
 * must be valid.
 */
export class FakeTable<T extends Row, Draft extends object> {
  readonly rows = new Map<string, Owned<T>>();
  readonly repository: Repository<T, Draft>;

  constructor(private readonly setup: Setup<T>) {
    this.repository = {
      list: (userId) =>
        this.call('list', { userId }, (caller) => (caller === userId ? this.of(userId) : [])),
      find: (userId, id) =>
        this.call('find', { userId, id }, (caller) =>
          caller === userId ? (this.of(userId).find((row) => row.id === id) ?? null) : null,
        ),
      findWith: (userId, values) =>
        this.call('findWith', { userId, values }, (caller) =>
          caller === userId ? this.of(userId).filter((row) => hasValues<object>(row, values)) : [],
        ),
      insert: (userId, id, draft) =>
        this.call('insert', { userId, id, draft }, (caller) => {
          if (caller !== userId) throw new GatewayError('refused', 'row level security');
          return this.insert(userId, id, draft);
        }),
      update: (userId, id, changes, held) =>
        this.call('update', { userId, id, changes, ...(held && { held }) }, (caller) => {
          const row = caller === userId ? this.rows.get(id)?.row : undefined;
          if (!row || !hasValues<object>(row, held ?? {}))
            throw new GatewayError('gone', 'no such row');
          return this.update(userId, id, changes);
        }),
      remove: (userId, id) =>
        this.call('remove', { userId, id }, (caller) => {
          const owned = this.rows.get(id);
          if (caller !== userId || owned?.userId !== userId) return null;
          this.drop(id);
          return structuredClone(owned.row);
        }),
      restore: (userId, row) =>
        this.call('restore', { userId, id: row.id, row }, (caller) => {
          if (caller !== userId) throw new GatewayError('refused', 'row level security');
          return this.restoreRow(userId, row);
        }),
      restoreAll: (userId, rows) =>
        this.call('restoreAll', { userId, rows }, (caller) => {
          if (caller !== userId) throw new GatewayError('refused', 'row level security');
          const before = new Map(this.rows);
          try {
            for (const row of rows) this.restoreRow(userId, row);
          } catch (error) {
            this.rows.clear();
            for (const [id, owned] of before) this.rows.set(id, owned);
            throw error;
          }
        }),
      removeAll: (userId, ids) =>
        this.call('removeAll', { userId, ids }, (caller) => {
          if (caller !== userId) return;
          for (const { id } of this.of(userId)) if (ids?.includes(id) ?? true) this.drop(id);
        }),
    };
  }

  /** The rows of one user, as the database would list them. */
  of(userId: string): T[] {
    return [...this.rows.values()]
      .filter((owned) => owned.userId === userId)
      .map(({ row }) => structuredClone(row))
      .sort(this.setup.order ?? newestFirst);
  }

  /** Adds rows directly, without a call that is recorded. */
  seed(userId: string, ...rows: T[]): void {
    for (const row of rows) this.rows.set(row.id, { userId, row });
  }

  /** Changes a row directly, as another device would. */
  change(id: string, changes: Partial<T>): void {
    const owned = this.rows.get(id);
    if (owned) this.rows.set(id, { ...owned, row: { ...owned.row, ...changes, ...this.stamp() } });
  }

  /** Deletes a row directly, as another device would. */
  drop(id: string): void {
    if (this.rows.delete(id)) this.setup.removed(id);
  }

  /** Clears a reference to a deleted row, as the database's foreign keys do. */
  clearReference(field: string, id: string): void {
    for (const [key, owned] of this.rows) {
      if (Reflect.get(owned.row, field) !== id) continue;
      this.rows.set(key, { ...owned, row: { ...owned.row, [field]: null } });
    }
  }

  /** Makes a call on behalf of the user who was signed in when the request was sent. */
  private call<Result>(
    operation: string,
    input: unknown,
    work: (caller: string) => Result,
  ): Promise<Result> {
    const { name, traffic, currentUser } = this.setup;
    const caller = currentUser();
    return traffic.call(`${name}.${operation}`, input, () => {
      if (caller === null) throw new GatewayError('refused', 'permission denied');
      return work(caller);
    });
  }

  private insert(userId: string, id: string, draft: Draft): T {
    if (this.rows.has(id)) throw new GatewayError('conflict', 'duplicate key');
    const createdAt = this.setup.tick();
    const stamps = this.setup.hasUpdatedAt ? { createdAt, updatedAt: createdAt } : { createdAt };
    // The database fills in what a draft lacks for a record.
    return this.store(userId, { id, ...structuredClone(draft), ...stamps } as unknown as T);
  }

  private restoreRow(userId: string, row: T): T {
    if (this.rows.has(row.id)) throw new GatewayError('conflict', 'duplicate key');
    return this.store(userId, structuredClone(row));
  }

  private update(userId: string, id: string, changes: Partial<Draft>): T {
    const owned = this.rows.get(id);
    if (owned?.userId !== userId) throw new GatewayError('gone', 'no such row');
    return this.store(userId, { ...owned.row, ...structuredClone(changes), ...this.stamp() });
  }

  private stamp() {
    return this.setup.hasUpdatedAt ? { updatedAt: this.setup.tick() } : {};
  }

  private store(userId: string, row: T): T {
    if (this.setup.isValid?.(row, userId) === false) {
      throw new GatewayError('refused', 'violates check constraint');
    }
    const others = this.of(userId).filter(({ id }) => id !== row.id);
    if (this.setup.isUnique?.(row, others) === false) {
      throw new GatewayError('conflict', 'duplicate key');
    }
    if (!this.setup.refersWell(row, userId)) {
      throw new GatewayError('dangling', 'violates foreign key constraint');
    }
    this.rows.set(row.id, { userId, row });
    return structuredClone(row);
  }
}
