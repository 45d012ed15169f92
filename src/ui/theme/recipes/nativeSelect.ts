import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { controlStyle, filterStyle, narrowFilter } from './input';

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
