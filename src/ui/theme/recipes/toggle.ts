import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A state that a click turns: green when on, outlined when off. */
export const toggleRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    height: { base: '44px', md: '32px' },
    padding: { base: '0 8px', md: '0 11px 0 10px' },
    border: '1px solid',
    borderColor: 'lineStrong',
    borderRadius: 'base',
    color: 'muted',
    fontSize: 'note',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    // A finger is not as exact as a pointer, on a tablet either.
    '@media (pointer: coarse)': { height: '44px' },
    // On paper it is a word.
    _print: { height: 'auto', padding: 0, border: 0 },
    '&:hover': { background: 'accentSoft' },
    '&[data-on]': {
      color: 'greenInk',
      background: 'greenSoft',
      borderColor: 'greenInk',
      '&:hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
    },
  },
});
