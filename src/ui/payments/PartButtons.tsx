/** What can be done about a part of a payment: receive it, take that back, ask for it. */
import type { PartMode } from '../../features/forms/modal';
import { paymentsActions } from '../../features/payments/paymentsSlice';
import type { PlannedPart } from '../../features/payments/plan';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../kit/form/Button';
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

interface PartButtonsProps {
  paymentId: string;
  part: PlannedPart;
  /** What the buttons' accessible names call the part. */
  name: string;
  /** Whether the part can be asked for: `main` is the one that is asked for next in its view. */
  asks: 'main' | 'also' | 'no';
  /** Who is asked, for the main button: 'Cobrar Helena'. */
  payer?: string;
}

/** What can be done about an open part: ask for it, show its Pix code, mark it as received. */
export function PartButtons({ paymentId, part, name, asks, payer = '' }: PartButtonsProps) {
  const dispatch = useAppDispatch();
  const { receive } = useReceipt();
  const open = (mode: PartMode) => () => {
    dispatch(workspaceActions.partOpened({ mode, id: paymentId, part: part.number }));
  };
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
        onClick={({ detail }) => {
          // After the first click another part's button may be in this place.
          if (detail < 2) receive(paymentId, part);
        }}
      >
        Recebido
      </Button>
    </>
  );
}
