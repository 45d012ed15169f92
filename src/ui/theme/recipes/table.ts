import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { PLAIN_CARDS_QUERY } from '../media';
import { tabularDigits, visuallyHidden } from '../type';
import { surfaceStyle } from './surface';

/**
 * Lists do not inherit these properties. They do not use them, and each notice that appears or disappears
 * would restyle all of their elements.
 */
export const notInherited = { '--of-foot': 'initial', '--of-notices': 'initial' };

/** The name of a record that opens by a click. */
export const nameLink = {
  cursor: 'pointer',
  textDecorationColor: 'transparent',
  textDecorationLine: 'underline',
  textUnderlineOffset: '4px',
} as const;
/** The same name under the pointer or with the focus. */
export const nameLinkHover = { color: 'accent', textDecorationColor: 'currentColor' } as const;

const plainCards = `@media screen and ${PLAIN_CARDS_QUERY}`;

/** A row's first cell, with a checkbox before its content. */
const markCell = {
  paddingLeft: { base: '44px', xl: '64px' },
  '& > [data-mark]': {
    position: 'absolute',
    top: 'calc(50% - 22px)',
    left: { base: '0', xl: '12px' },
  },
} as const;

/**
 * The look of a ledger of plain rows and cells. `line`: rows of about 62 px between thin rules, a strong rule
 * below the header, no stripes. `outline`: a card for each row, whose values have labels unless they are
 * self-evident.
 */
export const tableRecipe = defineSlotRecipe({
  slots: ['frame', 'root', 'header', 'body', 'row', 'columnHeader', 'cell'],
  base: {
    frame: notInherited,
    root: { width: '100%', fontSize: 'control', borderCollapse: 'separate', borderSpacing: 0 },
    // On paper no row is split between two pages.
    row: { breakInside: 'avoid' },
    cell: {
      overflowWrap: 'anywhere',
      '&[data-strong]': { fontWeight: 600 },
      '&[data-quiet]': { color: 'muted' },
      '&[data-figures]': tabularDigits,
    },
  },
  variants: {
    variant: {
      line: {
        // Column widths may use `cqi`: the available width is the room beside the sidebar, not the window.
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
          // Sticky below the section's header, at the offset that the section sets.
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
          // Borders are drawn by cells, because rows have none with separated borders.
          '&:is(:last-child > td)': { borderBottom: 0 },
          // The first row covers the focus ring of the row before it, so its border becomes transparent.
          '&:is(:focus-visible > td)': { borderColor: 'transparent' },
          // Keeps 32 px between an amount and the next column.
          '&[data-align=end]': {
            ...tabularDigits,
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
            // The amount is not wrapped; the text beside it is.
            gridTemplateColumns: 'minmax(min-content, 1fr) auto',
            gridTemplateAreas: 'var(--areas)',
            alignItems: 'center',
            rowGap: '2px',
            padding: '6px 16px',
            [plainCards]: {
              '&:has([data-card] > :nth-of-type(4))': { gridTemplateAreas: 'var(--areas-apart)' },
            },
            '&[data-markable]': { position: 'relative' },
            '&[data-marked]': { background: 'accentSoft', borderColor: 'accent' },
            marginBottom: '10px',
          },
          '&[data-index]:last-child': { marginBottom: 0 },
        },
        cell: {
          display: 'block',
          minWidth: 0,
          '&[data-strong]': { fontSize: 'control' },
          // The checkbox is before the name, and the lines below use the full width.
          '&[data-mark]': { paddingLeft: '32px' },
          '& > [data-mark]': { position: 'absolute', top: '-5px', left: '4px' },
          '&[data-align=end]': tabularDigits,
          '&[data-edge=end]': { paddingLeft: '12px', textAlign: 'end' },
          // Content across the whole card does not widen its columns.
          '&[data-edge=both]': { contain: 'inline-size' },
        },
      },
    },
  },
  defaultVariants: { variant: 'line' },
});

/** The content of a header cell. */
export const tableHeadRecipe = defineSlotRecipe({
  className: 'table-head',
  slots: ['button', 'arrow', 'second'],
  base: {
    // The button is no higher than the header's text alone.
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '32px',
      marginBlock: '-6px',
      verticalAlign: 'top',
      font: 'inherit',
      textAlign: 'inherit',
      borderRadius: 'base',
      // The arrow is on the left of right-aligned headers, so that digits stay aligned.
      '&[data-align=end]': { flexDirection: 'row-reverse' },
      '&[data-sorted]': { color: 'ink' },
      '&:not([data-sorted]) > span': { opacity: 0 },
      '&:is(:hover, :focus-visible) > span': { opacity: 1 },
      _hover: { color: 'ink' },
      // Two buttons, one above the other, share no pixel, and each is at least 24 px high.
      'th:has(> button + span > button) &': { minHeight: '24px', marginBlock: 0 },
    },
    // The arrow lies in the cell's padding, so that the column need not be wider.
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

/** The content of a cell. */
export const tableCellRecipe = defineSlotRecipe({
  slots: ['label', 'name', 'open', 'text', 'second', 'actions'],
  base: {
    // On a card: the column's label beside its value.
    label: {
      display: 'inline-block',
      marginRight: '8px',
      fontSize: 'note',
      fontWeight: 400,
      color: 'muted',
      whiteSpace: 'normal',
    },
    // A long name is cut; the record's view shows all of it.
    name: { lineClamp: 3 },
    // The name is a link to the record's view, like the whole row.
    open: {
      ...nameLink,
      '&:is(tr:hover > td > *, :focus-visible)': nameLinkHover,
    },
    text: { lineClamp: 2 },
    // Another column's value below this one's, where there is no room for both columns.
    second: {
      display: 'block',
      fontSize: 'note',
      fontWeight: 400,
      // Two lines fit into the height of a row.
      lineHeight: 1.4,
      color: 'muted',
      '&[data-figures]': tabularDigits,
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      // The buttons stay on one line. The icons' own padding, 12 px on each side, replaces the card's.
      '&[data-card]': { flexWrap: 'nowrap', margin: '-2px -12px -6px 0' },
      // The icons' own padding replaces that of the column and the row.
      '&[data-under]': { justifyContent: 'flex-start', margin: '2px 0 -8px -10px' },
    },
  },
});
