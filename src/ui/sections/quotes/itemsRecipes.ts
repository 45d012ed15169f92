import { slotRecipe } from '../../theme/slotRecipe';

/** The columns of the ledger: name, description, quantity, price, subtotal, and the button for removal. */
const columns = 'minmax(0, 1.1fr) minmax(0, 1.5fr) 108px 116px 144px 40px';

export const quoteBlock = {
  root: { minWidth: 0, gridColumn: '1 / -1' },
  title: {
    textStyle: 'title',
    paddingBottom: '2.5',
    fontSize: 'small',
    borderBottom: 'strong',
  },
} as const;

/** The look of a quote's items: a ledger from 1024 px on, small forms one below another before that. */
export const quoteItemsRecipe = slotRecipe({
  base: {
    ...quoteBlock,
    none: {
      paddingBlock: '4',
      color: 'muted',
      borderBottom: 'hairline',
    },
    head: {
      display: { base: 'none', lg: 'grid' },
      gridTemplateColumns: columns,
      gap: '2.5',
      paddingBlock: '2',
      fontSize: 'note',
      fontWeight: 600,
      color: 'muted',
      borderBottom: 'hairline',
    },
    headEnd: { textAlign: 'end' },
    required: { color: 'danger' },
    foot: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      justifyContent: 'space-between',
      alignItems: { base: 'stretch', md: 'flex-start' },
      gap: '4',
      paddingTop: '14px',
    },
    total: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'flex-end',
      gap: '5',
      // Aligns the total with the subtotals above it.
      paddingRight: { lg: '50px' },
      color: 'muted',
    },
  },
});

export const quoteItemRecipe = slotRecipe({
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(4, minmax(0, 1fr))',
        lg: columns,
      },
      columnGap: { base: '3', lg: '2.5' },
      rowGap: { base: '6', lg: '2.5' },
      // In a line of the ledger, an error has no room but its own.
      '--of-error-room': { base: '-22px', lg: '0px' },
      alignItems: 'start',
      padding: { base: '16px 0', lg: '8px 0' },
      borderBottom: 'hairline',
    },
    title: {
      display: { lg: 'none' },
      gridColumn: '1 / -1',
      fontSize: 'note',
      fontWeight: 600,
      color: 'muted',
    },
    sum: {
      textStyle: 'digits',
      minWidth: 0,
      // Amounts of billions are wider than the column, so they may break, but they must not reach below the
      // button.
      whiteSpace: { base: 'nowrap', lg: 'normal' },
      overflowWrap: 'anywhere',
      alignSelf: { base: 'end', lg: 'start' },
      textAlign: { lg: 'end' },
      lineHeight: { lg: '22px' },
      paddingBlock: { lg: '11px' },
      fontSize: { base: 'body', md: 'control' },
    },
    sumLabel: {
      display: { base: 'block', lg: 'none' },
      fontSize: 'note',
      color: 'muted',
    },
  },
});
