import { sheetHeadsKey } from '../features/business/spreadsheet/deviceKeys';
import { readStored, writeStored } from '../features/shared/storedJson';

/** A row with the digest of its contents, and of those of its side row; null for none. */
export interface JournalRow {
  id: string;
  row: string;
  side: string | null;
}

/** What is being written or removed, so that an interruption leaves all of it or none. */
export interface ImportEntry {
  entity: 'clients' | 'expenses';
  /** The rows that may be stored. */
  rows: readonly JournalRow[];
  /** With how many rows all is stored; null while they are being removed. */
  total: number | null;
}

/** The notes of this device on an account's spreadsheet that is being brought. They hold ids and digests, no contents. */
export interface ImportJournal {
  read: (userId: string) => ImportEntry | null;
  /** Null removes the entry. */
  write: (userId: string, entry: ImportEntry | null) => void;
  /**
   * Takes the journal for this tab, which holds it until the page is gone. Returns a function that gives it back; null
   * if another tab has it.
   */
  take: (userId: string) => Promise<(() => void) | null>;
}

const keyOf = (userId: string): string => `oficio.import.${userId}`;

function isJournalRow(value: unknown): value is JournalRow {
  if (typeof value !== 'object' || value === null) return false;
  const { id, row, side } = value as Partial<Record<keyof JournalRow, unknown>>;
  return (
    typeof id === 'string' && typeof row === 'string' && (side === null || typeof side === 'string')
  );
}

function isEntry(value: unknown): value is ImportEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { entity, rows, total } = value as Partial<Record<keyof ImportEntry, unknown>>;
  return (
    (entity === 'clients' || entity === 'expenses') &&
    (total === null || typeof total === 'number') &&
    Array.isArray(rows) &&
    rows.every(isJournalRow)
  );
}

/** The journal in the browser's storage. If that is blocked, a closed page may leave a part of a spreadsheet. */
export const storedImportJournal: ImportJournal = {
  read(userId) {
    const entry = readStored(() => localStorage, keyOf(userId));
    return isEntry(entry) ? entry : null;
  },
  write: (userId, entry) => writeStored(() => localStorage, keyOf(userId), entry),
  take: (userId) =>
    new Promise((resolve) => {
      // Pages without TLS have no locks.
      const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
      if (!locks) {
        resolve(() => undefined);
        return;
      }
      const request = locks.request(keyOf(userId), { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((release) => resolve(release));
        resolve(null);
        return undefined;
      });
      // A browser that blocks storage may refuse the lock, too.
      request.catch(() => resolve(() => undefined));
    }),
};

/** Forgets what this device knows about an account's spreadsheets, because the account was erased. */
export function forgetSpreadsheets(userId: string): void {
  storedImportJournal.write(userId, null);
  writeStored(() => localStorage, sheetHeadsKey(userId), null);
}
