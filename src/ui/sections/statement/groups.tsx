import { useDeferredValue, useState, type ReactNode } from 'react';

import { useWindowedRows } from '../../kit/list/useWindowedRows';
import { LineRow, type RowContent, type RowContext } from './LineRow';
import { statementClasses } from './statementRecipe';

/** Lists with at most this many rows are rendered completely, so that the browser's own search finds every row. */
const WHOLE = 20;

/** The expected height of a row in px. */
const ROW = 56;

/** What the rows of all lists need. */
export interface RowsState {
  context: RowContext;
  /** The hashes of lines whose chosen part belongs to another line. */
  refused: ReadonlySet<string>;
  /** By the hash of a line, the ids that were declined for it. */
  declinedOf: ReadonlyMap<string, string | null>;
}

interface RowsProps {
  label: string;
  rows: readonly RowContent[];
  state: RowsState;
}

/** Whether a row asks at its end what the line is, so that it needs no room for a tick and a part. */
const isOpen = ({ is }: RowContent): boolean =>
  is === 'incoming' || is === 'expense' || is === 'same';

/** A list that renders only the rows near the window. */
function Rows({ label, rows, state: { context, refused, declinedOf } }: RowsProps) {
  const { rootRef, indexes, before, after } = useWindowedRows<HTMLUListElement>({
    count: rows.length,
    estimate: ROW,
    gap: 0,
    allUpTo: WHOLE,
  });
  return (
    <ul ref={rootRef} className={statementClasses.rows} aria-label={label}>
      {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
      {indexes.map((index) => {
        const content = rows[index];
        if (content === undefined) return null;
        const { hash } = content.line;
        return (
          <li
            key={hash}
            data-index={index}
            className={isOpen(content) ? statementClasses.row : statementClasses.pair}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
          >
            <LineRow
              content={content}
              context={context}
              isRefused={refused.has(hash)}
              declined={declinedOf.get(hash) ?? null}
            />
          </li>
        );
      })}
      {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
    </ul>
  );
}

export interface GroupProps extends RowsProps {
  /** How many lines the heading counts, if there are further ones than the rows. */
  count?: number;
  note: string;
  /** The amount at the end of the heading. */
  sum?: string;
  /** Whether the rows are shown at first. */
  open?: boolean;
  /** What stands below the rows. */
  children?: ReactNode;
}

/** A group of lines that its heading folds and unfolds. */
export function Group(props: GroupProps) {
  const { label, rows, state, note, sum, open = true, count = rows.length, children } = props;
  const [isOpen, setIsOpen] = useState(open);
  // The rows follow the head in small steps, so that the page stays responsive.
  const isShown = useDeferredValue(isOpen, false);
  if (count === 0) return null;
  return (
    <section className={statementClasses.group}>
      <h3>
        <button
          type="button"
          className={statementClasses.groupHead}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{label}</span> <span>{count.toLocaleString('pt-BR')}</span>{' '}
          <span className={statementClasses.groupNote}>{note}</span>{' '}
          {sum !== undefined ? (
            <span className={statementClasses.groupSum}>{sum}</span>
          ) : (
            !isOpen && (
              <span className={statementClasses.groupMore}>
                {count === 1 ? 'Ver' : `Ver os ${count.toLocaleString('pt-BR')}`}
              </span>
            )
          )}
        </button>
      </h3>
      {isOpen && isShown && (
        <>
          <Rows label={label} rows={rows} state={state} />
          {children}
        </>
      )}
    </section>
  );
}
