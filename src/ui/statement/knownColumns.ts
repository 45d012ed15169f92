import type { ColumnUse, KnownColumns } from '../../features/statement/statementLine';

/* What the columns of an unknown bank's CSV are is remembered on this device, by the head. */

const KEY = 'oficio.statement-columns';

const USES: readonly string[] = ['day', 'text', 'amount', 'in', 'out', 'unused'];

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
    // Storage is full or closed: it is asked again next time.
  }
  return all;
}
