import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The one look of everything that is typed into or picked from. */
export const controlRecipe = defineRecipe({
  base: {
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
    '&[aria-invalid=true]': {
      borderColor: 'danger',
      boxShadow: 'inset 0 0 0 1px var(--of-colors-danger)',
    },
    '&:disabled, &[readonly]': {
      background: 'bg',
      color: 'muted',
      cursor: 'not-allowed',
      opacity: 1,
    },
    '&[type=number]': { fontVariantNumeric: 'tabular-nums lining-nums', appearance: 'textfield' },
    '&::-webkit-inner-spin-button': { display: 'none' },
  },
  variants: {
    align: { end: { textAlign: 'end' } },
    size: { large: { height: '48px', fontSize: 'body' } },
  },
});
