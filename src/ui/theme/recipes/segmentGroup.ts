import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** One of a few, side by side: 44 px high, the chosen one on soft cobalt. */
export const segmentGroupRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemText'],
  base: {
    root: {
      display: 'flex',
      border: '1px solid',
      borderColor: 'lineStrong',
      borderRadius: 'base',
    },
    item: {
      position: 'relative',
      // The longest word has the most room.
      flex: '1 1 auto',
      paddingInline: '4px',
      display: 'grid',
      placeItems: 'center',
      minHeight: '44px',
      fontSize: 'note',
      color: 'muted',
      cursor: 'pointer',
      '& + &': { borderLeft: '1px solid {colors.hairline}' },
      _checked: { background: 'accentSoft', color: 'accent', fontWeight: 600 },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    },
  },
});
