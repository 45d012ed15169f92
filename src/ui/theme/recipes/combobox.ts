import { controlStyle, filterStyle, narrowFilter } from './input';
import { slotRecipe } from '../slotRecipe';

/** The look of a text field with a list of options below it, or above it where there is no room below. */
export const comboboxRecipe = slotRecipe({
  base: {
    root: { position: 'relative', minWidth: 0 },
    control: { position: 'relative' },
    input: {
      ...controlStyle,
      paddingRight: '44px',
      textOverflow: 'ellipsis',
      _placeholder: { color: 'muted', opacity: 1 },
    },
    trigger: {
      position: 'absolute',
      right: 0,
      top: 0,
      display: 'grid',
      placeItems: 'center',
      width: 'target',
      height: 'target',
      '&[data-state=open] svg': { transform: 'rotate(180deg)' },
    },
    clear: { position: 'absolute', right: '0.5', top: { base: 0, md: '0.5' } },
    content: {
      // Ark applies this value to the element that positions the list, so that the list lies above a table's
      // sticky header.
      zIndex: 12,
      maxHeight: 'min(344px, var(--available-height))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: 'surface',
      border: 'hairline',
      borderRadius: 'base',
      boxShadow: 'float',
      outline: 0,
    },
    item: {
      borderBottom: 'hairline',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      padding: '10px 16px 10px 12px',
      // With forced colours, only this border shows the current option.
      borderLeft: '4px solid transparent',
      fontSize: { base: 'body', md: 'control' },
      cursor: 'pointer',
      _last: { borderBottom: 0 },
      '&[data-highlighted]': { background: 'accentSoft', borderLeftColor: 'accent' },
      '&[data-state=checked]': { fontWeight: 600 },
    },
    itemText: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    detail: {
      color: 'muted',
      fontWeight: 400,
      '[data-wide] &': { display: { base: 'block', md: 'inline' } },
    },
    separator: { '[data-wide] &': { display: { base: 'none', md: 'inline' } } },
    match: { color: 'accent', fontWeight: 600 },
    create: {
      position: 'sticky',
      bottom: 0,
      background: 'surface',
      color: 'accent',
      fontWeight: 600,
      borderTop: 'hairline',
      // The element above already draws this line, so the two borders overlap.
      marginTop: '-1px',
    },
    title: {
      borderBottom: 'hairline',
      paddingBlock: '2',
      paddingInline: '4',
      color: 'muted',
      fontSize: 'note',
    },
    // On phones the day stands below its amount, as the client stands below a name.
    figures: {
      textStyle: 'digits',
      display: 'flex',
      flexDirection: { base: 'column-reverse', md: 'row' },
      gap: { md: '4' },
      textAlign: 'end',
    },
    day: { color: 'muted' },
    amount: { minWidth: { md: '104px' } },
    note: {
      borderBottom: 'hairline',
      paddingBlock: '2.5',
      paddingInline: '4',
      color: 'muted',
      fontSize: 'note',
      _last: { borderBottom: 0 },
    },
    found: { srOnly: true },
  },
  variants: {
    /** The look of an active filter: the accent colour, and a button that clears the filter. */
    filters: {
      true: {
        input: { ...filterStyle, _placeholder: { color: 'ink', opacity: 1 } },
        control: { containerType: 'inline-size' },
        trigger: { [narrowFilter]: { width: '34px' } },
        content: { width: 'max(var(--reference-width), 280px)' },
      },
    },
    /** The list is wider than its field: it reaches from an item's name to the end of the item's quantity. */
    wide: {
      true: {
        input: { paddingRight: '14px' },
        content: { width: { base: 'var(--reference-width)', md: '608px' } },
      },
    },
  },
});
