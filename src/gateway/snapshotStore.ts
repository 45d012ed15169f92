import { createStore, type UseStore } from 'idb-keyval';

import type { Figures } from '../features/dashboard/figures';
import type { User } from '../features/session/user';

/**
 * Raise this with every change of a row's type or of the figures: snapshots of another version are ignored. A test
 * asks for it.
 */
export const SNAPSHOT_VERSION = 4;

/** Stored under the user's id, after everything else. It names the parts that make up the snapshot. */
export interface SnapshotHead {
  version: number;
  user: User;
  at: string;
  /** For each table: the name of its parts, and their count. */
  tables: Record<string, { name: string; parts: number }>;
  figures: Figures | null;
}

/** Each write of a table uses a new name for its parts, which count only once the head names them. */
export const partKeys = (userId: string, { name, parts }: SnapshotHead['tables'][string]) =>
  Array.from({ length: parts }, (_part, index) => [userId, name, index]);

let opened: UseStore | undefined;

/** The store in IndexedDB. It is opened on first use. */
export const snapshotStore = (): UseStore => (opened ??= createStore('oficio', 'snapshots'));
