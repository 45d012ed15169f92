import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { serif } from '../type';

/** In sight, where its section says where. */
const stays = {
  position: 'sticky',
  top: 'var(--of-header-top, auto)',
  zIndex: 10,
  paddingBlock: '8px',
  background: 'bg',
};

export const pageHeaderRecipe = defineSlotRecipe({
  className: 'page-header',
  slots: ['root', 'words', 'title', 'lead', 'actions'],
  base: {
    // On a phone words and buttons are lines of the section: only the buttons stay in sight.
    root: {
      display: { base: 'contents', md: 'flex' },
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      ...stays,
      marginBlock: { md: '-8px 16px' },
    },
    words: { minWidth: 0, marginBottom: { base: '2', md: 0 } },
    title: { ...serif, fontSize: { base: 'bar', md: 'page' } },
    lead: { color: 'muted' },
    // On phones the buttons share the width.
    actions: {
      ...stays,
      marginBottom: { base: '8px', md: 0 },
      paddingBlock: { base: '8px', md: 0 },
      _print: { display: 'none' },
      display: { base: 'grid', md: 'flex' },
      gridAutoFlow: 'column',
      gap: '2',
      minWidth: 0,
      // The words give way: a button is one line.
      flex: 'none',
      marginInlineStart: { md: 'auto' },
    },
  },
});
