import type { PartMode } from '../../features/forms/modal';
import type { PlannedPart } from '../../features/payments/plan';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../kit/form/Button';
import { useReceipt } from './useReceipt';

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
