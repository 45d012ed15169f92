import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { amount } from './ledger';

/** The parts of a payment in its form: which and how much, under it when, and what can be done. */
export const paymentPlanRecipe = defineSlotRecipe({
  className: 'payment-plan',
  slots: ['root', 'line', 'name', 'amount', 'state', 'charged', 'action', 'note'],
  base: {
    root: { width: '100%' },
    line: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: {
        base: '"name amount" "state action"',
        md: '"name amount action" "state amount action"',
      },
      gridAutoColumns: { md: '152px' },
      alignItems: 'center',
      columnGap: '4',
      minHeight: '62px',
      paddingBlock: '2',
      '&:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'hairline' },
    },
    name: { gridArea: 'name', fontWeight: 600 },
    amount: { ...amount, gridArea: 'amount' },
    state: {
      gridArea: 'state',
      fontSize: 'note',
      color: 'muted',
      '&[data-late]': { color: 'danger' },
    },
    charged: { display: 'block', color: 'muted' },
    action: {
      gridArea: 'action',
      justifySelf: 'end',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
    },
    note: { fontSize: 'note', color: 'muted' },
  },
});
