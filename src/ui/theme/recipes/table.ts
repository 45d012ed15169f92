import { WIDE_QUERY } from '../media';
import { slotRecipe } from '../slotRecipe';

/** The look of a record's name in a list where a click on the row opens the record. */
export const nameLink = {
  cursor: 'pointer',
  textDecorationColor: 'transparent',
  textDecorationLine: 'underline',
  textUnderlineOffset: '4px',
} as const;
/** The look of that name under the pointer or with the focus. */
export const nameLinkHover = { color: 'accent', textDecorationColor: 'currentColor' } as const;

/** The first cell of a row, which has room for a checkbox before its content. */
const markCell = {
  paddingLeft: '44px',
  '& > [data-mark]': { position: 'absolute', top: 'calc(50% - 22px)', left: 0 },
} as const;

/**
 * The look of a table of plain rows and cells. `line`: rows of 48 px between thin rules, a strong rule below the header,
 * and no stripes. `outline`: on phones, each row in a few lines, with a label for each value that does not explain itself.
 */
export const tableRecipe = slotRecipe({
  base: {
    root: {
      width: '100%',
      fontSize: 'label',
      borderCollapse: 'separate',
      borderSpacing: 0,
      // The width of a row's button. A finger gets more room.
      '--action': '28px',
      '@media (pointer: coarse)': { '--action': '40px' },
    },
    // On paper a row is not split between two pages.
    row: { breakInside: 'avoid', '&[data-marked]': { background: 'accentSoft' } },
    cell: {
      overflowWrap: 'anywhere',
      lineHeight: 1.25,
      '&[data-strong]': { fontWeight: 600 },
      '&[data-quiet]': { color: 'muted' },
      '&[data-figures]': { textStyle: 'digits' },
      '&[data-align=end]': { fontSize: 'control' },
    },
    frame: {},
    header: {},
    body: {},
    columnHeader: {},
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
          '&[data-marked]': { _hover: { background: 'accentSoft' } },
          '&[data-pressed-opens]': { cursor: 'pointer' },
        },
        columnHeader: {
          // The header sticks below the section's header, at the offset that the section sets.
          position: 'sticky',
          top: 'var(--of-list-top, auto)',
          zIndex: 1,
          background: 'surface',
          _print: { position: 'static' },
          height: '36px',
          padding: '8px 6px',
          fontSize: 'note',
          fontWeight: 600,
          color: 'muted',
          lineHeight: 1.5,
          textAlign: 'start',
          borderBottom: 'strong',
          '&[data-align=end]': { textAlign: 'end', paddingRight: '26px' },
          '&[data-snug]': { paddingRight: '6px' },
          '&:first-of-type': { paddingLeft: '3' },
          '&:last-of-type': { paddingRight: '3' },
          '&[data-mark]': markCell,
        },
        cell: {
          height: '48px',
          padding: '3px 6px',
          borderBottom: 'hairline',
          // The cells draw the borders, because rows have none when borders are separate.
          '&:is(:last-child > td)': { borderBottom: 0 },
          // The first row covers the focus ring of the row before it, so its border is transparent then.
          '&:is(:focus-visible > td)': { borderColor: 'transparent' },
          // Keeps 32 px between an amount and a text in the next column.
          '&[data-align=end]': { textStyle: 'digits', textAlign: 'end', paddingRight: '26px' },
          '&[data-snug]': { paddingRight: '6px' },
          '&:first-of-type': { paddingLeft: '3' },
          '&:last-of-type': { paddingRight: '3' },
          '&[data-nowrap]': { whiteSpace: 'nowrap' },
          '&[data-actions]': { paddingRight: '1.5' },
          '&[data-mark]': { position: 'relative', ...markCell },
        },
      },
      outline: {
        frame: {
          layerStyle: 'surface',
          '&[data-bare]': {
            marginInline: 'calc(-1 * var(--of-side))',
            borderWidth: '1px 0 0',
            borderColor: 'lineStrong',
            borderRadius: 0,
          },
        },
        root: { display: 'block' },
        header: { srOnly: true },
        body: { display: 'block' },
        row: {
          '&[data-index]': {
            display: 'grid',
            // The amount is not wrapped; the text beside it is.
            gridTemplateColumns: 'minmax(min-content, 1fr)',
            gridAutoColumns: 'max-content',
            gridTemplateAreas: 'var(--areas)',
            alignItems: 'center',
            columnGap: '3',
            rowGap: '1px',
            paddingBlock: '9px 3px',
            paddingInline: '4',
            borderBottom: 'hairline',
            userSelect: 'none',
          },
        },
        cell: {
          display: 'block',
          minWidth: 0,
          fontSize: 'note',
          '&[data-strong]': { fontSize: 'control' },
          '&[data-align=end]': { textStyle: 'digits', fontWeight: 600 },
          '&[data-edge=end]': { textAlign: 'end' },
          '&[data-actions]': { position: 'relative' },
          '& > [data-mark]': { position: 'absolute', top: 0, right: '-3' },
          // Content across the whole row does not make the row's columns wider.
          '&[data-edge=both]': { contain: 'inline-size' },
        },
      },
    },
  },
  defaultVariants: { variant: 'line' },
});

/** The look of the content of a header cell. */
export const tableHeadRecipe = slotRecipe({
  className: 'table-head',

  base: {
    // The button in a header is not higher than the header's text.
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '6',
      marginBlock: '-0.5',
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
    },
    // The arrow lies in the padding of the cell, so that the column need not be wider.
    arrow: {
      flex: 'none',
      width: '14px',
      marginInline: '5px -19px',
      '[data-align=end] > &': { marginInline: '-19px 5px' },
      _print: { display: 'none' },
    },
    // The second header of a column stands beside the first one, after a dot.
    second: { marginInlineStart: '5', fontWeight: 400 },
  },
});

/** The look of the content of a cell. */
export const tableCellRecipe = slotRecipe({
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
    // A long name is cut, earlier where its column is wide and another text stands below it. The record's view shows all of it.
    name: {
      lineClamp: 2,
      [`@media ${WIDE_QUERY}`]: { '&:is(td > :not(:last-child))': { lineClamp: 1 } },
    },
    // The name links to the record's view, like the whole row.
    open: {
      ...nameLink,
      '&:is(tr:hover > td > *, :focus-visible)': nameLinkHover,
    },
    text: { lineClamp: 2, '&:is(td > span > *)': { lineClamp: 1 } },
    // The value of another column, below this column's value, where there is no room for both columns.
    second: {
      display: 'block',
      fontSize: 'note',
      fontWeight: 400,
      color: 'muted',
      '&[data-figures]': { textStyle: 'digits' },
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'center',
      // The buttons stay on one line. The icons have a padding of 12 px on each side, which replaces the row's.
      '&[data-card]': {
        flexWrap: 'nowrap',
        marginRight: '-3',
        // While rows are marked, the checkbox takes the place of the last button.
        '&:is([data-marking] *) > button': { visibility: 'hidden' },
      },
      // The padding of the icons replaces that of the column.
      '&[data-under]': { justifyContent: 'flex-start', marginLeft: '-1' },
    },
  },
});
