import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { chargeContent } from '../../../../features/business/documents/chargeContent';
import {
  clientParty,
  fileName,
  providerParty,
} from '../../../../features/business/documents/quoteDocument';
import { partId } from '../../../../features/business/payments/paymentPart';
import { paymentPartsActions } from '../../../../features/business/payments/paymentPartsSlice';
import type { Payment } from '../../../../features/business/payments/payment';
import type { PlannedPart } from '../../../../features/business/payments/plan';
import { brandOf } from '../../../../features/business/profile/brand';
import { showPixKey } from '../../../../features/business/profile/pixKey';
import { workspaceActions } from '../../../../features/app/workspace/workspaceSlice';
import type { PartModal } from '../../../../features/app/forms/modal';
import { formsActions } from '../../../../features/app/forms/formsSlice';
import { useAppDispatch } from '../../../../store/hooks';
import { attachedText, sendingHint, type Channel } from '../../../documents/channels';
import { openTab, opensTab, useDelivery } from '../../../documents/delivery';
import { SendForm } from '../../../documents/SendForm';
import { pdfFileName, usePdfSending, type PdfRequest } from '../../../documents/usePdf';
import { ModalBody } from '../../../kit/dialog/Modal';
import { Button } from '../../../kit/form/Button';
import { useToday } from '../../../kit/hooks/useToday';
import { ChargeHead, ChargeModal, chargeRecipe, useCharge, type ChargeData } from './ChargeHead';
import {
  chargesNotedIn,
  chargeSubject,
  chargeText,
  noteCharge,
  type ChargeFacts,
} from './chargeText';

interface Props {
  payment: Payment;
  modal: PartModal;
}

interface FormProps extends Props {
  charge: ChargeData;
  part: PlannedPart;
}

const NO_CONTACT = { phone: null, email: null };

function factsOf({ charge, part }: Pick<FormProps, 'charge' | 'part'>): ChargeFacts {
  const { parts, project, client, profile, user, code } = charge;
  return {
    client: client?.name ?? null,
    project,
    part,
    count: parts.length,
    code,
    sender: profile?.name ?? user?.fullName ?? null,
  };
}

/** The PDF that asks for a part. */
function chargePdf({ charge, part }: Pick<FormProps, 'charge' | 'part'>): PdfRequest {
  const { parts, project, client, clientDetails, profile, user, payee, code } = charge;
  const type = profile?.pixKeyType;
  const isOneOfMany = parts.length > 1;
  return {
    described: {
      kind: 'charge',
      content: chargeContent({
        payee: providerParty(profile, user),
        payer: clientParty(client, clientDetails),
        project,
        part,
        count: parts.length,
        pix:
          code === null || payee === null
            ? null
            : { code, name: payee.name, key: type ? showPixKey(type, payee.key) : payee.key },
        brand: brandOf(profile),
        credit: profile?.credit ?? true,
      }),
    },
    name: fileName([
      'Cobrança',
      project,
      isOneOfMany ? `parcela ${String(part.number)} de ${String(parts.length)}` : null,
      client?.name ?? null,
    ]),
  };
}

/**
 * The prepared message, which the user can edit, and the channels to send it. The part's note records what was
 * sent.
 */
function ChargeForm(props: FormProps) {
  const { payment, modal, charge, part } = props;
  const dispatch = useAppDispatch();
  const today = useToday();
  const delivery = useDelivery();
  const styles = useSlotRecipe({ recipe: chargeRecipe })();
  const facts = factsOf(props);
  const { outgoing } = modal;
  const typed = outgoing?.part === part.number ? outgoing.text : undefined;
  const text = typed ?? chargeText(facts, today);
  const message = { to: charge.client ?? NO_CONTACT, subject: chargeSubject(facts), text };
  const sent = chargesNotedIn(part.note);
  const pdf = chargePdf(props);
  const { preparing, failed, withFile } = usePdfSending(pdf);

  const deliver = (channel: Channel): Promise<boolean> => {
    if (channel !== 'pdf') return delivery.deliver(channel, message);
    const withPdf = { ...message, text: `${text}\n\n${attachedText(pdfFileName(pdf))}` };
    const tab = opensTab(channel, withPdf) ? openTab() : null;
    return withFile(tab, (file) => delivery.deliver(channel, { ...withPdf, files: [file] }, tab));
  };
  const send = async (channel: Channel) => {
    if (!(await deliver(channel))) return;
    dispatch(formsActions.messageChanged({ gone: true }));
    const note = noteCharge(part.note, channel, today);
    if (note === part.note) return;
    const id = partId(payment.id, part.number);
    dispatch(paymentPartsActions.saveRequested({ id, changes: { note } }));
  };
  return (
    <SendForm
      document={<ChargeHead mode="charge" payment={payment} charge={charge} />}
      text={text}
      hint={sendingHint(message)}
      onType={(changed) => {
        dispatch(formsActions.messageChanged({ text: changed, part: part.number, gone: false }));
      }}
      delivery={delivery}
      pdf={pdfFileName(pdf)}
      preparing={preparing}
      failed={failed}
      onSend={(channel) => void send(channel)}
    >
      <Button
        variant="plain"
        size="sm"
        css={styles.change}
        onClick={() => {
          dispatch(
            facts.code === null
              ? workspaceActions.myDataOpened({ field: 'pixKey' })
              : workspaceActions.partOpened({ mode: 'pix', id: payment.id, part: part.number }),
          );
        }}
      >
        {facts.code === null ? 'Pôr o código Pix: completar em Meus dados' : 'Mostrar o QR Code'}
      </Button>
      {sent.length > 0 && (
        <chakra.ul css={styles.sent} aria-label="O que já foi enviado">
          {sent.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </chakra.ul>
      )}
    </SendForm>
  );
}

/** The dialog 'Cobrar', which asks the client for one part of a payment. */
export default function ChargeDialog({ payment, modal }: Props) {
  return (
    <ChargeModal title="Cobrar" startAt="message" charge={useCharge(payment, modal)}>
      {(charge) =>
        charge.part ? (
          <ChargeForm payment={payment} modal={modal} charge={charge} part={charge.part} />
        ) : (
          <ModalBody readOnly>
            <p>Tudo recebido: nada a cobrar deste pagamento.</p>
          </ModalBody>
        )
      }
    </ChargeModal>
  );
}
