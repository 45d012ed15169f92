import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { tableCellRecipe } from '../../theme/recipes/table';
import { genericMemo } from './genericMemo';
import type { CardPlace, ShownColumn, TableColumn } from './tableLayout';
import { MarkBox, type Marking } from './MarkBox';
import { OPENS_RECORD } from './rows';
import { slotClasses } from '../../theme/slotClasses';

export interface TableRowProps<Row extends { id: string }> {
  row: Row;
  index: number;
  columns: readonly ShownColumn<Row>[];
  /**
   * The places of the columns on a phone's card; null in a table. On a card, a cell shows a label if its value needs
   * one.
   */
  cardPlaces: Map<string, CardPlace> | null;
  /** Whether names are shown in full instead of being cut. */
  whole: boolean;
  /** Whether the row is marked; undefined in a list whose rows cannot be marked. */
  marked: boolean | undefined;
  onMark: Marking['onMark'] | undefined;
  /** Whether a click on the row opens its record. For keyboards and screen readers, the name is a button. */
  opens: boolean;
}

const classes = slotClasses(tableCellRecipe);
// The roles are explicit, because some browsers drop the semantics of cells that are laid out as a card.
const cellRole = { role: 'cell' } as const;
const flag = (on: boolean | undefined) => (on === true ? '' : undefined);

function contentOf<Row>(
  row: Row,
  { cell, strong, text, actions }: TableColumn<Row>,
  {
    cards,
    whole,
    opens = false,
    under = false,
  }: { cards: boolean; whole: boolean; opens?: boolean; under?: boolean },
): ReactNode {
  const content = cell(row);
  if (actions === true) {
    return (
      <span className={classes.actions} data-card={flag(cards)} data-under={flag(under)}>
        {content}
      </span>
    );
  }
  if (opens && strong === true) {
    return (
      // It is not a `button` element, because the text of a button could not be cut after a few lines. The table's
      // body handles the click.
      <span
        {...OPENS_RECORD}
        className={`${classes.name} ${classes.open}`}
        title={typeof content === 'string' ? content : undefined}
      >
        {content}
      </span>
    );
  }
  if (whole || (strong !== true && text !== true)) return content;
  return (
    <span
      className={strong === true ? classes.name : classes.text}
      title={typeof content === 'string' ? content : undefined}
    >
      {content}
    </span>
  );
}

function PlainRow<Row extends { id: string }>({
  row,
  index,
  columns,
  cardPlaces,
  whole,
  marked,
  onMark,
  opens,
}: TableRowProps<Row>) {
  const cards = cardPlaces !== null;
  // The contents are memoised, so that marking a row does not render the cells again.
  const contents = useMemo(
    () =>
      columns.map(({ second, ...column }) => ({
        first: contentOf(row, column, { cards, whole, opens }),
        second: second && contentOf(row, second, { cards, whole, under: true }),
      })),
    [row, columns, cards, whole, opens],
  );
  /** The record's name, which is also the accessible name of its checkbox. */
  const name = useMemo(() => columns.find(({ strong }) => strong)?.cell(row), [row, columns]);
  const tick = onMark && (
    <MarkBox
      label={typeof name === 'string' ? `Marcar ${name}` : 'Marcar'}
      checked={marked === true}
      onToggle={(on, extend) => onMark(row.id, on, extend)}
    />
  );
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-index={index}
      data-record={row.id}
      data-marked={flag(marked)}
      data-pressed-opens={flag(opens)}
      aria-rowindex={index + 2}
    >
      {columns.map((column, position) => {
        const { key, header, align, strong, quiet, figures, nowrap, actions, second, snug } =
          column;
        const isLabelled = actions !== true && column.selfEvident !== true;
        const note = column.note?.(row);
        const place = cardPlaces?.get(key);
        const area: CSSProperties | undefined = place && { gridArea: key };
        return (
          <td
            key={key}
            {...cellRole}
            style={area}
            data-mark={flag(onMark !== undefined && !cards && position === 0)}
            data-align={actions === true ? 'end' : align}
            data-snug={flag(snug)}
            data-strong={flag(strong)}
            data-quiet={flag(quiet)}
            data-figures={flag(figures)}
            data-nowrap={flag(nowrap)}
            data-actions={flag(actions)}
            data-edge={place?.edge}
          >
            {(cards ? actions === true : position === 0) && tick}
            {place && isLabelled && (
              <span className={classes.label} aria-hidden="true">
                {header}
              </span>
            )}
            {contents[position]?.first}
            {second && (
              <span className={classes.second} data-figures={flag(second.figures)}>
                {contents[position]?.second}
              </span>
            )}
            {note && <span className={classes.second}>{note}</span>}
          </td>
        );
      })}
    </tr>
  );
}

/** One row of a table, made of plain elements. It is rendered again only when its own record changes. */
export const TableRow = genericMemo(PlainRow);
