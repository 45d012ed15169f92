import type { ReactNode } from 'react';

import { slotClasses } from '../kit/list/rowClasses';
import { yearTableRecipe } from '../theme/recipes/year';

const classes = slotClasses(yearTableRecipe);

// Written out: a table that is laid out as blocks would lose its meaning in some browsers.
const group = { role: 'rowgroup' } as const;
const rowHeader = { role: 'rowheader' } as const;
const cell = { role: 'cell' } as const;

interface TableProps {
  label: string;
  /** The first one heads the rows' names. */
  columns: readonly string[];
  children: ReactNode;
  foot?: ReactNode;
}

/**
 * A few ruled rows of figures. Plain elements, as there may be hundreds of rows.
 */
export function YearTable({ label, columns, children, foot }: TableProps) {
  return (
    <table className={classes.root} role="table" aria-label={label}>
      <thead className={classes.head} {...group}>
        <tr role="row">
          {columns.map((column) => (
            <th key={column} className={classes.columnHeader} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...group}>{children}</tbody>
      {foot !== undefined && <tfoot {...group}>{foot}</tfoot>}
    </table>
  );
}

interface RowProps {
  columns: readonly string[];
  name: ReactNode;
  /** Under the name. */
  second?: ReactNode;
  strong?: boolean;
  /** Nothing has come of it yet. */
  coming?: boolean;
  cells: readonly { value: ReactNode; loss?: boolean }[];
}

export function YearRow({
  columns,
  name,
  second,
  strong = false,
  coming = false,
  cells,
}: RowProps) {
  return (
    <tr className={classes.row} role="row" data-coming={coming ? '' : undefined}>
      <th
        className={classes.rowHeader}
        {...rowHeader}
        scope="row"
        data-strong={strong ? '' : undefined}
      >
        {name}
        {second !== undefined && <span className={classes.second}>{second}</span>}
      </th>
      {cells.map(({ value, loss = false }, index) => (
        <td
          key={columns[index + 1]}
          className={classes.cell}
          {...cell}
          data-loss={loss ? '' : undefined}
        >
          {/* To the ear the head says it. */}
          <span className={classes.label} aria-hidden="true">
            {columns[index + 1]}
          </span>
          {value}
        </td>
      ))}
    </tr>
  );
}
