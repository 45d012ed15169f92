import { defineRecipe, defineStyle } from '@chakra-ui/react/styled-system';
import { slotRecipe } from '../slotRecipe';

/** The common look of text fields and selects. */
export const controlStyle = defineStyle({
  display: 'block',
  width: '100%',
  minWidth: 0,
  height: 'target',
  padding: '0 14px',
  background: 'surface',
  color: 'ink',
  border: 'strong',
  borderRadius: 'base',
  // The font has 16 px on phones. If it were smaller, iOS would zoom into a focused field.
  fontSize: { base: 'body', md: 'control' },
  _invalid: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px var(--of-colors-danger)' },
  // A field is read-only for a moment while the mouse wheel scrolls over it.
  '&:is(:disabled, [readonly]:not([data-wheel]))': {
    // A disabled field has a quiet background and no border. Its text is as legible as that of other fields.
    background: 'bg',
    borderColor: 'hairline',
    color: 'ink',
    cursor: 'not-allowed',
    opacity: 1,
  },
});

/**
 * The container query for filters with little room. They have less padding, so that four filters show their full
 * labels on a tablet.
 */
export const narrowFilter = '@container (max-width: 175px)';

/** The look of a filter's control. An active filter has the accent colour and a button that clears the filter. */
export const filterStyle = defineStyle({
  [narrowFilter]: { fontSize: 'label', paddingInline: '10px 30px' },
  '[data-set] > &': {
    // Leaves room for the button that clears the filter.
    paddingRight: '42px',
    background: 'accentSoft',
    borderColor: 'accent',
    color: 'accent',
    fontWeight: 600,
  },
});

/** The look of a text field of one line. It is 44 px high; the size `lg` is 48 px high. */
export const inputRecipe = defineRecipe({
  base: {
    ...controlStyle,
    // With `block`, WebKit sets the text of a date at the top of its box. With `flex`, Chromium moves the calendar's icon.
    '&[type=date]': { display: 'grid', alignItems: 'center' },
    '&[type=number]': { fontVariantNumeric: 'tabular-nums lining-nums', appearance: 'textfield' },
    '&::-webkit-inner-spin-button': { display: 'none' },
  },
  variants: { size: { lg: { height: '48px', fontSize: 'body' } } },
});

/** The look of a text field of several lines, whose height the user can change. */
export const textareaRecipe = defineRecipe({
  base: {
    ...controlStyle,
    height: 'auto',
    minHeight: '76px',
    padding: '10px 14px',
    resize: 'vertical',
  },
});

/** The look of the browser's own select, with our arrow. */
export const nativeSelectRecipe = slotRecipe({
  base: {
    root: { position: 'relative' },
    field: {
      ...controlStyle,
      appearance: 'none',
      paddingRight: '10',
      textOverflow: 'ellipsis',
    },
    indicator: {
      position: 'absolute',
      right: '14px',
      top: 'calc(50% - 9px)',
      pointerEvents: 'none',
    },
  },
});

const select = nativeSelectRecipe.base;

/**
 * The look of a select that filters. If it is active, it has the accent colour and a button that clears the
 * filter.
 */
export const filterSelectRecipe = slotRecipe({
  base: {
    ...select,
    root: { ...select.root, minWidth: 0, containerType: 'inline-size' },
    field: { ...select.field, ...filterStyle },
    indicator: { ...select.indicator, [narrowFilter]: { right: '2' } },
  },
});
