import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { CONTENT_WIDTH } from '../contentWidth';

/** On paper an open modal stands alone: `Modal` marks itself. */
const behindModal = { _print: { '&:has(~ [data-printed-alone])': { display: 'none' } } };

/** Sidebar and page side by side from 1024 px on. */
export const shellRecipe = defineSlotRecipe({
  slots: ['root', 'sidebar', 'page', 'main'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '248px minmax(0, 1fr)' },
      minHeight: '100dvh',
      // The top bar's height, for what stays in sight below it.
      '--of-bar': '72px',
      _print: { display: 'block', minHeight: 0 },
    },
    sidebar: {
      position: 'sticky',
      top: 0,
      height: '100dvh',
      overflowY: 'auto',
      background: 'sunken',
      display: { base: 'none', lg: 'block' },
      _print: { display: 'none' },
    },
    page: behindModal,
    main: {
      width: '100%',
      maxWidth: `${String(CONTENT_WIDTH + 80)}px`,
      marginInline: 'auto',
      padding: { base: '20px 16px 40px', md: '32px 40px 56px' },
      _print: { maxWidth: 'none', padding: '16px 0 0' },
      outline: 'none',
      // The end of a page can be scrolled clear of the notices.
      _after: { content: '""', display: 'block', height: 'var(--of-notices)' },
    },
  },
});
