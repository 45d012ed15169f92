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
    // Quiet ground, no box to type into, and what it says as legible as the rest.
    background: 'bg',
    borderColor: 'hairline',
    color: 'ink',
    cursor: 'not-allowed',
    opacity: 1,
  },
});

/** A filter that is no wider stands close, so that four of them are named whole on a tablet. */
export const narrowFilter = '@container (max-width: 175px)';

/** What a list is filtered by, in a container of its own: set, it has the accent and its cross. */
export const filterStyle = defineStyle({
  [narrowFilter]: { fontSize: 'label', paddingInline: '10px 30px' },
  '[data-set] > &': {
    // Under its cross stands nothing.
    paddingRight: '42px',
    background: 'accentSoft',
    borderColor: 'accent',
    color: 'accent',
    fontWeight: 600,
  },
});

/** A line of text, 44 px high; lg is 48. */
export const inputRecipe = defineRecipe({
  base: {
    ...controlStyle,
    '&[type=number]': { fontVariantNumeric: 'tabular-nums lining-nums', appearance: 'textfield' },
    '&::-webkit-inner-spin-button': { display: 'none' },
  },
  variants: { size: { lg: { height: '48px', fontSize: 'body' } } },
});

/** Several lines; grows by its corner. */
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

/** One that filters: set, it has the accent and its cross. */
export const filterSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    ...select,
    root: { ...select?.root, minWidth: 0, containerType: 'inline-size' },
    field: { ...select?.field, ...filterStyle },
    indicator: { ...select?.indicator, [narrowFilter]: { right: '8px' } },
  },
});
