import {
  COLUMN_USES,
  type ColumnUse,
  type KnownColumns,
} from '../../../features/business/statement/statementLine';
import { readStored, writeStored } from '../../../features/shared/storedJson';

/* Remembers on this device, by head, the uses of the columns in CSV files of unknown banks. */

const KEY = 'oficio.statement-columns';

const USES: readonly string[] = COLUMN_USES;

const isUses = (value: unknown): value is ColumnUse[] =>
  Array.isArray(value) && value.every((use) => typeof use === 'string' && USES.includes(use));

export function knownColumns(): KnownColumns {
  const entries = Object.entries(readStored(() => localStorage, KEY) ?? {}).filter(
    (entry): entry is [string, ColumnUse[]] => isUses(entry[1]),
  );
  return Object.fromEntries(entries);
}

export const rememberColumns = (head: string, uses: readonly ColumnUse[]): void =>
  writeStored(() => localStorage, KEY, { ...knownColumns(), [head]: uses });
