import { createStore, type UseStore } from 'idb-keyval';

import type { User } from '../features/session/user';

/**
 * Raise this with every change of what a row looks like in memory: snapshots of another version are dropped.
 * A test asks for it.
 */
export const SNAPSHOT_VERSION = 2;

/** Stored under the user's id, and written last: the parts of the tables that make up the snapshot. */
export interface SnapshotHead {
  version: number;
  user: User;
  at: string;
  /** By table: the name of its parts, and how many there are. */
  tables: Record<string, { name: string; parts: number }>;
}

/** Each write of a table uses a new name for its parts: they count only once the head names them. */
export const partKeys = (userId: string, { name, parts }: SnapshotHead['tables'][string]) =>
  Array.from({ length: parts }, (_part, index) => [userId, name, index]);

let opened: UseStore | undefined;

/** The store in IndexedDB, opened when it is first needed. */
export const snapshotStore = (): UseStore => (opened ??= createStore('oficio', 'snapshots'));
