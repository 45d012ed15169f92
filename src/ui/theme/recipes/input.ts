import { defineRecipe, defineStyle } from '@chakra-ui/react/styled-system';

/** The one look of everything that is typed into or picked from. */
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

/** What a list is filtered by: four of them have to stand beside each other on a tablet. */
export const filterStyle = defineStyle({
  fontSize: { base: 'body', md: 'label', xl: 'control' },
  paddingLeft: { base: '14px', md: '10px', xl: '14px' },
  paddingRight: { base: '40px', md: '30px', xl: '40px' },
  '[data-set] > &': {
    // Its cross.
    paddingRight: '42px',
    background: 'accentSoft',
    borderColor: 'accent',
    color: 'accent',
    fontWeight: 600,
  },
});

/** Where its chevron stands. */
export const filterChevronRight = { base: '14px', md: '8px', xl: '14px' };

/** A line of text, 44 px high; lg is 48. */
export const inputRecipe = defineRecipe({
  base: {
    ...controlStyle,
    '&[type=number]': { fontVariantNumeric: 'tabular-nums lining-nums', appearance: 'textfield' },
    '&::-webkit-inner-spin-button': { display: 'none' },
  },
  variants: { size: { lg: { height: '48px', fontSize: 'body' } } },
});
