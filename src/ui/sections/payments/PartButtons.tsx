/** The buttons for a part of a payment: mark it as received, take that back, ask the client for it. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { PartMode } from '../../../features/app/forms/modal';
import { paymentsActions } from '../../../features/business/payments/paymentsSlice';
import type { PlannedPart } from '../../../features/business/payments/plan';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import { useToday } from '../../kit/hooks/useToday';

/** Returns a function that marks a part as received today. */
export function useReceipt() {
  const dispatch = useAppDispatch();
  const on = useToday();
  return {
    receive: (id: string, { number, amount }: PlannedPart) =>
      dispatch(paymentsActions.receiptRequested({ id, number, on, came: amount })),
  };
}

/** The buttons in a payment's view: on phones two by two, and otherwise in pairs that stay together. */
const InView = chakra('span', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: '1fr 1fr',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    flex: { base: '1 1 100%', md: '0 1 auto' },
    gap: '2',
  },
});
const Pair = chakra('span', {
  base: {
    display: { base: 'contents', md: 'flex' },
    gap: '2',
    mdDown: { '& > button': { paddingInline: '2' } },
  },
});

interface PartButtonsProps {
  paymentId: string;
  part: PlannedPart;
  /** The part in the accessible names of the buttons. */
  name: string;
  /**
   * Whether the client can be asked for this part. In the payment's view, `main` is the next part to ask for, and `no`
   * are the others.
   */
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
  const nameOf = (mode: PartMode) => `${mode}-${part.number.toString()}`;
  const asking = asks !== 'no' && (
    <>
      <Button
        variant={asks === 'main' ? 'solid' : 'surface'}
        size="sm"
        icon="chat"
        name={nameOf('charge')}
        {...(payer === '' && { 'aria-label': `Cobrar: ${name}` })}
        onClick={open('charge')}
      >
        {payer === '' ? 'Cobrar' : `Cobrar ${payer}`}
      </Button>
      <Button
        variant="surface"
        size="sm"
        icon="pix"
        name={nameOf('pix')}
        aria-label={`Pix: ${name}`}
        onClick={open('pix')}
      >
        Pix
      </Button>
    </>
  );
  const receiving = (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Recebido: ${name}`}
      onClick={() => receive(paymentId, part)}
    >
      Recebido
    </Button>
  );
  if (asks === 'also')
    return (
      <>
        {asking}
        {receiving}
      </>
    );
  return (
    <InView>
      {asking !== false && <Pair>{asking}</Pair>}
      <Pair>
        {receiving}
        <Button
          variant="surface"
          size="sm"
          name={nameOf('amount')}
          aria-label={`Recebi outro valor: ${name}`}
          onClick={open('amount')}
        >
          Recebi outro valor
        </Button>
      </Pair>
    </InView>
  );
}
