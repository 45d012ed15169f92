import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { figures } from '../type';

/** Day, what and how much in a line; on phones the day under what. */
export const transactionsRecipe = defineSlotRecipe({
  className: 'transactions',
  slots: ['root', 'line', 'day', 'text', 'amount', 'absent'],
  base: {
    root: { marginTop: '2' },
    line: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '96px minmax(0, 1fr) auto' },
      alignItems: 'baseline',
      columnGap: '3',
      paddingBlock: '3',
      fontSize: 'control',
      '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'hairline' },
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
      '&[data-sign="+"]': { color: 'success' },
      '&[data-sign="-"]': { color: 'danger' },
    },
    absent: { gridRow: { base: '1 / span 2', md: 1 }, color: 'muted' },
  },
});
