/** What a week is made of, and the row of a week with its tiles. */
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import {
  expectedKey,
  type Expected,
  type MoneySource,
} from '../../../features/business/weeks/expected';
import type { Week } from '../../../features/business/weeks/weeks';
import { tilesOf } from '../../../features/business/year/tiles';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { formatCount, formatCurrency } from '../../kit/text/format';
import { ShowAllButton, useFirstFew } from '../../kit/list/firstFew';
import { Ledger } from '../../kit/list/Ledger';
import {
  finalSumLine,
  ledgerAmount,
  ledgerHeading,
  lineSides,
  ruleAbove,
} from '../../theme/recipes/ledger';
import { SurfaceTitle } from '../../kit/text/Surface';
import type { MoneyKind } from '../year/MonthChart';
import { dayMonth, selectExpectedText, weekName, weekReadOut } from './weeksText';
import { slotRecipe } from '../../theme/slotRecipe';

const weekRecipe = slotRecipe({
  className: 'week',

  base: {
    row: {
      ...lineSides,
      display: 'grid',
      gridTemplateColumns: '48px minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      width: '100%',
      minHeight: 'target',
      textAlign: 'start',
      fontSize: 'control',
      outlineOffset: '-2px',
      _hover: { background: 'rowHover' },
      'li + li > &': ruleAbove,
      '&[data-lowest]': { background: 'accentSoft', fontWeight: 600 },
    },
    day: { textStyle: 'digits', color: 'muted' },
    tiles: { display: 'grid', gap: '3px', minWidth: 0 },
    stack: { display: 'flex', gap: '2px', minHeight: '8px' },
    tile: {
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      height: '8px',
      flexShrink: 1,
      minWidth: '3px',
      border: '1px solid',
      borderColor: 'accent',
      '&[data-came]': { background: 'accent' },
    },
    left: { ...ledgerAmount, '&[data-below]': { color: 'danger' } },
    words: { srOnly: true },
    title: ledgerHeading,
    start: { fontSize: 'label', color: 'muted' },
    note: { ...lineSides, paddingBottom: '4', color: 'muted', fontSize: 'control' },
    foot: {
      ...lineSides,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      columnGap: '4',
      minHeight: '56px',
      borderTop: 'strong',
      color: 'muted',
    },
    sum: { ...finalSumLine, color: 'ink', '&[data-below]': { color: 'danger' } },
  },
});

const useStyles = () => useSlotRecipe({ recipe: weekRecipe })();

const signed = ({ kind, amount }: Expected): string =>
  formatCurrency(kind === 'in' ? amount : -amount);

/** How many lines of a week are shown at first. */
const FEW = 8;

/** The lines of expected amounts. A line opens the record or the series that it comes from. */
function ExpectedLines({ entries, label }: { entries: readonly Expected[]; label: string }) {
  const dispatch = useAppDispatch();
  const textOf = useAppSelector(selectExpectedText);
  const few = useFirstFew(entries, FEW);
  return (
    <>
      <Ledger.Root aria-label={label}>
        {few.shown.map((entry) => {
          const { name, detail, opens } = textOf(entry);
          return (
            <Ledger.Line key={expectedKey(entry)} onPress={() => dispatch(opens)}>
              <Ledger.Day>{entry.day === null ? 'Sem data' : dayMonth(entry.day)}</Ledger.Day>
              <Ledger.Name>{name}</Ledger.Name>
              <Ledger.Detail>{detail}</Ledger.Detail>
              <Ledger.Amount>{signed(entry)}</Ledger.Amount>
            </Ledger.Line>
          );
        })}
      </Ledger.Root>
      <ShowAllButton few={few}>Ver os {formatCount(entries.length)}</ShowAllButton>
    </>
  );
}

export interface WeekProps {
  week: Week<MoneySource>;
  /** What counts in it: its entries, and late ones. */
  entries: readonly Expected[];
  hasBalance: boolean;
}

/** What a week is made of: what it begins with, each amount, and what is left. */
export function WeekDetails({
  week,
  entries,
  hasBalance,
  hasTitle,
}: WeekProps & { hasTitle: boolean }) {
  const styles = useStyles();
  const isBelow = week.end < 0 ? '' : undefined;
  return (
    <>
      {hasTitle && (
        <chakra.div css={styles.title}>
          <SurfaceTitle>{weekName(week)}</SurfaceTitle>
          {hasBalance && (
            <chakra.span css={styles.start}>começa com {formatCurrency(week.start)}</chakra.span>
          )}
        </chakra.div>
      )}
      {entries.length === 0 ? (
        <chakra.p css={styles.note}>Nada entra nem sai nesta semana.</chakra.p>
      ) : (
        <ExpectedLines key={week.from} entries={entries} label={weekName(week)} />
      )}
      <chakra.div css={styles.foot}>
        {hasBalance ? (
          <>
            <span>Fica com</span>
            <chakra.b css={styles.sum} data-below={isBelow}>
              {formatCurrency(week.end)}
            </chakra.b>
          </>
        ) : (
          <span>
            Entra {formatCurrency(week.comes)}, sai {formatCurrency(week.goes)}
          </span>
        )}
      </chakra.div>
    </>
  );
}

/** The tiles of an amount, lying down. */
function LyingTiles({ kind, amount, worth }: { kind: MoneyKind; amount: number; worth: number }) {
  const styles = useStyles();
  const { whole, rest } = tilesOf(amount, worth);
  const parts = [...Array.from({ length: whole }, () => 1), ...(rest > 0 ? [rest] : [])];
  return (
    <chakra.span css={styles.stack}>
      {parts.map((part, index) => (
        <chakra.i
          key={index}
          css={styles.tile}
          style={{ width: `${(part * 12).toString()}px` }}
          data-came={kind === 'came' ? '' : undefined}
        />
      ))}
    </chakra.span>
  );
}

interface RowProps extends WeekProps {
  worth: number;
  isLowest: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** A week as a row, which unfolds what it is made of. */
export function WeekRow({ worth, isLowest, isOpen, onToggle, ...props }: RowProps) {
  const { week, hasBalance } = props;
  const styles = useStyles();
  return (
    <li>
      <chakra.button
        type="button"
        css={styles.row}
        aria-expanded={isOpen}
        data-lowest={isLowest ? '' : undefined}
        onClick={onToggle}
      >
        <chakra.span css={styles.words}>{weekReadOut(week, hasBalance)}</chakra.span>
        <chakra.span css={styles.day} aria-hidden="true">
          {dayMonth(week.from)}
        </chakra.span>
        <chakra.span css={styles.tiles} aria-hidden="true">
          <LyingTiles kind="came" amount={week.comes} worth={worth} />
          <LyingTiles kind="spent" amount={week.goes} worth={worth} />
        </chakra.span>
        <chakra.span
          css={styles.left}
          aria-hidden="true"
          data-below={week.end < 0 ? '' : undefined}
        >
          {hasBalance && formatCurrency(week.end)}
        </chakra.span>
      </chakra.button>
      {isOpen && <WeekDetails {...props} hasTitle={false} />}
    </li>
  );
}
