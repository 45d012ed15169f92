import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import { selectUser } from '../../../features/app/session/sessionSlice';
import { displayName } from '../../../features/shared/user';
import type { Day } from '../../../features/shared/days';
import { useAppSelector } from '../../../store/hooks';
import { pageRule } from '../../../features/business/documents/pageRule';
import { usePrinted } from '../../kit/list/usePrinted';
import { Surface, SurfaceTitle } from '../../kit/text/Surface';
import { ledgerAmount, ledgerHeading, ruleAbove, lineSides } from '../../theme/recipes/ledger';
import { slotRecipe } from '../../theme/slotRecipe';

/** The media query from which on the months' figures fit beside the shares. */
const TWO_COLUMNS = '@media screen and (min-width: 75rem)';

/** The look of the section 'O ano de 2026'. Its cards are in two columns, on phones and on paper in one. */
export const yearRecipe = slotRecipe({
  className: 'year',

  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      [TWO_COLUMNS]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      gap: { base: '4', md: '6' },
      alignItems: 'start',
      _print: {
        display: 'block',
        // Prints black on white, without frames.
        '--of-colors-accent': '#000',
        '--of-colors-danger': '#000',
        '--of-colors-ink': '#000',
        '--of-colors-muted': '#444',
        // The print is smaller, so that sums and months fit on one page. A report with its note fits on one page,
        // too.
        '&:not([data-prints-part])': { zoom: 0.8 },
        '&[data-prints-part]': { zoom: 0.9 },
        '&[data-prints-part] > *:not([data-alone])': { display: 'none' },
      },
    },
    bar: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { base: '3', md: '6' },
      _print: { display: 'none' },
    },
    switch: {
      display: 'inline-flex',
      alignItems: 'center',
      background: 'surface',
      border: 'hairline',
      borderRadius: 'base',
      '& > :first-of-type svg': { transform: 'rotate(90deg)' },
      '& > :last-of-type svg': { transform: 'rotate(-90deg)' },
    },
    shown: { textStyle: 'figure', minWidth: '72px', textAlign: 'center', fontSize: 'card' },
    basis: { flex: '1 1 200px', color: 'muted', fontSize: 'control' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    card: {
      gridColumn: '1 / -1',
      minWidth: 0,
      [TWO_COLUMNS]: {
        '&[data-wide]': { gridColumn: 'span 3' },
        '&[data-narrow]': { gridColumn: 'span 2' },
        '&[data-narrow], &[data-wide]': { height: '100%' },
        '[data-long] > &': { gridColumn: '1 / -1' },
      },
      // If the card beside this one is longer, the footers of both are aligned.
      '&[data-narrow], &[data-wide]': {
        display: 'flex',
        flexDirection: 'column',
      },
      // A table with names and three amounts takes the full width, unless the window is very wide.
      '&[data-roomy]': { gridColumn: { lgOnly: '1 / -1' } },
      _print: {
        marginBottom: '16px',
        breakInside: 'avoid',
        border: 0,
        background: 'none',
        // A card stays together on a printed page, but lists of any length may be split.
        '&[data-alone], &[data-wide][data-roomy]': { breakInside: 'auto' },
        '&[data-narrow]': {
          display: 'inline-flex',
          verticalAlign: 'top',
          width: 'calc(50% - 8px)',
          height: 'auto',
        },
        '&[data-narrow] + &[data-narrow]': { marginLeft: '16px' },
      },
    },
    title: { _print: { paddingBlock: '10px' }, ...ledgerHeading },
    note: { fontSize: 'note', color: 'muted' },
    shares: { ...lineSides, flex: 1 },
    share: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '4',
      paddingBlock: '10px',
      fontSize: 'control',
      breakInside: 'avoid',
      '& + &': ruleAbove,
      _print: { paddingBlock: '5px' },
      '&[data-none]': { color: 'muted' },
    },
    name: { minWidth: 0, overflowWrap: 'anywhere', lineClamp: 2 },
    amount: ledgerAmount,
    track: { gridColumn: '1 / -1', display: 'flex', height: '6px', marginTop: '6px' },
    fill: {
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      minWidth: '3px',
      border: '1.5px solid',
      borderColor: 'accent',
      '&[data-came]': { background: 'accent' },
    },
    foot: {
      ...lineSides,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: '64px',
      borderTop: 'strong',
      fontSize: 'control',
      fontWeight: 600,
    },
    nothing: { ...lineSides, paddingBottom: '5', fontSize: 'control', color: 'muted' },
  },
});

interface PageProps {
  /** The year's greatest amount, in reais. */
  greatest: number;
  /** Only the part that can be printed alone is printed. */
  printsPart?: boolean;
  children: ReactNode;
}

/** From this amount on (reais), columns of amounts need the full width. */
const LONG = 100_000_000;

export function YearPage({ greatest, printsPart = false, children }: PageProps) {
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  const user = useAppSelector(selectUser);
  const isPrinted = usePrinted();
  return (
    <chakra.div
      css={styles.root}
      data-prints-part={printsPart ? '' : undefined}
      data-long={greatest >= LONG ? '' : undefined}
    >
      {isPrinted && <style>{pageRule(user ? displayName(user) : '', 'Feito no Ofício')}</style>}
      {children}
    </chakra.div>
  );
}

/** The month of today, 0 for January; null for another year than the current one. */
export const presentMonth = (year: number, today: Day): number | null =>
  today.startsWith(`${year.toString()}-`) ? Number(today.slice(5, 7)) - 1 : null;

interface PartProps {
  title: string;
  note?: ReactNode;
  /**
   * Whether the card is the wide or the narrow one of two cards side by side. By default a card takes the full
   * width.
   */
  width?: 'wide' | 'narrow';
  /** Whether the card takes the full width, unless the window is very wide. */
  roomy?: boolean;
  /** Whether the card can be printed alone. */
  alone?: boolean;
  children: ReactNode;
}

/** A card of the year's section. */
export function YearPart({
  title,
  note,
  width,
  roomy = false,
  alone = false,
  children,
}: PartProps) {
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  return (
    <Surface
      css={styles.card}
      aria-label={title}
      data-alone={alone ? '' : undefined}
      data-roomy={roomy ? '' : undefined}
      data-wide={width === 'wide' ? '' : undefined}
      data-narrow={width === 'narrow' ? '' : undefined}
    >
      <chakra.div css={styles.title}>
        <SurfaceTitle>{title}</SurfaceTitle>
        {note !== undefined && <chakra.span css={styles.note}>{note}</chakra.span>}
      </chakra.div>
      {children}
    </Surface>
  );
}
