import type { CardPlace } from './ledgerLayout';
import type { Marking } from './marking';
import { LedgerRow, type ShownColumn } from './LedgerRow';
import { useWindowedRows } from './useWindowedRows';

export interface LedgerBodyProps<Row extends { id: string }> {
  columns: readonly ShownColumn<Row>[];
  /** Null where rows cannot be marked. */
  marking: Marking | null;
  rows: readonly Row[];
  /** On phones: the place of each column. */
  places: Map<string, CardPlace> | null;
  /** The expected height of a row and the gap in px. */
  estimate: number;
  gap: number;
  /** A list of at most this many rows is rendered completely. */
  allUpTo: number;
  view?: unknown;
  /** A click on a row opens its record. */
  opens: boolean;
}

// Explicit, because some browsers drop the semantics of a table that is laid out as cards.
const group = { role: 'rowgroup' } as const;

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    // Hidden, so that the browser does not take it for a row that moved.
    <tr aria-hidden="true" style={{ visibility: 'hidden' }}>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** The rendered rows. Only this part is rendered at every scroll step, so it is made of plain elements. */
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
              cardPlaces={places}
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
