import { clear, get, getMany } from 'idb-keyval';

import { sheetHeadsKey } from '../features/business/spreadsheet/deviceKeys';
import type { User } from '../features/shared/user';
import type { KeptSnapshot, SnapshotRows, SnapshotStorage } from './gateway';
import { partKeys, SNAPSHOT_VERSION, snapshotStore, type SnapshotHead } from './snapshotStore';
import { storedUser } from './supabaseSession';

/**
 * The storage key of the snapshot's state. The state is `off` if the user has chosen to store nothing here, and `on` if
 * a snapshot was written. It is empty if none was written or if it was erased. Unless it is `on`, a page asks the
 * backend at once instead of opening IndexedDB first.
 */
const STATE_KEY = 'oficio.snapshots';
const ERASURE_KEY = 'oficio.erasure';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage there is no stored session either, so no snapshot is written.
  }
}

/** The columns of spreadsheets are remembered for an account, unlike what is chosen for the device. */
function forgetSheetHeads(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(sheetHeadsKey(''))) localStorage.removeItem(key);
  } catch {
    // Where storage is refused, nothing is remembered.
  }
}

const lastErasure = (): string | null => stored(ERASURE_KEY);

const keeps = (): boolean => stored(STATE_KEY) !== 'off';

/** How long a page waits for the snapshot at most (ms). */
const READ_TIMEOUT = 2_000;

const timeout = (): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, READ_TIMEOUT, null));

async function readHead({ id }: User): Promise<SnapshotHead | null> {
  const head = await get<SnapshotHead>(id, snapshotStore());
  return head?.version === SNAPSHOT_VERSION ? head : null;
}

async function readRows(user: User, head: SnapshotHead | null): Promise<SnapshotRows | null> {
  if (!head) return null;
  const tables = Object.entries(head.tables);
  const keys = tables.map(([, table]) => partKeys(user.id, table));
  const parts = await getMany<unknown[]>(keys.flat(), snapshotStore());
  if (parts.includes(undefined)) return null; // another tab was writing meanwhile
  let next = 0;
  const rows = tables.map(([table], index) => {
    const ownParts = parts.slice(next, (next += keys[index]?.length ?? 0));
    return [table, ownParts.flat()] as const;
  });
  return Object.fromEntries(rows);
}

/** Returns what was read; null if reading fails or takes too long. */
const withTimeout = <T>(reading: Promise<T | null>): Promise<T | null> =>
  Promise.race([reading, timeout()]).catch(() => null);

async function readSnapshot(user: User, figuresSuffice: boolean): Promise<KeptSnapshot | null> {
  const head = await readHead(user);
  if (!head) return null;
  const { at, figures } = head;
  if (figures && figuresSuffice) {
    let reading: Promise<SnapshotRows | null> | undefined;
    // The head is read again, because another tab may have written a newer snapshot meanwhile.
    const readLatest = async () => readRows(user, await readHead(user));
    return { user, at, figures, readRows: () => (reading ??= withTimeout(readLatest())) };
  }
  const rows = await readRows(user, head);
  return rows && { user, at, figures: null, readRows: () => Promise.resolve(rows) };
}

/** The number of erasures in this page. A write that began before an erasure ends. */
let erasures = 0;

/** Snapshots in this browser's IndexedDB. If the browser refuses storage or its storage is full, nothing is stored. */
export const storedSnapshots: SnapshotStorage = {
  areEnabled: keeps,
  setEnabled(choice) {
    store(STATE_KEY, choice ? '' : 'off');
  },
  read(figuresSuffice) {
    const user = storedUser();
    if (!user || stored(STATE_KEY) !== 'on') return Promise.resolve(null);
    return withTimeout(readSnapshot(user, figuresSuffice));
  },
  async write(snapshot, erasure) {
    const erasuresAtStart = erasures;
    const isWanted = () =>
      erasuresAtStart === erasures &&
      erasure === lastErasure() &&
      keeps() &&
      storedUser()?.id === snapshot.user.id;
    const { writeSnapshot } = await import(/* webpackChunkName: "later" */ './snapshotWriter');
    await writeSnapshot(snapshot, isWanted);
    if (isWanted()) store(STATE_KEY, 'on');
  },
  async erase() {
    erasures += 1;
    if (keeps()) store(STATE_KEY, '');
    forgetSheetHeads();
    await clear(snapshotStore());
  },
  lastErasure,
  noteErasure() {
    store(ERASURE_KEY, new Date().toISOString());
  },
  onErasure(listener) {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === ERASURE_KEY) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
