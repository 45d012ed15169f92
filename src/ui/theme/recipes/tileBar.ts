import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Tiles, or one plain bar; forced colours and printers would take away bars, which are made of backgrounds. */
export const tileBarRecipe = defineSlotRecipe({
  slots: ['tiles', 'tile', 'bar', 'fill'],
  base: {
    tiles: { forcedColorAdjust: 'none', display: 'flex', gap: '3px', height: '10px' },
    tile: {
      flex: 1,
      border: '1px solid',
      borderColor: 'lineStrong',
      '&[data-quiet]': { borderColor: 'hairline' },
      '&[data-done]': { background: 'accent', borderColor: 'accent', printColorAdjust: 'exact' },
    },
    bar: {
      forcedColorAdjust: 'none',
      display: 'flex',
      height: '10px',
      border: '1px solid',
      borderColor: 'lineStrong',
    },
    fill: { background: 'accent', printColorAdjust: 'exact' },
  },
});
