import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { figures } from '../type';

/** What is shown of a list in one line: at the foot of its table, on phones above its cards. */
export const listFootRecipe = defineSlotRecipe({
  className: 'list-foot',
  slots: ['root', 'count', 'sum', 'actions', 'clearing', 'clear'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '56px',
      paddingInline: { base: '16px', lg: '24px' },
      borderTop: '1px solid',
      borderColor: 'lineStrong',
      fontSize: 'control',
      '&[data-alone]': { minHeight: '44px', paddingInline: 0, paddingBottom: '8px', border: 0 },
    },
    count: { fontWeight: 600 },
    sum: figures,
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      columnGap: { base: '4', md: '6' },
    },
    clearing: { display: 'inline-flex', alignItems: 'center', gap: '3' },
    clear: {
      flex: 'none',
      minHeight: '44px',
      color: 'accent',
      fontWeight: 600,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
      _hover: { color: 'accentHover' },
      _print: { display: 'none' },
    },
  },
});
