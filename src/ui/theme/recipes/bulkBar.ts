import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { figures } from '../type';

/** What can be done to the marked rows: over the toolbar, so that no row moves; on phones at the foot. */
export const bulkBarRecipe = defineSlotRecipe({
  className: 'bulk-bar',
  slots: ['place', 'rows', 'root', 'words', 'count', 'sum', 'actions'],
  base: {
    place: {
      position: 'relative',
      '&[data-covered] > :first-of-type': { md: { visibility: 'hidden' } },
      // In sight, over the table's head, where its section says how far down that is.
      '&[data-covered]': {
        md: { position: 'sticky', top: 'calc(var(--of-list-top) + 8px)', zIndex: 11 },
      },
    },
    // The last of them is not under it.
    rows: { paddingBottom: 'var(--of-foot, 0px)' },
    root: {
      position: { base: 'fixed', md: 'absolute' },
      inset: { base: 'auto 0 0', md: '-8px 0 auto' },
      zIndex: { base: 20, md: 11 },
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px',
      minHeight: '60px',
      padding: { base: '8px 16px', md: '7px 7px 7px 24px' },
      background: 'surface',
      border: '1px solid',
      borderColor: 'accent',
      borderRadius: { md: 'base' },
      borderInlineWidth: { base: 0, md: '1px' },
      borderBottomWidth: { base: 0, md: '1px' },
      fontSize: 'control',
      _print: { display: 'none' },
    },
    words: { flex: 1, minWidth: 0 },
    count: { fontWeight: 600, fontVariantNumeric: figures.fontVariantNumeric },
    sum: figures,
    actions: {
      order: { base: 1, md: 0 },
      display: 'flex',
      gap: '8px',
      width: { base: '100%', md: 'auto' },
      // What stands first has the room that its words need.
      '& > *': { flex: { base: '1 1 auto', md: 'none' } },
      // On one line, on the smallest phones and beside what is marked, too.
      '& > button': { paddingInline: '12px' },
    },
  },
});
