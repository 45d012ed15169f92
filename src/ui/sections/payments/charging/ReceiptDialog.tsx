import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';

import type { Payment } from '../../../../features/business/payments/payment';
import type { PlannedPart } from '../../../../features/business/payments/plan';
import { partId } from '../../../../features/business/payments/paymentPart';
import {
  paymentPartsActions,
  paymentPartsSelectors,
  selectReceiptNumbers,
} from '../../../../features/business/payments/paymentPartsSlice';
import { receiptDocument } from '../../../../features/business/documents/receiptDocument';
import { fileName } from '../../../../features/business/documents/quoteDocument';
import { workspaceActions } from '../../../../features/app/workspace/workspaceSlice';
import type { PartModal } from '../../../../features/app/forms/modal';
import { nextYearlyNumber } from '../../../../features/shared/yearlyNumber';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import type { Paper } from '../../../../features/business/documents/pageRule';
import { printAs } from '../../../documents/paper';
import { NumberNeedsNetwork } from '../../../documents/NumberNeedsNetwork';
import { usePrint } from '../../../documents/useOnceIssued';
import { Modal, ModalBody, ModalFoot } from '../../../kit/dialog/Modal';
import { Button } from '../../../kit/form/Button';
import { RadioGroup } from '../../../kit/form/RadioGroup';
import { Message } from '../../../kit/text/Message';
import { StillLoading } from '../../../records/StillLoading';
import { useToday } from '../../../kit/hooks/useToday';
import { useReceipt } from '../PartButtons';
import { ChargeHead, useCharge, type ChargeData } from './ChargeHead';
import { ReceiptSheet } from './ReceiptSheet';

interface Props {
  payment: Payment;
  modal: PartModal;
}

const PAPERS = [
  { value: 'A4', label: 'A4' },
  { value: 'A5', label: 'A5' },
];

/** What stands above the receipt for the user alone, and is not printed. */
const Aside = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '4',
    maxWidth: '794px',
    marginInline: 'auto',
    marginBottom: '5',
    '& > *': { flex: '1 1 220px' },
    '& > :first-of-type': { flexBasis: '100%' },
    _print: { display: 'none' },
  },
});

interface ReceiptProps {
  payment: Payment;
  modal: PartModal;
  charge: ChargeData;
  /** The part, or what came of one: `of` is then the number of the part. */
  part: PlannedPart & { of?: number };
}

/**
 * Returns two numbers. `stored` is the number of the part's receipt, or null until the first print. `number` is
 * the stored one or, without it, the next free number.
 */
function useReceiptNumber(id: string, { profile }: ChargeData, today: string) {
  const stored = useAppSelector(
    (root) => paymentPartsSelectors.selectById(root, id)?.receiptNumber ?? null,
  );
  const given = useAppSelector(selectReceiptNumbers);
  const year = Number(today.slice(0, 4));
  const number = stored ?? nextYearlyNumber(given, year, profile?.nextReceiptNumber ?? null);
  return { stored, number };
}

function Receipt({ payment, modal, charge, part }: ReceiptProps) {
  const dispatch = useAppDispatch();
  const { receive } = useReceipt();
  const printRef = useRef<HTMLButtonElement>(null);
  const [paper, setPaper] = useState<Paper>('A4');
  const project = payment.projectId === null ? null : charge.project;
  const today = useToday();
  const id = partId(payment.id, part.number);
  const { stored, number } = useReceiptNumber(id, charge, today);
  const document = receiptDocument(
    { ...charge, number, payment, part: { ...part, number: part.of ?? part.number }, project },
    today,
  );
  const printNow = () => printAs(fileName(['Recibo', document.number, document.payer.name]));
  const { print, lacksNetwork } = usePrint(
    modal,
    stored,
    printNow,
    paymentPartsActions.numberRequested({ id }),
  );
  return (
    <>
      <ModalBody>
        <Aside>
          <div>
            <ChargeHead mode="receipt" payment={payment} charge={charge} />
          </div>
          <RadioGroup
            tiles
            label="Papel"
            value={paper}
            choices={PAPERS}
            onChange={(chosen) => setPaper(chosen === 'A5' ? 'A5' : 'A4')}
          />
          {lacksNetwork && <NumberNeedsNetwork what="recibo" />}
          {!part.received && (
            <Message
              status="error"
              title={`${charge.parts.length === 1 ? 'Este pagamento ainda não foi recebido' : 'Esta parcela ainda não foi recebida'}. Emitir mesmo assim?`}
            >
              Este recibo dá quitação do que não consta como pago, com a data de hoje.
            </Message>
          )}
          {document.payee.document === null && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => dispatch(workspaceActions.myDataOpened({ field: 'document' }))}
            >
              Informar meu CPF ou CNPJ
            </Button>
          )}
        </Aside>
        <ReceiptSheet document={document} count={charge.parts.length} paper={paper} />
      </ModalBody>
      <ModalFoot>
        <Button
          ref={printRef}
          variant={part.received ? 'solid' : 'outline'}
          icon="printer"
          loading={modal.saving}
          disabled={lacksNetwork}
          onClick={print}
        >
          Imprimir
        </Button>
        {!part.received && (
          <Button
            icon="check"
            onClick={() => {
              // The pressed button disappears, so the focus moves to the print button.
              printRef.current?.focus();
              receive(payment.id, part);
            }}
          >
            Recebido
          </Button>
        )}
      </ModalFoot>
    </>
  );
}

/** The dialog 'Recibo' with the receipt for one part of a payment, on A4 or A5. */
export default function ReceiptDialog({ payment, modal }: Props) {
  const dispatch = useAppDispatch();
  const charge = useCharge(payment, modal);
  return (
    <Modal
      title="Recibo"
      size="full"
      onCloseRequest={() => dispatch(workspaceActions.modalClosed())}
    >
      {charge?.part ? (
        <Receipt payment={payment} modal={modal} charge={charge} part={charge.part} />
      ) : (
        <ModalBody readOnly>
          <StillLoading />
        </ModalBody>
      )}
    </Modal>
  );
}
