import { slotRecipe } from '../slotRecipe';

/**
 * The look of lines with a label and a value, separated by rules. There is also a rule above the first line. `subtle`
 * leaves it out for the top of a view.
 */
export const dataListRecipe = slotRecipe({
  base: {
    root: { marginTop: '14px', fontSize: 'control' },
    item: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '4',
      padding: '7px 0',
      borderTop: 'hairline',
    },
    itemLabel: { flex: 'none', color: 'muted' },
    itemValue: {
      minWidth: 0,
      textAlign: 'end',
      overflowWrap: 'anywhere',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
  variants: {
    variant: {
      subtle: {
        root: { marginTop: 0 },
        item: {
          justifyContent: 'flex-start',
          alignItems: 'baseline',
          '&:first-of-type': { borderTop: 0, paddingTop: 0 },
        },
        // The values stand close to their labels and are aligned with each other.
        itemLabel: { width: { base: '8rem', md: '9.5rem' } },
        itemValue: { textAlign: 'start' },
      },
    },
  },
});
