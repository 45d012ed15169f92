import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Over a list: the search, which fills, and what it is filtered by. */
export const listToolbarRecipe = defineSlotRecipe({
  className: 'list-toolbar',
  slots: ['root', 'line', 'search', 'filters', 'open', 'count'],
  base: {
    root: {
      display: 'grid',
      gap: '12px',
      marginBottom: '4',
      _print: { display: 'none' },
    },
    line: { display: 'flex', flexWrap: { base: 'nowrap', md: 'wrap' }, gap: '12px' },
    // As wide as what it asks for, in wide letters, too.
    search: { flex: '1 1 272px', minWidth: 0 },
    filters: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 200px)',
      gap: { base: '8px', xl: '12px' },
      minWidth: 0,
      '&:has(> :nth-child(3))': { gridAutoColumns: 'minmax(0, 220px)' },
      // Four of them leave the search its line.
      '&:has(> :nth-child(4))': { gridAutoColumns: 'minmax(0, 192px)' },
    },
    // On phones: the way to the sheet with the filters.
    open: {
      flex: 'none',
      borderColor: 'lineStrong',
      '&[data-set]': { background: 'accentSoft', borderColor: 'accent', color: 'accent' },
    },
    count: {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '20px',
      height: '20px',
      borderRadius: '10px',
      background: 'accent',
      color: 'accentContrast',
      fontSize: 'caps',
    },
  },
});
