import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { figures, serif, visuallyHidden } from '../type';
import { amount, heading, more, ruled, sides, sumLine } from './ledger';

/** 'O ano' on the dashboard: the chart, and the three sums beside it or, on phones, below. */
export const yearCardRecipe = defineSlotRecipe({
  className: 'year-card',
  slots: ['head', 'legend', 'key', 'body', 'chart', 'table', 'sums', 'sum', 'amount', 'profit'],
  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      // The link's own air, 44 px high, is the card's padding.
      marginBlock: '-10px 0',
    },
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      rowGap: '1',
      marginBottom: '4',
      fontSize: 'note',
      color: 'muted',
    },
    key: { display: 'inline-flex', alignItems: 'center' },
    body: {
      display: 'grid',
      // Sums of any length stay in the card; the chart gives way.
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(240px, auto)' },
      gap: { base: '4', lg: '48px' },
      alignItems: 'center',
    },
    chart: { position: 'relative', minWidth: 0 },
    table: visuallyHidden,
    sums: { minWidth: 0 },
    sum: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: '44px',
      color: 'muted',
      '& + &': ruled,
    },
    amount: { ...figures, color: 'ink' },
    profit: { ...sumLine, color: 'ink' },
  },
});

/** From here the months' figures fit beside the shares. */
const TWO_COLUMNS = '@media screen and (min-width: 75rem)';

/** 'O ano de 2026': cards in two columns, on phones and on paper one below the other. */
export const yearRecipe = defineSlotRecipe({
  className: 'year',
  slots: [
    'root',
    'bar',
    'switch',
    'shown',
    'basis',
    'actions',
    'card',
    'title',
    'note',
    'shares',
    'share',
    'name',
    'amount',
    'track',
    'fill',
    'foot',
    'more',
    'line',
    'nothing',
  ],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      [TWO_COLUMNS]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      gap: { base: '4', md: '6' },
      alignItems: 'start',
      _print: {
        display: 'block',
        // Black on white, in no frames.
        '--of-colors-accent': '#000',
        '--of-colors-danger': '#000',
        '--of-colors-ink': '#000',
        '--of-colors-muted': '#444',
        // The size of print: sums and months have room on one page, and so has a report with its note.
        '&:not([data-prints-part])': { zoom: 0.8 },
        '&[data-prints-part]': { zoom: 0.9 },
        '&[data-prints-part] > *:not([data-alone]), &:not([data-prints-part]) > [data-alone]': {
          display: 'none',
        },
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
      border: '1px solid',
      borderColor: 'hairline',
      borderRadius: 'base',
      '& > :first-of-type svg': { transform: 'rotate(90deg)' },
      '& > :last-of-type svg': { transform: 'rotate(-90deg)' },
    },
    shown: { ...serif, ...figures, minWidth: '72px', textAlign: 'center', fontSize: 'card' },
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
      // Beside a longer one its foot stands on the same line.
      '&[data-narrow], &[data-wide]': {
        display: 'flex',
        flexDirection: 'column',
      },
      // Names beside three amounts take a line until there is much room.
      '&[data-roomy]': { gridColumn: { lgOnly: '1 / -1' } },
      _print: {
        marginBottom: '16px',
        breakInside: 'avoid',
        border: 0,
        background: 'none',
        // Rows, but not what may have any number of them, stay together.
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
    title: { _print: { paddingBlock: '10px' }, ...heading },
    note: { fontSize: 'note', color: 'muted' },
    shares: { ...sides, flex: 1 },
    share: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '4',
      paddingBlock: '10px',
      fontSize: 'control',
      breakInside: 'avoid',
      '& + &': ruled,
      _print: { paddingBlock: '5px' },
    },
    name: { minWidth: 0, overflowWrap: 'anywhere', lineClamp: 2 },
    amount,
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
      ...sides,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: '64px',
      borderTop: '1px solid',
      borderColor: 'lineStrong',
      fontSize: 'control',
      fontWeight: 600,
    },
    nothing: { ...sides, paddingBottom: '5', fontSize: 'control', color: 'muted' },
    more,
    line: {
      ...sides,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      columnGap: '6',
      rowGap: '2',
      minHeight: '56px',
      paddingBlock: '2',
      ...ruled,
      fontSize: 'control',
      '& > span:first-of-type': { flex: '1 1 140px', minWidth: 0 },
    },
  },
});

