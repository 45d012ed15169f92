import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Tiles in a row, one a step: whole where it is done, hollow where it is waited for. */
export const quoteHistoryRecipe = defineSlotRecipe({
  slots: ['root', 'step', 'bar', 'when'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
      gap: '3',
      marginBottom: '6',
      listStyle: 'none',
      fontSize: 'label',
    },
    step: { minWidth: 0, '& strong': { display: 'block' } },
    bar: {
      display: 'block',
      height: '8px',
      marginBottom: '2',
      border: '1px solid',
      borderColor: 'lineStrong',
      '&[data-done]': { background: 'accent', borderColor: 'accent' },
    },
    when: { color: 'muted', fontSize: 'note', overflowWrap: 'anywhere' },
  },
});
