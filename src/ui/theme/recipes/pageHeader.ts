import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { serif } from '../type';

export const pageHeaderRecipe = defineSlotRecipe({
  className: 'page-header',
  slots: ['root', 'words', 'title', 'lead', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      marginBottom: { base: '4', md: '6' },
    },
    words: { minWidth: 0, width: { base: '100%', md: 'auto' } },
    title: { ...serif, fontSize: { base: 'bar', md: 'page' } },
    lead: { color: 'muted' },
    // On phones the buttons share the width.
    actions: {
      display: { base: 'grid', md: 'flex' },
      gridAutoFlow: 'column',
      gap: '2',
      minWidth: 0,
      width: { base: '100%', md: 'auto' },
      marginInlineStart: 'auto',
    },
  },
});
