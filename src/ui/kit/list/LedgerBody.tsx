import type { CardPlace } from './ledgerLayout';
import type { Marking } from './marking';
import { LedgerRow, type ShownColumn } from './LedgerRow';
import { useWindowedRows } from './useWindowedRows';

export interface LedgerBodyProps<Row extends { id: string }> {
  columns: readonly ShownColumn<Row>[];
  /** Null where rows cannot be marked. */
  marking: Marking | null;
  rows: readonly Row[];
  /** On phones: where each column stands. */
  places: Map<string, CardPlace> | null;
  /** Expected height of a row and the distance to the next, px. */
  estimate: number;
  gap: number;
  /** Up to this many rows are all there. */
  allUpTo: number;
  view?: unknown;
  /** A press of a row opens its record. */
  opens: boolean;
}

// Written out: a table that is laid out as cards would lose its meaning in some browsers.
const group = { role: 'rowgroup' } as const;

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    // Not seen, it is not taken for something that moved.
    <tr aria-hidden="true" style={{ visibility: 'hidden' }}>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** The rows in sight. Alone in being rendered again at every scroll step, hence of plain elements. */
export function LedgerBody<Row extends { id: string }>({
  columns,
  marking,
  rows,
  places,
  estimate,
  gap,
  allUpTo,
  view,
  opens,
}: LedgerBodyProps<Row>) {
  const { rootRef, indexes, before, after } = useWindowedRows<HTMLTableSectionElement>({
    count: rows.length,
    estimate,
    gap,
    allUpTo,
    view,
  });
  return (
    <tbody {...group} ref={rootRef}>
      <Spacer height={before} columns={columns.length} />
      {indexes.map((index) => {
        const row = rows[index];
        return (
          row && (
            <LedgerRow
              key={row.id}
              row={row}
              index={index}
              columns={columns}
              places={places}
              marked={marking ? row.id in marking.marked : undefined}
              onMark={marking?.onMark}
              whole={allUpTo === Infinity}
              opens={opens}
            />
          )
        );
      })}
      <Spacer height={after} columns={columns.length} />
    </tbody>
  );
}
