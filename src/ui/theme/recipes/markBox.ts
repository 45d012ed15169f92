import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A 20 px square that takes presses in 44 px, with its sign over it. */
export const markBoxRecipe = defineSlotRecipe({
  slots: ['root', 'input', 'sign'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      verticalAlign: 'middle',
      color: 'accentContrast',
      _print: { display: 'none' },
    },
    input: {
      appearance: 'none',
      gridArea: '1 / 1',
      width: '20px',
      height: '20px',
      margin: 0,
      background: 'surface',
      border: '1px solid',
      borderColor: 'lineStrong',
      borderRadius: 'base',
      cursor: 'pointer',
      // All of the square takes the press.
      _before: { content: '""', position: 'absolute', inset: 0 },
      _hover: { borderColor: 'accent' },
      '&:checked, &:indeterminate': { background: 'accent', borderColor: 'accent' },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
    sign: {
      gridArea: '1 / 1',
      pointerEvents: 'none',
      // Always there: hundreds that come at once would be laid out.
      visibility: 'hidden',
      'input:is(:checked, :indeterminate) + &': { visibility: 'visible' },
      '@media (forced-colors: active)': { display: 'none' },
    },
  },
});
