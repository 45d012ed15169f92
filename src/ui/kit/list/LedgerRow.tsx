import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { tableCellRecipe } from '../../theme/recipes/table';
import { genericMemo } from './genericMemo';
import type { CardPlace } from './ledgerLayout';
import { MarkBox } from './MarkBox';
import type { Marking } from './marking';
import { slotClasses } from '../../theme/slotClasses';

export interface LedgerColumn<Row> {
  /** Also the name of its area on a phone's card: letters only. */
  key: string;
  header: string;
  /** The cell's content; keep the function itself stable, rows are memoised by it. */
  cell: (row: Row) => ReactNode;
  /** What else is said under it, where there is anything. */
  note?: (row: Row) => string | null;
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
  /** Badges: not wrapped in a table. */
  nowrap?: boolean;
  /** Somebody's own words: cut after a few lines, whole on hover. */
  text?: boolean;
  /** Icon buttons, to the right; not on paper. */
  actions?: boolean;
  /** Its head is a button that sorts the list, where the list can be sorted. */
  sorts?: boolean;
  /** Where room is short, it is the second line of this column instead of one of its own. */
  under?: { column: string; room: 'medium' | 'narrow' };
}

/** A column, and the one that stands under it as a quiet second line. */
export interface ShownColumn<Row> extends LedgerColumn<Row> {
  second?: LedgerColumn<Row> | undefined;
}

export interface LedgerRowProps<Row extends { id: string }> {
  row: Row;
  index: number;
  columns: readonly ShownColumn<Row>[];
  /** On phones: where each column stands; the cells then carry their label. */
  places: Map<string, CardPlace> | null;
  /** All of a name, however long. */
  whole: boolean;
  /** Undefined where rows cannot be marked. */
  marked: boolean | undefined;
  onMark: Marking['onMark'] | undefined;
  /** A press opens its record; the name is what the keyboard and the ear meet of that. */
  opens: boolean;
}

const classes = slotClasses(tableCellRecipe);
// Written out: cells that are laid out as a card would lose their meaning in some browsers.
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
      // No button: it would not be cut after a few lines. Its press is heard by the table's body.
      <span
        role="button"
        tabIndex={0}
        data-opens=""
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
  places,
  whole,
  marked,
  onMark,
  opens,
}: LedgerRowProps<Row>) {
  const cards = places !== null;
  // A tick leaves what the cells hold alone.
  const contents = useMemo(
    () =>
      columns.map(({ second, ...column }) => ({
        first: contentOf(row, column, { cards, whole, opens }),
        second: second && contentOf(row, second, { cards, whole, under: true }),
      })),
    [row, columns, cards, whole, opens],
  );
  /** The record's name, which its tick is called by. */
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
        const note = column.note?.(row);
        const place = places?.get(key);
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
            data-foot={flag(place?.foot)}
          >
            {position === 0 && tick}
            {place && (
              <span className={classes.label} data-foot={flag(place.foot)} aria-hidden="true">
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

/** One row, of plain elements; rendered again only when its own record changes. */
export const LedgerRow = genericMemo(PlainRow);