/**
 * A table of a year: ruled rows; on phones a row is a block, its name across and each value under its
 * column's label.
 */
export const yearTableRecipe = defineSlotRecipe({
  slots: ['root', 'head', 'row', 'columnHeader', 'rowHeader', 'cell', 'label', 'second', 'total'],
  base: {
    root: {
      display: { base: 'block', md: 'table' },
      width: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontSize: 'control',
      '& > tbody, & > tfoot': { display: { base: 'block', md: 'table-row-group' } },
      _print: { display: 'table', '& > tbody, & > tfoot': { display: 'table-row-group' } },
    },
    head: {
      md: { position: 'static', width: 'auto', height: 'auto', margin: 0, clipPath: 'none' },
      mdDown: visuallyHidden,
      _print: { position: 'static', width: 'auto', height: 'auto', margin: 0, clipPath: 'none' },
    },
    row: {
      // Three values share a line in equal parts; those that are too long for it go on to the next.
      display: { base: 'flex', md: 'table-row' },
      flexWrap: 'wrap',
      columnGap: '3',
      paddingInline: { base: '4', md: 0 },
      paddingBlock: { base: '3', md: 0 },
      borderTop: { base: '1px solid', md: 0 },
      borderColor: 'hairline',
      breakInside: 'avoid',
      '&[data-coming]': { color: 'muted' },
      // The rule of bookkeeping over a sum.
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
      borderBottom: '1px solid',
      borderColor: 'lineStrong',
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
      borderBottom: { md: '1px solid' },
      borderColor: { md: 'hairline' },
      'tbody > tr:last-child > &, tfoot &': { borderBottom: 0 },
      'tfoot &': { borderTop: { md: '1px solid' }, borderColor: { md: 'lineStrong' } },
      '&[data-strong]': { fontWeight: 600 },
      _print: {
        paddingBlock: '3px',
        paddingLeft: 0,
        borderBottom: '1px solid',
        borderColor: 'hairline',
      },
    },
    cell: {
      ...figures,
      flex: 1,
      minWidth: 'max-content',
      paddingBlock: { base: '4px 0', md: '10px' },
      paddingInline: { md: '2' },
      fontSize: { base: 'label', md: 'control' },
      textAlign: { base: 'start', md: 'end' },
      borderBottom: { md: '1px solid' },
      borderColor: { md: 'hairline' },
      '&[data-loss]': { color: 'danger' },
      '&:last-of-type': {
        textAlign: 'end',
        paddingRight: { md: '6' },
        _print: { paddingRight: 0 },
      },
      'tbody > tr:last-child > &, tfoot &': { borderBottom: 0 },
      'tfoot &': { borderTop: { md: '1px solid' }, borderColor: { md: 'lineStrong' } },
      _print: {
        paddingBlock: '3px',
        paddingInline: '2',
        textAlign: 'end',
        borderBottom: '1px solid',
        borderColor: 'hairline',
      },
    },
    // A column's name over its value, where the head is out of sight.
    label: {
      display: { base: 'block', md: 'none' },
      fontSize: 'note',
      color: 'muted',
      _print: { display: 'none' },
    },
    second: { display: 'block', fontSize: 'note', fontWeight: 400, color: 'muted' },
    // The serif is for 22 px up: on phones the sum line alone says that it is one.
    total: {
      ...sumLine,
      fontSize: { base: 'label', md: 'card' },
      fontFamily: { base: 'sans', md: 'serif' },
      fontWeight: { base: 600, md: 'inherit' },
    },
  },
});
