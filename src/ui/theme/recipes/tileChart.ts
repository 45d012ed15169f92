import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const tileChartRecipe = defineSlotRecipe({
  className: 'tile-chart',
  slots: ['root', 'stack', 'tile', 'label'],
  base: {
    root: { display: 'flex', justifyContent: 'space-between', gap: { base: '3', md: '8' } },
    stack: { flex: 1, maxWidth: '44px', display: 'grid', gap: '3px' },
    tile: {
      forcedColorAdjust: 'none',
      height: '14px',
      border: '1px solid',
      borderColor: 'hairline',
      '&[data-on]': { background: 'accent', borderColor: 'accent' },
    },
    label: { marginTop: '2', fontSize: 'note', color: 'muted', textAlign: 'center' },
  },
});
