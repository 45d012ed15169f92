import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Black on white whatever the look, a whole number of pixels a module: cameras read nothing else as well. */
export const qrCodeRecipe = defineSlotRecipe({
  slots: ['root', 'frame', 'pattern'],
  base: {
    root: { width: 'var(--qrcode-width)', height: 'var(--qrcode-height)', breakInside: 'avoid' },
    frame: {
      display: 'block',
      width: '100%',
      height: '100%',
      background: '#FFF',
      shapeRendering: 'crispEdges',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    pattern: { fill: '#000' },
  },
});
