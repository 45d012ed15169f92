import { clear, get, getMany } from 'idb-keyval';

import type { User } from '../features/session/user';
import type { Snapshot, SnapshotStorage } from './gateway';
import { partKeys, SNAPSHOT_VERSION, snapshotStore, type SnapshotHead } from './snapshotStore';
import { storedUser } from './supabaseSession';

/**
 * `off`: the user has chosen to store nothing here. `on`: a snapshot was written. Without `on`, a page asks the
 * backend at once instead of opening IndexedDB first.
 */
const STATE_KEY = 'oficio.snapshots';
const ERASURE_KEY = 'oficio.erasure';

function lastErasure(): string | null {
  try {
    return localStorage.getItem(ERASURE_KEY);
  } catch {
    return null;
  }
}

function storedState(): string | null {
  try {
    return localStorage.getItem(STATE_KEY);
  } catch {
    return 'off';
  }
}

/** @param state - null removes it. */
function storeState(state: 'on' | 'off' | null): void {
  try {
    if (state === null) localStorage.removeItem(STATE_KEY);
    else localStorage.setItem(STATE_KEY, state);
  } catch {
    // Without storage no snapshot is written, so the state does not matter.
  }
}

const keeps = (): boolean => storedState() !== 'off';

/** How long a page waits for the snapshot at most (ms). */
const READ_TIMEOUT = 2_000;

const timeout = (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(resolve, READ_TIMEOUT, null);
  });

async function readAll(user: User): Promise<Snapshot | null> {
  const head = await get<SnapshotHead>(user.id, snapshotStore());
  if (head?.version !== SNAPSHOT_VERSION) return null;
  const tables = Object.entries(head.tables);
  const keys = tables.map(([, table]) => partKeys(user.id, table));
  const parts = await getMany<unknown[]>(keys.flat(), snapshotStore());
  if (parts.includes(undefined)) return null; // another tab was writing
  let next = 0;
  const rows = tables.map(([table], index) => {
    const ownParts = parts.slice(next, (next += keys[index]?.length ?? 0));
    return [table, ownParts.flat()] as const;
  });
  return { user, at: head.at, rows: Object.fromEntries(rows) };
}

/** How often snapshots were erased. A write that began before an erasure stops. */
let erasures = 0;

/** Snapshots in this browser's IndexedDB. If the browser refuses or is full, nothing is stored. */
export const storedSnapshots: SnapshotStorage = {
  areEnabled: keeps,
  setEnabled(choice) {
    storeState(choice ? null : 'off');
  },
  async read() {
    const user = storedUser();
    if (!user || storedState() !== 'on') return null;
    try {
      return await Promise.race([readAll(user), timeout()]);
    } catch {
      return null;
    }
  },
  async write(snapshot, erasure) {
    const erasuresAtStart = erasures;
    const isWanted = () =>
      erasuresAtStart === erasures &&
      erasure === lastErasure() &&
      keeps() &&
      storedUser()?.id === snapshot.user.id;
    const { writeSnapshot } = await import(/* webpackChunkName: "snapshot" */ './snapshotWriter');
    await writeSnapshot(snapshot, isWanted);
    if (isWanted()) storeState('on');
  },
  async erase() {
    erasures += 1;
    if (keeps()) storeState(null);
    await clear(snapshotStore());
  },
  lastErasure,
  noteErasure() {
    try {
      localStorage.setItem(ERASURE_KEY, new Date().toISOString());
    } catch {
      // Then nothing is kept anyway.
    }
  },
  onErasure(listener) {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === ERASURE_KEY) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  },
};
