import { COMPACT_QUERY } from '../theme/media';
import { slotRecipe } from '../theme/slotRecipe';

const compact = `@media screen and ${COMPACT_QUERY}`;

/** The look of the sidebar's buttons: lines from edge to edge. */
const button = {
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: '100%',
  paddingInline: '6',
  fontSize: 'control',
  color: 'muted',
  _hover: { color: 'ink' },
  _focusVisible: { outlineOffset: '-3px' },
} as const;

/**
 * The look of the sidebar. The brand is at the top, a tab for each section follows, and the switch of the colour scheme
 * is at the bottom.
 */
export const sidebarRecipe = slotRecipe({
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: '100%',
      background: 'sunken',
      // The border between the sidebar and the page. The active tab covers it.
      boxShadow: 'inset -1px 0 var(--of-colors-hairline)',
    },
    brand: {
      textStyle: 'title',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      // As high as the top bar.
      height: '18',
      [compact]: { height: '64px', paddingInline: '5' },
      paddingInline: '6',
      borderBottom: 'hairline',
      fontSize: 'bar',
    },
    mark: { color: 'accent' },
    person: {
      display: 'grid',
      gap: '0.5',
      paddingBlock: '3',
      paddingInline: '6',
      borderBottom: 'hairline',
      fontSize: 'label',
      color: 'muted',
      overflowWrap: 'anywhere',
    },
    name: { color: 'ink', lineClamp: 3 },
    tab: {
      ...button,
      height: '52px',
      [compact]: { height: '48px', paddingInline: '5', gap: '3' },
      borderBottom: 'hairline',
      // The active tab has the page's background and covers the border.
      _currentPage: {
        background: 'bg',
        boxShadow: 'inset 4px 0 var(--of-colors-accent)',
        color: 'ink',
        fontWeight: 600,
      },
    },
    tabIcon: { _current: { color: 'accent' } },
    // It takes all the room that is left, so that it does not grow upwards when the menu's entries come late.
    lower: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      flex: 1,
      paddingTop: '6',
    },
    entry: { ...button, minHeight: 'target' },
    appearance: {
      display: 'grid',
      gap: '2',
      paddingBlock: '3',
      paddingInline: '4',
      fontSize: 'label',
      color: 'muted',
    },
    foot: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'target',
      padding: '12px 16px 12px 24px',
      fontSize: 'note',
      color: 'muted',
    },
  },
});
