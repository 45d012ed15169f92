import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';

import { Button } from '../../kit/form/Button';
import { useWindowedRows } from '../../kit/list/useWindowedRows';
import { LineRow, type RowContent, type RowContext } from './LineRow';
import { statementClasses } from './statementRecipe';

/** Lists with at most this many rows are rendered completely, so that the browser's own search finds every row. */
const WHOLE = 20;

/** The expected height of a row in px. */
const ROW = 62;

/** How many rows of a long list are shown at first. */
const FIRST = 5;

/** What the rows of all lists need. */
export interface RowsState {
  context: RowContext;
  /** The hashes of lines whose chosen part belongs to another line. */
  refused: ReadonlySet<string>;
  /** The hashes of lines for whose category the user is asked. */
  missing: ReadonlySet<string>;
  /** By the hash of a line, the ids that were declined for it. */
  declinedOf: ReadonlyMap<string, string | null>;
}

interface RowsProps {
  label: string;
  rows: readonly RowContent[];
  state: RowsState;
}

/** A list that renders only the rows near the window. */
function Rows({ label, rows, state: { context, refused, missing, declinedOf } }: RowsProps) {
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
            className={statementClasses.row}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
          >
            <LineRow
              content={content}
              context={context}
              isRefused={refused.has(hash)}
              isMissing={missing.has(hash)}
              declined={declinedOf.get(hash) ?? null}
            />
          </li>
        );
      })}
      {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
    </ul>
  );
}

interface FoldProps {
  title: string;
  count: number;
  note: string;
  sum?: string;
  open?: boolean;
  /** Called once its rows are on the page. */
  onUnfolded?: () => void;
  children: ReactNode;
}

/** What a heading folds and unfolds. */
export function Fold({ title, count, note, sum, open = true, onUnfolded, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(open);
  // The rows follow the head in small steps, so that the page stays responsive.
  const isShown = useDeferredValue(isOpen, false);
  useEffect(() => {
    if (isShown) onUnfolded?.();
  }, [isShown, onUnfolded]);
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
          {`${title} ${count.toLocaleString('pt-BR')}`}{' '}
          <span className={statementClasses.groupNote}>{note}</span>{' '}
          {sum !== undefined && <span className={statementClasses.groupSum}>{sum}</span>}
        </button>
      </h3>
      {isOpen && isShown && children}
    </section>
  );
}

interface GroupProps extends Omit<RowsProps, 'label'> {
  title: string;
  note: string;
  sum?: string;
}

/** A group of lines that its heading folds and unfolds. */
export function Group({ title, note, sum, rows, state }: GroupProps) {
  return (
    <Fold title={title} count={rows.length} note={note} {...(sum !== undefined && { sum })}>
      <Rows label={title} rows={rows} state={state} />
    </Fold>
  );
}

/** A list that shows its first rows until the user asks for all, or from the start if it is `whole`. */
export function Some({
  title,
  note,
  rows,
  state,
  whole = false,
}: Omit<GroupProps, 'sum'> & { whole?: boolean }) {
  const [isAsked, setIsAsked] = useState(whole);
  const isWhole = useDeferredValue(isAsked);
  const shown = useMemo(() => (isWhole ? rows : rows.slice(0, FIRST)), [isWhole, rows]);
  if (rows.length === 0) return null;
  return (
    <>
      <p className={statementClasses.plain}>
        <strong>{title}</strong> {note}
      </p>
      <Rows key={String(isWhole)} label={title} rows={shown} state={state} />
      {rows.length > shown.length && (
        <div className={statementClasses.plain}>
          <Button variant="plain" size="sm" onClick={() => setIsAsked(true)}>
            {`Ver as ${rows.length.toLocaleString('pt-BR')}`}
          </Button>
        </div>
      )}
    </>
  );
}
