import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { figures } from '../type';

/** Day, what and how much in a line; on phones the day under what. */
export const transactionsRecipe = defineSlotRecipe({
  className: 'transactions',
  slots: ['root', 'item', 'line', 'day', 'text', 'amount', 'absent'],
  base: {
    root: { marginTop: '2' },
    item: {
      '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'hairline' },
    },
    line: {
      display: 'grid',
      width: '100%',
      textAlign: 'start',
      _hover: { background: 'rowHover' },
      _focusVisible: { outlineOffset: '-2px' },
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '96px minmax(0, 1fr) auto' },
      alignItems: 'baseline',
      columnGap: '3',
      paddingBlock: '3',
      fontSize: 'control',
    },
    day: {
      ...figures,
      gridRow: { base: 2, md: 1 },
      gridColumn: 1,
      fontSize: 'note',
      color: 'muted',
    },
    text: {
      gridRow: 1,
      gridColumn: { base: 1, md: 2 },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    amount: {
      ...figures,
      gridRow: { base: '1 / span 2', md: 1 },
      fontWeight: 600,
      '&[data-direction=in]': { color: 'success' },
      '&[data-direction=out]': { color: 'danger' },
      '&[data-direction=pending]': { color: 'muted' },
    },
    absent: { gridRow: { base: '1 / span 2', md: 1 }, color: 'muted' },
  },
});
