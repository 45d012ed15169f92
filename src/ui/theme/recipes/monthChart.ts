import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { figures } from '../type';

/** Two stacks of tiles a month: what came is filled, what was spent hollow, so that it reads without colour. */
export const monthChartRecipe = defineSlotRecipe({
  slots: ['root', 'came', 'spent', 'chosen', 'ground', 'name', 'short', 'letter', 'key'],
  base: {
    root: { display: 'block', width: '100%', overflow: 'visible' },
    came: { fill: 'accent' },
    spent: { fill: 'none', stroke: 'accent', strokeWidth: '1.5px' },
    chosen: { fill: 'accentSoft' },
    ground: { stroke: 'lineStrong', strokeWidth: '1px', shapeRendering: 'crispEdges' },
    name: {
      fill: 'muted',
      fontSize: 'note',
      '&[data-present]': { fill: 'ink', fontWeight: 700 },
    },
    short: { display: { base: 'none', md: 'inline' } },
    letter: { display: { base: 'inline', md: 'none' } },
    key: { display: 'inline-block', width: '14px', height: '10px', marginRight: '8px' },
  },
});

/** The line over the chart: its legend, and what the chosen month was. */
export const readOutRecipe = defineSlotRecipe({
  className: 'read-out',
  slots: ['root', 'name', 'item', 'value', 'chooser'],
  base: {
    // On phones three columns, unless the amounts are too long for that.
    root: {
      display: 'flex',
      justifyContent: { base: 'space-between', md: 'flex-start' },
      flexWrap: 'wrap',
      columnGap: { base: '2', md: '8' },
      rowGap: '1',
      minHeight: { md: '24px' },
      marginBottom: '3',
      fontSize: 'label',
      color: 'muted',
    },
    name: { width: { base: '100%', md: 'auto' }, minWidth: { md: '88px' }, color: 'ink' },
    item: {
      display: { base: 'block', md: 'inline-flex' },
      alignItems: 'center',
      whiteSpace: 'nowrap',
    },
    // On phones it stands under its name.
    value: {
      ...figures,
      display: { base: 'block', md: 'inline' },
      marginLeft: { md: '2' },
      color: 'ink',
    },
    chooser: { cursor: 'default', touchAction: 'pan-y', borderRadius: 'base' },
  },
});
