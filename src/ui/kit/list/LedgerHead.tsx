import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { tableHeadRecipe } from '../../theme/recipes/table';
import { Icon } from '../art/Icon';
import { genericMemo } from './genericMemo';
import { MarkBox } from './MarkBox';
import type { Marking } from './marking';
import type { LedgerColumn, ShownColumn } from './LedgerRow';

export interface LedgerSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface LedgerHeadProps<Row> {
  columns: readonly ShownColumn<Row>[];
  /** Which of the rows are marked; undefined where rows cannot be marked. */
  marks: Marking['marks'] | undefined;
  onMarkAll: Marking['onMarkAll'] | undefined;
  sorting: { sort: LedgerSort | null; onSort: (column: string) => void } | undefined;
}

// Explicit, because some browsers drop the semantics of a table that is laid out as cards.
const group = { role: 'rowgroup' } as const;

/** The column headers. Sortable ones are buttons, and the sorted one shows its direction. */
function PlainHead<Row>({ columns, marks, onMarkAll, sorting }: LedgerHeadProps<Row>) {
  const styles = useSlotRecipe({ recipe: tableHeadRecipe })();
  const sortOf = ({ key, second }: ShownColumn<Row>) =>
    [key, second?.key].includes(sorting?.sort?.column) ? sorting?.sort?.direction : undefined;
  const label = ({ key, header, align, figures, sorts }: LedgerColumn<Row>) => {
    if (!sorting || sorts !== true) return header;
    const direction = sorting.sort?.column === key ? sorting.sort.direction : undefined;
    const isDown =
      direction === undefined ? align === 'end' || figures : direction === 'descending';
    return (
      <chakra.button
        type="button"
        css={styles.button}
        data-sorted={direction}
        data-align={align}
        onClick={() => {
          sorting.onSort(key);
        }}
      >
        {header}
        <chakra.span css={styles.arrow}>
          <Icon name={isDown ? 'arrowDown' : 'arrowUp'} size={14} />
        </chakra.span>
      </chakra.button>
    );
  };
  return (
    <thead {...group}>
      <tr role="row" aria-rowindex={1}>
        {columns.map((column, index) => (
          <th
            key={column.key}
            // The checkbox beside it is not part of its name.
            {...(onMarkAll && index === 0 && { 'aria-label': column.header, 'data-mark': '' })}
            role="columnheader"
            scope="col"
            aria-sort={sortOf(column)}
            data-align={column.actions === true ? 'end' : column.align}
          >
            {onMarkAll && index === 0 && (
              <MarkBox
                label="Marcar todos"
                checked={marks === 'all'}
                mixed={marks === 'some'}
                onToggle={onMarkAll}
              />
            )}
            {label(column)}
            {column.second && <chakra.span css={styles.second}>{label(column.second)}</chakra.span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export const LedgerHead = genericMemo(PlainHead);
