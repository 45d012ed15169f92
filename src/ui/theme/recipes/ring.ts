import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { serif } from '../type';

export const ringRecipe = defineSlotRecipe({
  className: 'ring',
  slots: ['root', 'drawing', 'track', 'value', 'cross', 'figure'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: { base: '130px', md: '160px' },
      aspectRatio: '1',
    },
    drawing: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
    track: { stroke: 'hairline' },
    // It begins at the top.
    value: { stroke: 'accent', transform: 'rotate(-90deg)' },
    cross: { stroke: 'surface' },
    figure: {
      ...serif,
      fontSize: { base: 'bar', md: 'form' },
      fontVariantNumeric: 'lining-nums',
    },
  },
});
