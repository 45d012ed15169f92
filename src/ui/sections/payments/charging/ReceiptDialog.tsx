import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

import type { Payment } from '../../../../features/business/payments/payment';
import type { PlannedPart } from '../../../../features/business/payments/plan';
import { partId } from '../../../../features/business/payments/paymentPart';
import {
  paymentPartsActions,
  paymentPartsSelectors,
  selectReceiptNumbers,
} from '../../../../features/business/payments/paymentPartsSlice';
import { receiptContent } from '../../../../features/business/documents/receiptContent';
import {
  receiptDocument,
  type ReceiptDocument,
} from '../../../../features/business/documents/receiptDocument';
import { fileName } from '../../../../features/business/documents/quoteDocument';
import { formsActions } from '../../../../features/app/forms/formsSlice';
import { workspaceActions } from '../../../../features/app/workspace/workspaceSlice';
import type { PartModal } from '../../../../features/app/forms/modal';
import { nextYearlyNumber } from '../../../../features/shared/yearlyNumber';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import type { Paper } from '../../../../features/business/documents/pageRule';
import { attachedText, sendingHint, type Channel } from '../../../documents/channels';
import { openTab, opensTab, useDelivery } from '../../../documents/delivery';
import { printAs } from '../../../documents/paper';
import { SendForm } from '../../../documents/SendForm';
import { pdfFileName, usePdfSending, type PdfRequest } from '../../../documents/usePdf';
import { NumberNeedsNetwork } from '../../../documents/NumberNeedsNetwork';
import { useOnceIssued, usePrint } from '../../../documents/useOnceIssued';
import { Button } from '../../../kit/form/Button';
import { Fold } from '../../../kit/form/Fold';
import { RadioGroup } from '../../../kit/form/RadioGroup';
import { Message } from '../../../kit/text/Message';
import { useToday } from '../../../kit/hooks/useToday';
import { useReceipt } from '../PartButtons';
import { ChargeHead, ChargeModal, useCharge, type ChargeData } from './ChargeHead';
import { ReceiptSheet } from './ReceiptSheet';
import { receiptText } from './receiptText';
import { saveFile } from '../../../records/saveFile';

interface Props {
  payment: Payment;
  modal: PartModal;
}

const PAPERS = [
  { value: 'A4', label: 'A4' },
  { value: 'A5', label: 'A5' },
];

/** What stands above the receipt for the user alone. */
const Aside = chakra('div', { base: { display: 'grid', gap: '4', marginBottom: '5' } });

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

const receiptPdf = (document: ReceiptDocument, count: number): PdfRequest => ({
  described: { kind: 'receipt', content: receiptContent(document, count) },
  name: fileName(['Recibo', document.number, document.payer.name]),
});

const NO_CONTACT = { phone: null, email: null };

function Receipt({ payment, modal, charge, part }: ReceiptProps) {
  const dispatch = useAppDispatch();
  const { receive } = useReceipt();
  const delivery = useDelivery();
  const [paper, setPaper] = useState<Paper>('A4');
  const project = payment.projectId === null ? null : charge.project;
  const today = useToday();
  const id = partId(payment.id, part.number);
  const count = charge.parts.length;
  const { stored, number } = useReceiptNumber(id, charge, today);
  const document = receiptDocument(
    { ...charge, number, payment, part: { ...part, number: part.of ?? part.number }, project },
    today,
  );
  const pdf = receiptPdf(document, count);
  const { preparing, failed, setPreparing, withFile } = usePdfSending(pdf);
  const numberRequested = paymentPartsActions.numberRequested({ id });
  const { print, lacksNetwork } = usePrint(modal, stored, () => printAs(pdf.name), numberRequested);

  const attached = attachedText(pdfFileName(pdf));
  const { outgoing } = modal;
  const typed = outgoing?.part === part.number ? outgoing.text : undefined;
  // Another window may have used the number that was expected when the text was typed.
  const text =
    typed?.replaceAll(outgoing?.number ?? number, number) ?? receiptText(document, count, attached);
  const message = {
    to: charge.client ?? NO_CONTACT,
    subject: `Recibo nº ${number}`,
    text,
  };

  const deliver = async ({ channel, tab }: { channel: Channel; tab: Window | null }) => {
    const isDelivered = await withFile(tab, (file) => {
      // The message says that the receipt is attached, so no other way goes without the file.
      if (channel !== 'pdf') saveFile(file.name, file.type, file);
      return delivery.deliver(channel, { ...message, files: [file] }, tab);
    });
    if (isDelivered) dispatch(formsActions.messageChanged({ gone: true }));
  };
  const deliverOnceIssued = useOnceIssued(
    modal,
    (wish: Parameters<typeof deliver>[0]) => void deliver(wish),
    ({ tab }) => {
      tab?.close();
      setPreparing(false);
    },
  );
  const send = (channel: Channel) => {
    if (lacksNetwork || preparing) return;
    const wish = { channel, tab: opensTab(channel, message) ? openTab() : null };
    setPreparing(true);
    if (stored !== null) void deliver(wish);
    else {
      deliverOnceIssued(wish);
      dispatch(numberRequested);
    }
  };
  return (
    <SendForm
      beside="sheet"
      notes={
        <Aside>
          <div>
            <ChargeHead mode="receipt" payment={payment} charge={charge} />
          </div>
          {lacksNetwork && <NumberNeedsNetwork what="recibo" />}
          {!part.received && (
            <Message
              status="error"
              title={`${charge.parts.length === 1 ? 'Este pagamento ainda não foi recebido' : 'Esta parcela ainda não foi recebida'}. Emitir mesmo assim?`}
            >
              Este recibo dá quitação do que não consta como pago, com a data de hoje.
              <Button
                variant="outline"
                size="sm"
                icon="check"
                // A line of its own, below the sentence at every width.
                display="flex"
                marginTop="3"
                onClick={() => receive(payment.id, part)}
              >
                Recebido
              </Button>
            </Message>
          )}
          {document.payee.document === null && (
            <Button
              variant="outline"
              size="sm"
              justifySelf="start"
              onClick={() => dispatch(workspaceActions.myDataOpened({ field: 'document' }))}
            >
              Informar meu CPF ou CNPJ
            </Button>
          )}
        </Aside>
      }
      document={<ReceiptSheet document={document} count={count} paper={paper} />}
      prints="document"
      text={text}
      hint={sendingHint(message, true)}
      onType={(changed) => {
        dispatch(
          formsActions.messageChanged({ text: changed, part: part.number, number, gone: false }),
        );
      }}
      delivery={delivery}
      pdf={pdfFileName(pdf)}
      preparing={preparing}
      failed={failed}
      onSend={send}
      print={
        <Button
          variant="surface"
          icon="printer"
          loading={modal.saving}
          disabled={lacksNetwork}
          onClick={print}
        >
          Imprimir
        </Button>
      }
    >
      <Fold summary="Mais">
        <RadioGroup
          tiles
          label="Papel para imprimir"
          value={paper}
          choices={PAPERS}
          onChange={(chosen) => setPaper(chosen === 'A5' ? 'A5' : 'A4')}
        />
      </Fold>
    </SendForm>
  );
}

/** The dialog 'Recibo', which sends or prints the receipt for one part of a payment. */
export default function ReceiptDialog({ payment, modal }: Props) {
  return (
    <ChargeModal title="Recibo" size="cover" charge={useCharge(payment, modal)}>
      {(charge) =>
        charge.part && (
          <Receipt payment={payment} modal={modal} charge={charge} part={charge.part} />
        )
      }
    </ChargeModal>
  );
}
