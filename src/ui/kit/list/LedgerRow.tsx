import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { tableCellRecipe } from '../../theme/recipes/table';
import { genericMemo } from './genericMemo';
import type { CardPlace } from './ledgerLayout';
import { MarkBox, type Marking } from './MarkBox';
import { OPENS } from './rows';
import { slotClasses } from '../../theme/slotClasses';

export interface LedgerColumn<Row> {
  /** Also the name of its grid area on a phone's card, so it has letters only. */
  key: string;
  header: string;
  /** Renders the cell. Pass the same function every time, because rows are memoised by it. */
  cell: (row: Row) => ReactNode;
  /** A second text under the cell's content, where there is any. */
  note?: (row: Row) => string | null;
  /** `end` for money: tabular digits, right-aligned. */
  align?: 'end';
  /** Any CSS width; columns without one share the rest. */
  width?: string;
  /** The record's name, in semibold. */
  strong?: boolean;
  /** Secondary information in the muted colour. */
  quiet?: boolean;
  /** Dates: tabular digits, never wrapped. */
  figures?: boolean;
  /** Badges: not wrapped in a table. */
  nowrap?: boolean;
  /** A user's text: cut after a few lines, with a title that shows all of it. */
  text?: boolean;
  /** Icon buttons on the right; not printed. */
  actions?: boolean;
  /** The value says what it is, so a phone's card shows it without its label. */
  selfEvident?: boolean;
  /** Its header is a sort button, where the list can be sorted. */
  sorts?: boolean;
  /** Where room is short, it becomes the second line of another column. */
  under?: { column: string; room: 'medium' | 'narrow' };
}

/** A column, and the column that is shown as its muted second line. */
export interface ShownColumn<Row> extends LedgerColumn<Row> {
  second?: LedgerColumn<Row> | undefined;
}

export interface LedgerRowProps<Row extends { id: string }> {
  row: Row;
  index: number;
  columns: readonly ShownColumn<Row>[];
  /** On phones: the place of each column. Cells then show their label, where the value needs one. */
  cardPlaces: Map<string, CardPlace> | null;
  /** Names are not cut. */
  whole: boolean;
  /** Undefined where rows cannot be marked. */
  marked: boolean | undefined;
  onMark: Marking['onMark'] | undefined;
  /** A click on the row opens its record. For keyboard and screen readers, the name is the button. */
  opens: boolean;
}

const classes = slotClasses(tableCellRecipe);
// Explicit, because some browsers drop the semantics of cells that are laid out as a card.
const cellRole = { role: 'cell' } as const;
const flag = (on: boolean | undefined) => (on === true ? '' : undefined);

function contentOf<Row>(
  row: Row,
  { cell, strong, text, actions }: LedgerColumn<Row>,
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
      // Not a `button`, because its text could not be cut after a few lines. The table's body handles the
      // click.
      <span
        {...OPENS}
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
}: LedgerRowProps<Row>) {
  const cards = cardPlaces !== null;
  // Marking does not render the cells again.
  const contents = useMemo(
    () =>
      columns.map(({ second, ...column }) => ({
        first: contentOf(row, column, { cards, whole, opens }),
        second: second && contentOf(row, second, { cards, whole, under: true }),
      })),
    [row, columns, cards, whole, opens],
  );
  /** The record's name, which is also the name of its checkbox. */
  const name = useMemo(() => columns.find(({ strong }) => strong)?.cell(row), [row, columns]);
  const tick = onMark && (
    <MarkBox
      label={typeof name === 'string' ? `Marcar ${name}` : 'Marcar'}
      checked={marked === true}
      onToggle={(on, extend) => {
        onMark(row.id, on, extend);
      }}
    />
  );
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-index={index}
      data-record={row.id}
      data-marked={flag(marked)}
      data-markable={flag(onMark !== undefined)}
      data-pressed-opens={flag(opens)}
      aria-rowindex={index + 2}
    >
      {columns.map((column, position) => {
        const { key, header, align, strong, quiet, figures, nowrap, actions, second } = column;
        const isLabelled = actions !== true && column.selfEvident !== true;
        const note = column.note?.(row);
        const place = cardPlaces?.get(key);
        const area: CSSProperties | undefined = place && { gridArea: key };
        return (
          <td
            key={key}
            {...cellRole}
            style={area}
            data-mark={flag(onMark !== undefined && position === 0)}
            data-align={actions === true ? 'end' : align}
            data-strong={flag(strong)}
            data-quiet={flag(quiet)}
            data-figures={flag(figures)}
            data-nowrap={flag(nowrap)}
            data-actions={flag(actions)}
            data-edge={place?.edge}
          >
            {position === 0 && tick}
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

/** One row of plain elements. It is rendered again only when its own record changes. */
export const LedgerRow = genericMemo(PlainRow);
