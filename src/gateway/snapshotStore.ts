import { createStore, type UseStore } from 'idb-keyval';

import type { Figures } from '../features/business/dashboard/figures';
import type { User } from '../features/shared/user';

/**
 * The version of the snapshot's format. Raise it with every change of a row's type or of the figures, because snapshots
 * of another version are ignored. A test fails until it is raised.
 */
export const SNAPSHOT_VERSION = 8;

/**
 * The head of a snapshot. It is stored under the user's id, after all parts, and names the parts that belong to the
 * snapshot.
 */
export interface SnapshotHead {
  version: number;
  user: User;
  at: string;
  /** The name and the number of parts of each table. */
  tables: Record<string, { name: string; parts: number }>;
  figures: Figures | null;
}

/**
 * Returns the keys of a table's parts. Each write uses a new name for them, so that they count only once the head names
 * them.
 */
export const partKeys = (userId: string, { name, parts }: SnapshotHead['tables'][string]) =>
  Array.from({ length: parts }, (_part, index) => [userId, name, index]);

let opened: UseStore | undefined;

/** The store in IndexedDB. It is opened on first use. */
export const snapshotStore = (): UseStore => (opened ??= createStore('oficio', 'snapshots'));
