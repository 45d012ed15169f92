import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { figures, visuallyHidden } from '../type';
import { surfaceStyle } from './surface';

/**
 * What is said of the page's foot ends here: a list has no use for it, and with each notice that comes or goes
 * all that is in it would be styled again.
 */
export const keptOut = { '--of-foot': 'initial', '--of-notices': 'initial' };

/** The name of a record that opens by a press. */
export const opening = {
  cursor: 'pointer',
  textDecorationColor: 'transparent',
  textDecorationLine: 'underline',
  textUnderlineOffset: '4px',
} as const;
/** The same name where the pointer or the focus is. */
export const openingHover = { color: 'accent', textDecorationColor: 'currentColor' } as const;

/** A row's first cell, with a tick before what it holds. */
const markCell = {
  paddingLeft: { base: '44px', xl: '64px' },
  '& > [data-mark]': {
    position: 'absolute',
    top: 'calc(50% - 22px)',
    left: { base: '0', xl: '12px' },
  },
} as const;

/**
 * A ledger's plain rows and cells, dressed by Chakra's native table: `line`, ruled rows of about
 * 62 px, head rule strong, row hairlines, no zebra; `outline`, a card a row, its values without their
 * columns' labels where they say what they are.
 */
export const tableRecipe = defineSlotRecipe({
  slots: ['frame', 'root', 'header', 'body', 'row', 'columnHeader', 'cell'],
  base: {
    frame: keptOut,
    root: { width: '100%', fontSize: 'control', borderCollapse: 'separate', borderSpacing: 0 },
    // On paper no row is cut in two.
    row: { breakInside: 'avoid' },
    cell: {
      overflowWrap: 'anywhere',
      '&[data-strong]': { fontWeight: 600 },
      '&[data-quiet]': { color: 'muted' },
      '&[data-figures]': figures,
    },
  },
  variants: {
    variant: {
      line: {
        // A column's width may be said in `cqi`: what counts is the room beside the sidebar.
        frame: {
          ...surfaceStyle,
          containerType: 'inline-size',
          '&[data-bare]': { border: 0 },
        },
        root: { tableLayout: 'fixed' },
        row: {
          '&[data-index]:is(:hover, :focus-visible)': { background: 'rowHover' },
          _focusVisible: { outlineOffset: '-2px' },
          '&[data-marked]': { background: 'accentSoft', _hover: { background: 'accentSoft' } },
          '&[data-pressed-opens]': { cursor: 'pointer' },
        },
        columnHeader: {
          // Under what else stays in sight, where its section says how far down that is.
          position: 'sticky',
          top: 'var(--of-list-top, auto)',
          zIndex: 1,
          background: 'surface',
          _print: { position: 'static' },
          padding: { base: '14px 10px', xl: '14px 16px' },
          fontSize: 'note',
          fontWeight: 600,
          color: 'muted',
          textAlign: 'start',
          borderBottom: '1px solid',
          borderColor: 'lineStrong',
          '&[data-align=end]': { textAlign: 'end', paddingRight: { base: '24px', xl: '22px' } },
          '&:first-of-type': { paddingLeft: { base: '16px', lg: '24px' } },
          '&:last-of-type': { paddingRight: { base: '16px', lg: '24px' } },
          '&[data-mark]': markCell,
        },
        cell: {
          height: '62px',
          padding: { base: '10px', xl: '10px 16px' },
          borderBottom: '1px solid',
          borderColor: 'hairline',
          // Separated borders belong to cells alone.
          '&:is(:last-child > td)': { borderBottom: 0 },
          // The first one lies over the ring of its row: its rule would cut that.
          '&:is(:focus-visible > td)': { borderColor: 'transparent' },
          // Never nearer than 32 px to what stands in the next column.
          '&[data-align=end]': {
            ...figures,
            textAlign: 'end',
            paddingRight: { base: '24px', xl: '22px' },
          },
          '&:first-of-type': { paddingLeft: { base: '16px', lg: '24px' } },
          '&:last-of-type': { paddingRight: { base: '16px', lg: '24px' } },
          '&[data-nowrap]': { whiteSpace: 'nowrap' },
          '&[data-actions]': { paddingRight: { base: '8px', lg: '14px' } },
          '&[data-mark]': { position: 'relative', ...markCell },
        },
      },
      outline: {
        root: { display: 'block' },
        header: visuallyHidden,
        body: { display: 'block' },
        row: {
          '&[data-index]': {
            ...surfaceStyle,
            display: 'grid',
            // An amount holds together: what stands beside it gives way.
            gridTemplateColumns: 'minmax(min-content, 1fr) auto',
            gridTemplateAreas: 'var(--areas)',
            alignItems: 'center',
            rowGap: '2px',
            padding: '8px 16px',
            '&[data-markable]': { position: 'relative' },
            '&[data-marked]': { background: 'accentSoft', borderColor: 'accent' },
            marginBottom: '10px',
          },
          '&[data-index]:last-child': { marginBottom: 0 },
        },
        cell: {
          display: 'block',
          minWidth: 0,
          '&[data-strong]': { fontSize: 'body' },
          // A tick stands before the name, and takes no room from what is below.
          '&[data-mark]': { paddingLeft: '32px' },
          '& > [data-mark]': { position: 'absolute', top: '-2px', left: '4px' },
          '&[data-align=end]': figures,
          '&[data-edge=end]': { paddingLeft: '12px', textAlign: 'end' },
          // What runs across the card widens none of its columns.
          '&[data-edge=both]': { contain: 'inline-size' },
        },
      },
    },
  },
  defaultVariants: { variant: 'line' },
});

