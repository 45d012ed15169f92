import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { NARROW } from '../media';
import { figures } from '../type';
import { surfaceStyle } from './surface';

/** A ledger's index tabs, lying down: 48 px high, the active one with an accent edge above. */
export const indexStripRecipe = defineSlotRecipe({
  className: 'index-strip',
  slots: ['root', 'tab', 'label', 'count'],
  base: {
    root: {
      display: 'flex',
      // A word holds together; where there is no room for all of them, there are two lines of tabs.
      flexWrap: 'wrap',
      borderBottom: '1px solid',
      borderColor: 'hairline',
      _print: { display: 'none' },
      '&[data-alone]': { ...surfaceStyle, marginBottom: '6' },
    },
    tab: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      flex: '1 1 auto',
      minWidth: 0,
      minHeight: '48px',
      paddingInline: { base: '12px', xl: '24px' },
      color: 'muted',
      fontSize: 'label',
      textAlign: 'start',
      lineHeight: 1.2,
      // Less than some 850 px beside the sidebar.
      [`@media ${NARROW}`]: {
        _icon: { display: 'none' },
      },
      outlineOffset: '-2px',
      '&:not(:last-of-type)': { borderRight: '1px solid', borderColor: 'hairline' },
      _hover: { background: 'rowHover' },
      '&[aria-pressed=true]': {
        color: 'ink',
        fontWeight: 600,
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: '-1px -1px auto',
          height: '4px',
          background: 'accent',
        },
      },
    },
    label: { flex: 1, whiteSpace: 'nowrap' },
    count: figures,
  },
});
