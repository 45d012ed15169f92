import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { figures, serif } from '../type';
import { amount, ruled, sides, sumLine } from './ledger';

/** The cap in tiles, a month each. */
export const meiMeterRecipe = defineSlotRecipe({
  className: 'mei-meter',
  slots: ['root', 'words', 'sum', 'tiles', 'tile', 'fill', 'note', 'warning'],
  base: {
    root: { ...sides, paddingBottom: '5' },
    words: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '2',
      color: 'muted',
      fontSize: 'control',
    },
    sum: { ...serif, ...figures, fontSize: 'card', color: 'ink' },
    tiles: {
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      display: 'flex',
      gap: '4px',
      height: '12px',
      marginBlock: '16px 12px',
    },
    tile: { flex: 1, border: '1px solid', borderColor: 'lineStrong' },
    fill: {
      display: 'block',
      height: '100%',
      background: 'accent',
      '[data-late] &': { background: 'danger' },
    },
    note: { fontSize: 'note', color: 'muted' },
    warning: {
      display: 'flex',
      gap: '2',
      alignItems: 'flex-start',
      marginTop: '3',
      fontSize: 'control',
      fontWeight: 600,
      color: 'danger',
      '& > svg': { flex: 'none', marginTop: '2px' },
    },
  },
});

/** The monthly report as the official form has it: ten numbered lines in three groups. */
export const meiReportRecipe = defineSlotRecipe({
  className: 'mei-report',
  slots: ['root', 'bar', 'facts', 'group', 'line', 'amount', 'typed', 'total', 'said', 'sign'],
  base: {
    root: { ...sides, paddingBottom: '6', fontSize: 'control' },
    bar: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      gap: '3',
      marginBottom: '4',
      '& > div:first-of-type': { flex: '1 1 180px', maxWidth: '280px' },
      _print: { display: 'none' },
    },
    facts: { display: 'none', marginBottom: '4', _print: { display: 'block' } },
    group: { paddingBlock: '12px 4px', fontWeight: 600 },
    line: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 176px' },
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      minHeight: '52px',
      paddingBlock: '2',
      ...ruled,
      '&[data-total]': { fontWeight: 600 },
      // The total is wider than what it adds up.
      _print: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(116px, max-content)',
        minHeight: 0,
        paddingBlock: '5px',
      },
    },
    amount,
    // On paper the typed amount is text.
    typed: { display: 'none', ...figures, textAlign: 'end', _print: { display: 'block' } },
    total: sumLine,
    // What was noted, on paper.
    said: {
      display: 'none',
      marginTop: '4',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      _print: { display: 'block' },
    },
    sign: {
      display: 'none',
      breakInside: 'avoid',
      _print: { display: 'flex', justifyContent: 'space-between', gap: '40px', marginTop: '64px' },
      '& > span': { flex: 1, borderTop: '1px solid', borderColor: 'ink', paddingTop: '4px' },
    },
  },
});
