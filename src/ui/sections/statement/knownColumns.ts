import {
  COLUMN_USES,
  type ColumnUse,
  type KnownColumns,
} from '../../../features/business/statement/statementLine';

/* Remembers on this device, by head, the uses of the columns in CSV files of unknown banks. */

const KEY = 'oficio.statement-columns';

const USES: readonly string[] = COLUMN_USES;

const isUses = (value: unknown): value is ColumnUse[] =>
  Array.isArray(value) && value.every((use) => typeof use === 'string' && USES.includes(use));

export function knownColumns(): KnownColumns {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries = Object.entries(stored).filter((entry): entry is [string, ColumnUse[]] =>
      isUses(entry[1]),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export function rememberColumns(head: string, uses: readonly ColumnUse[]): KnownColumns {
  const all = { ...knownColumns(), [head]: uses };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // The storage is full or blocked, so the user will be asked again next time.
  }
  return all;
}
