import { paymentsActions } from '../../features/payments/paymentsSlice';
import type { PlannedPart } from '../../features/payments/plan';
import { useAppDispatch } from '../../store/hooks';
import { useToday } from '../kit/text/useToday';

/** Marks a part as received today, or takes that back. */
export function useReceipt() {
  const dispatch = useAppDispatch();
  const on = useToday();
  return {
    receive: (id: string, { number, amount }: PlannedPart) => {
      dispatch(paymentsActions.receiptRequested({ id, number, on, amount }));
    },
    takeBack: (id: string, { number }: PlannedPart) => {
      dispatch(paymentsActions.receiptUndone({ id, number, amount: null }));
    },
  };
}
