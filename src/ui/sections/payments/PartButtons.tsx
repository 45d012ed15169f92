/** The buttons for a part of a payment: mark it as received, take that back, ask the client for it. */
import { useState, type MouseEvent } from 'react';
import type { PartMode } from '../../../features/app/forms/modal';
import { paymentsActions } from '../../../features/business/payments/paymentsSlice';
import type { PlannedPart } from '../../../features/business/payments/plan';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import { useToday } from '../../kit/hooks/useToday';

/** The longest time (ms), and the longest way (px), between the two presses of a double press. */
const DOUBLE_PRESS_TIME = 500;
const DOUBLE_PRESS_WAY = 10;

interface Press {
  time: number;
  x: number;
  y: number;
}

/** Whether a press belongs to the one before it. A press of a key has no place, so only its time counts. */
function isSecond({ timeStamp, detail, clientX, clientY }: MouseEvent, { time, x, y }: Press) {
  const isPointer = detail > 0;
  const isElsewhere = Math.hypot(clientX - x, clientY - y) > DOUBLE_PRESS_WAY;
  return timeStamp - time < DOUBLE_PRESS_TIME && !(isPointer && isElsewhere);
}

/**
 * Returns a function that marks a part as received today, and one that takes that back. The second press of a double press
 * does nothing, nor does a held key: by then another button may be in the place of the pressed one, in the next line as in
 * this one. So the lines of a list share these functions.
 */
export function useReceipt() {
  const dispatch = useAppDispatch();
  const on = useToday();
  const [last, setLast] = useState<Press>({ time: -Infinity, x: 0, y: 0 });
  const isFirst = (press: MouseEvent): boolean => {
    setLast({ time: press.timeStamp, x: press.clientX, y: press.clientY });
    return !isSecond(press, last);
  };
  return {
    receive: (press: MouseEvent, id: string, { number, amount }: PlannedPart) => {
      if (isFirst(press)) dispatch(paymentsActions.receiptRequested({ id, number, on, amount }));
    },
    takeBack: (press: MouseEvent, id: string, { number }: PlannedPart) => {
      if (isFirst(press)) dispatch(paymentsActions.receiptUndone({ id, number, amount: null }));
    },
  };
}

export type Receipt = ReturnType<typeof useReceipt>;

interface PartButtonsProps {
  paymentId: string;
  part: PlannedPart;
  /** The part in the accessible names of the buttons. */
  name: string;
  /** Whether the client can be asked for this part. `main`: this part is the next one to ask for in its view. */
  asks: 'main' | 'also' | 'no';
  /** The client's name in the label of the main button: 'Cobrar Helena'. */
  payer?: string;
  receive: Receipt['receive'];
}

/** The buttons for an open part: ask the client for it, show its Pix code, mark it as received. */
export function PartButtons({
  paymentId,
  part,
  name,
  asks,
  payer = '',
  receive,
}: PartButtonsProps) {
  const dispatch = useAppDispatch();
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
        onClick={(press) => receive(press, paymentId, part)}
      >
        Recebido
      </Button>
    </>
  );
}