/** What stands in a ledger's head. */
export const tableHeadRecipe = defineSlotRecipe({
  className: 'table-head',
  slots: ['button', 'arrow', 'second'],
  base: {
    // No higher than its words are without it.
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '32px',
      marginBlock: '-6px',
      verticalAlign: 'top',
      font: 'inherit',
      textAlign: 'inherit',
      borderRadius: 'base',
      // On the outer side of what stands to the right: figures keep their edge.
      '&[data-align=end]': { flexDirection: 'row-reverse' },
      '&[data-sorted]': { color: 'ink' },
      '&:not([data-sorted]) > span': { opacity: 0 },
      '&:is(:hover, :focus-visible) > span': { opacity: 1 },
      _hover: { color: 'ink' },
      // One above the other they share no pixel, and each is a target of 24 px.
      'th:has(> button + span > button) &': { minHeight: '24px', marginBlock: 0 },
    },
    // It stands in the cell's own air: no column is wider for it.
    arrow: {
      flex: 'none',
      width: '14px',
      marginInline: '5px -19px',
      '[data-align=end] > &': { marginInline: '-19px 5px' },
      _print: { display: 'none' },
    },
    second: { display: 'block', fontWeight: 400 },
  },
});

/** What stands in a ledger's cells. */
export const tableCellRecipe = defineSlotRecipe({
  slots: ['label', 'name', 'open', 'text', 'second', 'actions'],
  base: {
    // A column's name beside its value, on a card.
    label: {
      display: 'inline-block',
      marginRight: '8px',
      fontSize: 'note',
      fontWeight: 400,
      color: 'muted',
      whiteSpace: 'normal',
    },
    // A name of any length: its record's own view shows all of it.
    name: { lineClamp: 3 },
    // It leads to that view, as the whole row does.
    open: {
      ...opening,
      '&:is(tr:hover > td > *, :focus-visible)': openingHover,
    },
    text: { lineClamp: 2 },
    // Another column's value under this one's, where there is no room for both.
    second: {
      display: 'block',
      fontSize: 'note',
      fontWeight: 400,
      // Two lines are no higher than a row is.
      lineHeight: 1.4,
      color: 'muted',
      '&[data-figures]': figures,
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      // In one line, whatever gives way for it. The icons' own air, 12 px round each, is the card's padding.
      '&[data-card]': { flexWrap: 'nowrap', margin: '-2px -12px -6px 0' },
      // Their own air is the column's edge, and the row's.
      '&[data-under]': { justifyContent: 'flex-start', margin: '2px 0 -8px -10px' },
    },
  },
});
