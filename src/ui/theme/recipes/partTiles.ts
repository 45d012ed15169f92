import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { figures, visuallyHidden } from '../type';

/** The parts of a payment side by side: 44 px tiles, the chosen one on soft cobalt, those received green. */
export const partTilesRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'list', 'item', 'itemText'],
  base: {
    root: { marginTop: '4', _print: { display: 'none' } },
    label: visuallyHidden,
    list: { display: 'grid', gap: '4px' },
    item: {
      ...figures,
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '4px',
      minWidth: 0,
      minHeight: '44px',
      border: '1px solid',
      borderColor: 'lineStrong',
      borderRadius: 'base',
      fontSize: 'label',
      cursor: 'pointer',
      '&[data-received]': {
        background: 'greenSoft',
        borderColor: 'greenInk',
        color: 'greenInk',
        fontWeight: 600,
      },
      _checked: {
        background: 'accentSoft',
        borderColor: 'accent',
        boxShadow: 'inset 0 0 0 1px var(--of-colors-accent)',
        color: 'accent',
        fontWeight: 600,
      },
      _disabled: { cursor: 'not-allowed' },
      '&[data-focus-visible]': {
        outline: '2px solid',
        outlineColor: 'focus',
        outlineOffset: '2px',
      },
    },
  },
});
