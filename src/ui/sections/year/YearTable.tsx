import { type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import { slotClasses } from '../../theme/slotClasses';
import { finalSumLine } from '../../theme/recipes/ledger';
import { slotRecipe } from '../../theme/slotRecipe';

/** The lines between rows; on phones the rows themselves have them. */
const ruledCell = {
  borderBottom: { md: '1px solid' },
  borderColor: { md: 'hairline' },
  'tbody > tr:last-child > &, tfoot &': { borderBottom: 0 },
  'tfoot &': { borderTop: { md: '1px solid' }, borderColor: { md: 'lineStrong' } },
  '[data-compact] > tfoot &': {
    borderTop: 'strong',
    borderBottom: 0,
  },
};
/** In a compact table rows stay rows on phones, because their values are short. This is what its parts have there. */
const compact = (styles: SystemStyleObject) => ({
  '[data-compact] &': { mdDown: styles },
});
const compactCell = {
  paddingBlock: '2',
  paddingInline: '1',
  // At this size three amounts fit beside the month, even on the smallest phones.
  fontSize: 'max(11px, min(0.8125rem, 3.4vw))',
  borderBottom: 'hairline',
};
/** Shows the header, which is hidden where rows are blocks. */
const shownHead = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  margin: 0,
  overflow: 'visible',
  clipPath: 'none',
} as const;
/** The rules on paper. */
const printedCell = { paddingBlock: '3px', borderBottom: 'hairline' };

/**
 * The look of a table of the year's section. On phones each row is a block: its name on one line, and each value
 * under the label of its column. A compact table has one header there, too.
 */
export const yearTableRecipe = slotRecipe({
  base: {
    root: {
      display: { base: 'block', md: 'table' },
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontSize: 'control',
      '& > tbody, & > tfoot': { display: { base: 'block', md: 'table-row-group' } },
      '&[data-compact]': {
        display: 'table',
        '& > tbody, & > tfoot': { display: 'table-row-group' },
      },
      _print: { display: 'table', '& > tbody, & > tfoot': { display: 'table-row-group' } },
    },
    head: {
      md: shownHead,
      mdDown: { srOnly: true },
      ...compact(shownHead),
      _print: shownHead,
    },
    row: {
      // Three values share a line. If they are too long, they wrap.
      display: { base: 'flex', md: 'table-row' },
      flexWrap: 'wrap',
      columnGap: '3',
      paddingInline: { base: '4', md: 0 },
      paddingBlock: { base: '3', md: 0 },
      borderTop: { base: '1px solid', md: 0 },
      borderColor: 'hairline',
      breakInside: 'avoid',
      '&[data-coming]': { color: 'muted' },
      ...compact({ display: 'table-row' }),
      // The single rule of bookkeeping, above a sum.
      'tfoot > &': { borderColor: { base: 'lineStrong' } },
      _print: { display: 'table-row' },
    },
    columnHeader: {
      paddingBlock: '10px 14px',
      paddingInline: '2',
      fontSize: 'note',
      fontWeight: 600,
      color: 'muted',
      textAlign: 'end',
      borderBottom: 'strong',
      ...compact({
        ...compactCell,
        borderColor: 'lineStrong',
        '&:first-of-type': { paddingLeft: '4' },
        '&:last-of-type': { paddingRight: '4' },
      }),
      '&:first-of-type': { textAlign: 'start', paddingLeft: '6', _print: { paddingLeft: 0 } },
      '&:last-of-type': { paddingRight: '6', _print: { paddingRight: 0 } },
    },
    rowHeader: {
      flexBasis: '100%',
      minWidth: 0,
      paddingBlock: { md: '10px' },
      paddingLeft: { md: '6' },
      fontWeight: 400,
      textAlign: 'start',
      overflowWrap: 'anywhere',
      ...ruledCell,
      ...compact({ ...compactCell, paddingLeft: '4' }),
      '&[data-strong]': { fontWeight: 600 },
      _print: { ...printedCell, paddingLeft: 0 },
    },
    cell: {
      textStyle: 'digits',
      flex: 1,
      minWidth: 'max-content',
      paddingBlock: { base: '4px 0', md: '10px' },
      paddingInline: { md: '2' },
      fontSize: { base: 'label', md: 'control' },
      textAlign: { base: 'start', md: 'end' },
      '&[data-loss]': { color: 'danger' },
      '&:last-of-type': {
        textAlign: 'end',
        paddingRight: { md: '6' },
        _print: { paddingRight: 0 },
      },
      ...ruledCell,
      ...compact({
        ...compactCell,
        textAlign: 'end',
        '&:last-of-type': { paddingRight: '4' },
      }),
      _print: { ...printedCell, paddingInline: '2', textAlign: 'end' },
    },
    // The label of the column above the value, where the header is hidden.
    label: {
      display: { base: 'block', md: 'none' },
      fontSize: 'note',
      color: 'muted',
      ...compact({ display: 'none' }),
      _print: { display: 'none' },
    },
    second: { display: 'block', fontSize: 'note', fontWeight: 400, color: 'muted' },
    // The serif is only for 22 px and more, so on phones only the rule marks the sum.
    total: {
      ...finalSumLine,
      fontSize: { base: 'inherit', md: 'card' },
      fontFamily: { base: 'sans', md: 'serif' },
      fontWeight: { base: 600, md: 'inherit' },
    },
    // On phones the name of a month is cut. Screen readers read all of it.
    full: { mdDown: { srOnly: true } },
    short: { md: { display: 'none' } },
    until: {
      mdDown: { display: 'block', color: 'muted', fontSize: '0.6875rem', whiteSpace: 'nowrap' },
    },
  },
});

const classes = slotClasses(yearTableRecipe);

// The roles are explicit, because some browsers drop the semantics of a table that is laid out as blocks.
const group = { role: 'rowgroup' } as const;
const rowHeader = { role: 'rowheader' } as const;
const cell = { role: 'cell' } as const;

interface TableProps {
  label: string;
  /** The headers of the columns. The first one belongs to the names of the rows. */
  columns: readonly string[];
  /** Whether the values are short enough that rows stay rows on phones. */
  isCompact?: boolean;
  children: ReactNode;
  foot?: ReactNode;
}

/** A table of figures. It consists of plain elements, because it may have hundreds of rows. */
export function YearTable({ label, columns, isCompact = false, children, foot }: TableProps) {
  return (
    <table
      className={classes.root}
      role="table"
      aria-label={label}
      data-compact={isCompact ? '' : undefined}
    >
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
  /** A second text under the row's name. */
  second?: ReactNode;
  strong?: boolean;
  /** Whether the row belongs to a future month without figures. */
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
          {/* The visible label on phones. Screen readers read the header instead. */}
          <span className={classes.label} aria-hidden="true">
            {columns[index + 1]}
          </span>
          {value}
        </td>
      ))}
    </tr>
  );
}
