/** The buttons for a part of a payment: mark it as received, take that back, ask the client for it. */
import type { PartMode } from '../../../features/app/forms/modal';
import { paymentsActions } from '../../../features/business/payments/paymentsSlice';
import type { PlannedPart } from '../../../features/business/payments/plan';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import { useToday } from '../../kit/hooks/useToday';

/** Returns a function that marks a part as received today, and one that takes that back. */
export function useReceipt() {
  const dispatch = useAppDispatch();
  const on = useToday();
  return {
    receive: (id: string, { number, amount }: PlannedPart) =>
      dispatch(paymentsActions.receiptRequested({ id, number, on, amount })),
    takeBack: (id: string, { number }: PlannedPart) =>
      dispatch(paymentsActions.receiptUndone({ id, number, amount: null })),
  };
}

interface PartButtonsProps {
  paymentId: string;
  part: PlannedPart;
  /** The part in the accessible names of the buttons. */
  name: string;
  /** Whether the client can be asked for this part. `main`: this part is the next one to ask for in its view. */
  asks: 'main' | 'also' | 'no';
  /** The client's name in the label of the main button: 'Cobrar Helena'. */
  payer?: string;
}

/** The buttons for an open part: ask the client for it, show its Pix code, mark it as received. */
export function PartButtons({ paymentId, part, name, asks, payer = '' }: PartButtonsProps) {
  const dispatch = useAppDispatch();
  const { receive } = useReceipt();
  const open = (mode: PartMode) => () =>
    dispatch(workspaceActions.partOpened({ mode, id: paymentId, part: part.number }));
  return (
    <>
      {asks !== 'no' && (
        <>
          <Button
            variant={asks === 'main' ? 'solid' : 'surface'}
            size="sm"
            icon="chat"
            {...(payer === '' && { 'aria-label': `Cobrar: ${name}` })}
            onClick={open('charge')}
          >
            {payer === '' ? 'Cobrar' : `Cobrar ${payer}`}
          </Button>
          <Button
            variant="surface"
            size="sm"
            icon="pix"
            aria-label={`Pix: ${name}`}
            onClick={open('pix')}
          >
            Pix
          </Button>
        </>
      )}
      <Button
        variant="outline"
        size="sm"
        aria-label={`Recebido: ${name}`}
        onClick={() => receive(paymentId, part)}
      >
        Recebido
      </Button>
    </>
  );
}
