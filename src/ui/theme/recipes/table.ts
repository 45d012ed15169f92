import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { PLAIN_CARDS_QUERY } from '../media';

/**
 * Keeps lists from inheriting these properties. Lists do not use them, but each notice that appears or disappears
 * changes them and would restyle all elements of a list.
 */
export const notInherited = { '--of-foot': 'initial', '--of-notices': 'initial' };

/** The look of a record's name in a list where a click on the row opens the record. */
export const nameLink = {
  cursor: 'pointer',
  textDecorationColor: 'transparent',
  textDecorationLine: 'underline',
  textUnderlineOffset: '4px',
} as const;
/** The look of that name under the pointer or with the focus. */
export const nameLinkHover = { color: 'accent', textDecorationColor: 'currentColor' } as const;

const plainCards = `@media screen and ${PLAIN_CARDS_QUERY}`;

/** The first cell of a row, which has a checkbox before its content. */
const markCell = {
  paddingLeft: { base: '44px', xl: '64px' },
  '& > [data-mark]': {
    position: 'absolute',
    top: 'calc(50% - 22px)',
    left: { base: '0', xl: '3' },
  },
} as const;

/**
 * The look of a table of plain rows and cells. `line`: rows of about 62 px between thin rules, a strong rule below
 * the header, and no stripes. `outline`: a card for each row, with a label for each value that does not explain
 * itself.
 */
export const tableRecipe = defineSlotRecipe({
  slots: ['frame', 'root', 'header', 'body', 'row', 'columnHeader', 'cell'],
  base: {
    frame: notInherited,
    root: { width: '100%', fontSize: 'control', borderCollapse: 'separate', borderSpacing: 0 },
    // On paper a row is not split between two pages.
    row: { breakInside: 'avoid' },
    cell: {
      overflowWrap: 'anywhere',
      '&[data-strong]': { fontWeight: 600 },
      '&[data-quiet]': { color: 'muted' },
      '&[data-figures]': { textStyle: 'digits' },
    },
  },
  variants: {
    variant: {
      line: {
        // Column widths may use the unit `cqi`, because the available width is that beside the sidebar, not that
        // of the window.
        frame: {
          layerStyle: 'surface',
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
          // The header sticks below the section's header, at the offset that the section sets.
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
          '&[data-align=end]': { textAlign: 'end', paddingRight: { base: '6', xl: '22px' } },
          '&:first-of-type': { paddingLeft: { base: '4', lg: '6' } },
          '&:last-of-type': { paddingRight: { base: '4', lg: '6' } },
          '&[data-mark]': markCell,
        },
        cell: {
          height: '62px',
          padding: { base: '2.5', xl: '10px 16px' },
          borderBottom: 'hairline',
          // The cells draw the borders, because rows have none when borders are separate.
          '&:is(:last-child > td)': { borderBottom: 0 },
          // The first row covers the focus ring of the row before it, so its border is transparent then.
          '&:is(:focus-visible > td)': { borderColor: 'transparent' },
          // Keeps 32 px between an amount and the next column.
          '&[data-align=end]': {
            textStyle: 'digits',
            textAlign: 'end',
            paddingRight: { base: '6', xl: '22px' },
          },
          '&:first-of-type': { paddingLeft: { base: '4', lg: '6' } },
          '&:last-of-type': { paddingRight: { base: '4', lg: '6' } },
          '&[data-nowrap]': { whiteSpace: 'nowrap' },
          '&[data-actions]': { paddingRight: { base: '2', lg: '14px' } },
          '&[data-mark]': { position: 'relative', ...markCell },
        },
      },
      outline: {
        root: { display: 'block' },
        header: { srOnly: true },
        body: { display: 'block' },
        row: {
          '&[data-index]': {
            layerStyle: 'surface',
            display: 'grid',
            // The amount is not wrapped; the text beside it is.
            gridTemplateColumns: 'minmax(min-content, 1fr) auto',
            gridTemplateAreas: 'var(--areas)',
            alignItems: 'center',
            rowGap: '0.5',
            paddingBlock: '1.5',
            paddingInline: '4',
            [plainCards]: {
              '&:has([data-card] > :nth-of-type(4))': { gridTemplateAreas: 'var(--areas-apart)' },
            },
            '&[data-marked]': { background: 'accentSoft', borderColor: 'accent' },
            marginBottom: '2.5',
          },
          '&[data-index]:last-child': { marginBottom: 0 },
        },
        cell: {
          display: 'block',
          minWidth: 0,
          '&[data-strong]': { fontSize: 'control' },
          // The checkbox stands before the name, and the lines below use the full width.
          '&[data-mark]': { position: 'relative', paddingLeft: '8' },
          // Centred on the first line of the name, which may stand lower than the card's edge.
          '& > [data-mark]': { position: 'absolute', top: '-11px', left: '-3' },
          '&[data-align=end]': { textStyle: 'digits' },
          '&[data-edge=end]': { paddingLeft: '3', textAlign: 'end' },
          // Content across the whole card does not make the card's columns wider.
          '&[data-edge=both]': { contain: 'inline-size' },
        },
      },
    },
  },
  defaultVariants: { variant: 'line' },
});

/** The look of the content of a header cell. */
export const tableHeadRecipe = defineSlotRecipe({
  className: 'table-head',
  slots: ['button', 'arrow', 'second'],
  base: {
    // The button in a header is not higher than the header's text.
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '8',
      marginBlock: '-1.5',
      verticalAlign: 'top',
      font: 'inherit',
      textAlign: 'inherit',
      borderRadius: 'base',
      // In right-aligned headers the arrow is on the left, so that the digits stay aligned.
      '&[data-align=end]': { flexDirection: 'row-reverse' },
      '&[data-sorted]': { color: 'ink' },
      '&:not([data-sorted]) > span': { opacity: 0 },
      '&:is(:hover, :focus-visible) > span': { opacity: 1 },
      _hover: { color: 'ink' },
      // If a header has two buttons, one above the other, they do not overlap, and each is at least 24 px high.
      'th:has(> button + span > button) &': { minHeight: '6', marginBlock: 0 },
    },
    // The arrow lies in the padding of the cell, so that the column need not be wider.
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

/** The look of the content of a cell. */
export const tableCellRecipe = defineSlotRecipe({
  slots: ['label', 'name', 'open', 'text', 'second', 'actions'],
  base: {
    // The label of a column on a card. It stands beside the value.
    label: {
      display: 'inline-block',
      marginRight: '2',
      fontSize: 'note',
      fontWeight: 400,
      color: 'muted',
      whiteSpace: 'normal',
    },
    // A long name is cut. The record's view shows all of it.
    name: { lineClamp: 3 },
    // The name links to the record's view, like the whole row.
    open: {
      ...nameLink,
      '&:is(tr:hover > td > *, :focus-visible)': nameLinkHover,
    },
    text: { lineClamp: 2 },
    // The value of another column, below this column's value, where there is no room for both columns.
    second: {
      display: 'block',
      fontSize: 'note',
      fontWeight: 400,
      // Two lines of this height fit into the height of a row.
      lineHeight: 1.4,
      color: 'muted',
      '&[data-figures]': { textStyle: 'digits' },
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      // The buttons stay on one line. The icons have a padding of 12 px on each side, which replaces the padding
      // of the card.
      '&[data-card]': { flexWrap: 'nowrap', margin: '-2px -12px -6px 0' },
      // The padding of the icons replaces that of the column and the row.
      '&[data-under]': { justifyContent: 'flex-start', margin: '2px 0 -8px -10px' },
    },
  },
});
