import { memo, type CSSProperties, type ReactNode } from 'react';
import { tableCellRecipe } from '../../theme/recipes/table';
import type { CardPlace } from './ledgerLayout';
import { slotClasses } from './rowClasses';

export interface LedgerColumn<Row> {
  /** Also the name of its area on a phone's card: letters only. */
  key: string;
  header: string;
  /** The cell's content; keep the function itself stable, rows are memoised by it. */
  cell: (row: Row) => ReactNode;
  /** `end` for money: figures of one width, to the right. */
  align?: 'end';
  /** Any CSS width; what has none shares the rest. */
  width?: string;
  /** The record's name, in semibold. */
  strong?: boolean;
  /** Secondary, in the muted ink. */
  quiet?: boolean;
  /** Dates: figures of one width, never wrapped. */
  figures?: boolean;
  /** Icon buttons, to the right. */
  actions?: boolean;
}

export interface LedgerRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly LedgerColumn<Row>[];
  /** On phones: where each column stands; the cells then carry their label. */
  places: Map<string, CardPlace> | null;
  /** All of a name, however long. */
  whole: boolean;
}

const classes = slotClasses(tableCellRecipe);
// Written out: cells that are laid out as a card would lose their meaning in some browsers.
const cellRole = { role: 'cell' } as const;
const flag = (on: boolean | undefined) => (on === true ? '' : undefined);

function PlainRow<Row>({ row, index, columns, places, whole }: LedgerRowProps<Row>) {
  const contentOf = ({ cell, strong, actions }: LedgerColumn<Row>) => {
    if (actions === true) {
      return (
        <span className={classes.actions} data-card={flag(places !== null)}>
          {cell(row)}
        </span>
      );
    }
    const isClamped = strong === true && !whole;
    return isClamped ? <span className={classes.name}>{cell(row)}</span> : cell(row);
  };
  return (
    <tr role="row" data-index={index} aria-rowindex={index + 2}>
      {columns.map((column) => {
        const { key, header, align, strong, quiet, figures, actions } = column;
        const place = places?.get(key);
        const area: CSSProperties | undefined = place && { gridArea: key };
        return (
          <td
            key={key}
            {...cellRole}
            style={area}
            data-align={actions === true ? 'end' : align}
            data-strong={flag(strong)}
            data-quiet={flag(quiet)}
            data-figures={flag(figures)}
            data-actions={flag(actions)}
            data-edge={place?.edge}
            data-foot={flag(place?.foot)}
          >
            {place && (
              <span className={classes.label} aria-hidden="true">
                {header}
              </span>
            )}
            {contentOf(column)}
          </td>
        );
      })}
    </tr>
  );
}

/** One row, of plain elements; rendered again only when its own record changes. */
// `memo` forgets the type parameter: the assertion gives it back.
export const LedgerRow = memo(PlainRow) as typeof PlainRow;
