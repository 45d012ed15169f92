import { defineRecipe, defineSlotRecipe, defineStyle } from '@chakra-ui/react/styled-system';

/** The common look of all text fields and selects. */
export const controlStyle = defineStyle({
  display: 'block',
  width: '100%',
  minWidth: 0,
  height: '44px',
  padding: '0 14px',
  background: 'surface',
  color: 'ink',
  border: '1px solid',
  borderColor: 'lineStrong',
  borderRadius: 'base',
  // 16 px on phones: below that, iOS zooms into the field.
  fontSize: { base: 'body', md: 'control' },
  _invalid: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px var(--of-colors-danger)' },
  '&:is(:disabled, [readonly])': {
    // A quiet background without a border; its text is as legible as an active field's.
    background: 'bg',
    borderColor: 'hairline',
    color: 'ink',
    cursor: 'not-allowed',
    opacity: 1,
  },
});

/**
 * Filters in a narrow container have less padding, so that four of them show their full labels on a tablet.
 */
export const narrowFilter = '@container (max-width: 175px)';

/** The look of a filter's control. An active filter has the accent colour and a clear button. */
export const filterStyle = defineStyle({
  [narrowFilter]: { fontSize: 'label', paddingInline: '10px 30px' },
  '[data-set] > &': {
    // Leaves room for the clear button.
    paddingRight: '42px',
    background: 'accentSoft',
    borderColor: 'accent',
    color: 'accent',
    fontWeight: 600,
  },
});

/** A text field of one line, 44 px high; `lg` has 48. */
export const inputRecipe = defineRecipe({
  base: {
    ...controlStyle,
    '&[type=number]': { fontVariantNumeric: 'tabular-nums lining-nums', appearance: 'textfield' },
    '&::-webkit-inner-spin-button': { display: 'none' },
  },
  variants: { size: { lg: { height: '48px', fontSize: 'body' } } },
});

/** Several lines; the user can resize it. */
export const textareaRecipe = defineRecipe({
  base: {
    ...controlStyle,
    height: 'auto',
    minHeight: '76px',
    padding: '10px 14px',
    resize: 'vertical',
  },
});

/** The browser's own select, with our chevron. */
export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative' },
    field: {
      ...controlStyle,
      appearance: 'none',
      paddingRight: '40px',
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

/** A select that filters. An active one has the accent colour and a clear button. */
export const filterSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    ...select,
    root: { ...select?.root, minWidth: 0, containerType: 'inline-size' },
    field: { ...select?.field, ...filterStyle },
    indicator: { ...select?.indicator, [narrowFilter]: { right: '8px' } },
  },
});
