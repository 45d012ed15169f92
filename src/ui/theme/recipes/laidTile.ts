import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Grout, paper and dashes are lines of the tile. */
export const laidTileRecipe = defineSlotRecipe({
  slots: ['root', 'grout', 'paper', 'dashed'],
  base: {
    root: {
      width: { base: '112px', md: '160px' },
      height: { base: '112px', md: '160px' },
      fill: 'none',
      strokeWidth: '1.25',
      color: 'accent',
    },
    grout: { stroke: 'hairline' },
    paper: { stroke: 'surface' },
    dashed: { stroke: 'muted', strokeDasharray: '4 3' },
  },
});
