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
    search: { flex: '1 1 260px', minWidth: 0 },
    filters: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 200px)',
      gap: '12px',
      minWidth: 0,
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
