import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useRef, useState } from 'react';

import { profilesActions } from '../../../features/business/profile/profilesSlice';
import { renewedUntil } from '../../../features/business/documents/renewal';
import { templateOf } from '../../../features/business/documents/message';
import type { QuoteDocument } from '../../../features/business/documents/quoteDocument';
import type { SentDocument } from '../../../features/business/documents/link/sentDocument';
import type { Quote } from '../../../features/business/quotes/quote';
import { quoteDetailsSelectors } from '../../../features/business/quotes/quoteDetailsSlice';
import { selectProfile } from '../../../features/app/session/selectProfile';
import { selectUser } from '../../../features/app/session/sessionSlice';
import {
  hasUnsentMessage,
  type MessageEdits,
  type SendModal,
} from '../../../features/app/forms/modal';
import { formsActions } from '../../../features/app/forms/formsSlice';
import { barePhone, isPhone, showPhone } from '../../../features/shared/brazil';
import { withoutControlCharacters } from '../../../features/shared/controlCharacters';
import type { Day } from '../../../features/shared/days';
import { phoneProblem } from '../../../features/shared/brazilFields';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { fitsChat, sendingHint } from '../channels';
import { openTab, opensChat, opensTab, useCopy, useDelivery } from '../delivery';
import { SendForm } from '../SendForm';
import { Modal, ModalBody } from '../../kit/dialog/Modal';
import { StillLoading } from '../../records/StillLoading';
import { Checkbox } from '../../kit/form/Checkbox';
import { Field } from '../../kit/form/Field';
import { FormattedInput } from '../../kit/form/FormattedInput';
import { formatCurrency } from '../../kit/text/format';
import { useIsShown } from '../../kit/hooks/useIsShown';
import { useToday } from '../../kit/hooks/useToday';
import { canSharePdf, pdfFileName, usePdf } from '../usePdf';
import { CarrierField, LinkProblem, type Carrier } from './CarrierField';
import {
  ExpiredNote,
  MissingDataNote,
  NextVersionNote,
  RenewalNote,
  useStoredPartiesNote,
} from './DocumentNotes';
import { useQuoteDocument } from './useQuoteDocument';
import {
  LINK_PLACE,
  messageValuesOf,
  pageFileName,
  quotePdf,
  useQuoteMessage,
} from './useQuoteMessage';
import { deliverQuote, loadQuotePage, quoteMessage, useSending, type SendWay } from './useSending';

const Root = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    marginBottom: '5',
    paddingBottom: '4',
    borderBottom: 'hairline',
    '& strong': { display: 'block', overflowWrap: 'anywhere' },
  },
});
const Quiet = chakra('span', {
  base: { color: 'muted', fontSize: 'label', overflowWrap: 'anywhere' },
});
const End = chakra('div', { base: { textStyle: 'digits', textAlign: 'end' } });

/** A summary of what is sent: recipient, amount, number and version. */
function SendSummary({ document }: { document: SentDocument }) {
  const { client, total, number, version } = document;
  return (
    <Root>
      <div>
        <strong>{client.name ?? 'Cliente não encontrado'}</strong>
        {client.about !== null && <Quiet>{client.about}</Quiet>}
      </div>
      <End>
        <strong>{formatCurrency(total)}</strong>
        <Quiet>
          {`nº ${number}`}
          {version > 1 && ` · versão ${String(version)}`}
        </Quiet>
      </End>
    </Root>
  );
}

interface Props {
  quote: Quote;
  modal: SendModal;
}

interface SendingProps extends Props {
  document: QuoteDocument;
  /** The document as the next version, with the current data of provider and client. */
  asNow: QuoteDocument;
  /** The last valid day that an expired quote gets by being sent; null if the quote keeps its day. */
  renewal: Day | null;
  /** Whether the user's own phone is unknown and nothing was sent yet. The form then asks for the phone. */
  lacksPhone: boolean;
}

const Phone = chakra('div', { base: { marginBottom: '4' } });
const Analyze = chakra('div', { base: { marginBottom: '3' } });
const Confirmation = chakra('p', {
  base: { marginBottom: '4', color: 'success', fontSize: 'label' },
});

/** The error of the user's own typed phone; null if it is valid. */
function ownPhoneProblem(typed: string): string | null {
  if (typed === '') {
    return 'Sem o seu número, a resposta não sabe para onde ir. Digite-o, ou envie assim mesmo.';
  }
  return phoneProblem(typed, 'Digite o telefone com DDD');
}

/** The document with the phone that the user has just typed. Sending also saves the phone in 'Meus dados'. */
function useWithPhone(document: QuoteDocument, typed: string): QuoteDocument {
  return useMemo(() => {
    const phone = barePhone(typed);
    const { provider } = document;
    if (provider.phone !== null || !isPhone(phone)) return document;
    return { ...document, provider: { ...provider, phone } };
  }, [document, typed]);
}

/** The form with which a quote is sent. */
function Sending({
  quote,
  modal,
  document: asSent,
  asNow: storedAsNow,
  renewal,
  lacksPhone,
}: SendingProps) {
  const phone = modal.outgoing?.phone ?? '';
  const document = useWithPhone(asSent, phone);
  const asNow = useWithPhone(storedAsNow, phone);
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const today = useToday();
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, quote.id));
  const message = useQuoteMessage(modal, quote, document);
  const { expected, link, carrier, values, text, pdfText } = message;
  const { analyze = true, file } = modal.outgoing ?? {};
  const phoneField = useRef<HTMLInputElement>(null);
  const copyingLink = useCopy();
  const delivery = useDelivery();
  const pdfOf = usePdf(quotePdf(expected));
  const [isPhoneAsked, setIsPhoneAsked] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);
  const isShown = useIsShown();
  const change = (changes: MessageEdits) => dispatch(formsActions.messageChanged(changes));

  const messageBy = (way: SendWay) =>
    quoteMessage(expected, way === 'pdf' ? pdfText : text, link.url);

  const send = useSending({
    modal,
    document,
    analyze,
    deliver: async (wish, sent) => {
      let isDelivered = false;
      try {
        isDelivered = await deliverQuote(wish, sent, {
          copyLink: copyingLink.copy,
          deliver: delivery.deliver,
          pdfOf,
          isSaved: file === 'saved',
          onSaved: () => change({ file: 'saved' }),
        });
      } catch {
        // The PDF could not be made, or the dialog was closed meanwhile.
        wish.tab?.close();
        if (isShown.current) change({ file: 'failed' });
      }
      setIsPreparing(false);
      if (isDelivered) {
        // Only these ways close the dialog. A copied text may be pasted in several places, and no browser reports
        // whether a mail program was opened. What is to be pasted is told.
        const isPasted = opensChat(wish.way) && !fitsChat(messageBy(wish.way));
        const closes = ['whatsapp', 'share', 'pdf'].includes(wish.way) && !isPasted;
        // What only stands among the downloads is still to be attached.
        const isSaved = wish.way === 'pdf' && !canSharePdf();
        change({ gone: true, asNow: false, closes, ...(isSaved && { file: 'saved' }) });
      }
      return isDelivered;
    },
    drop: ({ tab }) => {
      tab?.close();
      setIsPreparing(false);
    },
  });
  const sendBy = async (way: SendWay) => {
    if (modal.saving) return;
    if (lacksPhone && ownPhoneProblem(phone) !== null && !(isPhoneAsked && phone === '')) {
      setIsPhoneAsked(true);
      phoneField.current?.focus();
      return;
    }
    if (file === 'failed') change({ file: null });
    const tab = opensTab(way, messageBy(way)) ? openTab() : null;
    let page: string | null = null;
    try {
      // The file cannot be made without the text of the client's page.
      if (carrier === 'file' && way !== 'pdf') page = await loadQuotePage();
    } catch {
      tab?.close();
      change({ file: 'failed' });
      return;
    }
    const changes = {
      // Only the text of a first message becomes the proposal for the next quote, never another.
      ...(message.isEdited &&
        message.kind === 'offer' && {
          quoteMessage: withoutControlCharacters(templateOf(text, values)),
        }),
      ...(lacksPhone && phone !== '' && { phone: document.provider.phone }),
    };
    if (user && Object.keys(changes).length > 0) {
      dispatch(profilesActions.saveRequested({ id: user.id, changes }));
    }
    setIsPreparing(way === 'pdf');
    send({ way, page, text: way === 'pdf' ? pdfText : text, number: expected.number, tab });
  };
  const choose = (chosen: Carrier) => {
    const convertedText = text.replaceAll(values.link, messageValuesOf(expected, chosen).link);
    change({
      carrier: chosen,
      ...(file && { file: null }),
      ...(modal.outgoing?.text !== undefined && { text: convertedText }),
    });
  };

  const partiesNote = useStoredPartiesNote(
    details?.sentAs
      ? {
          document,
          asNow,
          isAnswered: details.answer !== null,
          onAsNow: () => change({ asNow: true }),
        }
      : null,
  );
  const lacksLink = carrier === 'link' && !text.includes(LINK_PLACE);
  return (
    <SendForm
      beside
      notes={
        <>
          <MissingDataNote document={document} quoteId={quote.id} />
          <ExpiredNote document={expected} quoteId={quote.id} today={today} />
          {renewal !== null && <RenewalNote details={details} document={expected} />}
          {partiesNote.above}
        </>
      }
      document={
        <>
          <SendSummary document={expected} />
          <LinkProblem link={link} />
          {file === 'saved' && (
            <Confirmation role="status">Arquivo salvo. Anexe-o à mensagem.</Confirmation>
          )}
          {lacksPhone && (
            <Phone>
              <Field
                label="Seu WhatsApp"
                hint="A resposta do cliente vai para este número. Fica em Meus dados."
                error={isPhoneAsked ? (ownPhoneProblem(phone) ?? undefined) : undefined}
              >
                <FormattedInput
                  ref={phoneField}
                  name="phone"
                  type="tel"
                  autoComplete="tel-national"
                  format={showPhone}
                  value={phone}
                  onChange={(event) => change({ phone: event.target.value })}
                />
              </Field>
            </Phone>
          )}
          {quote.status === 'proposal' && (
            // The checkbox does not stand below the message, because there it could apply without being seen.
            <Analyze>
              <Checkbox checked={analyze} onToggle={(checked) => change({ analyze: checked })}>
                Ao enviar, passar o orçamento para Em Análise
              </Checkbox>
            </Analyze>
          )}
        </>
      }
      prints="nothing"
      pdf={pdfFileName(quotePdf(expected))}
      preparing={isPreparing}
      failed={file === 'failed'}
      ways={
        <>
          <CarrierField
            value={carrier}
            onChange={choose}
            link={link}
            fileName={pageFileName(expected)}
            isCopied={copyingLink.isCopied}
            onTake={() => void sendBy(carrier)}
          />
          {copyingLink.byHand}
        </>
      }
      text={text}
      hint={
        lacksLink
          ? `Sem “${LINK_PLACE}”, a mensagem vai sem o link.`
          : sendingHint(quoteMessage(expected, text, link.url), carrier === 'file')
      }
      onType={(typed) => change({ text: typed, number: expected.number, gone: false })}
      delivery={delivery}
      saving={modal.saving}
      onSend={(channel) => void sendBy(channel)}
    >
      {/* These notes may come while the message is typed, so they stand below it. */}
      {renewal === null && <NextVersionNote details={details} document={expected} />}
      {partiesNote.below}
    </SendForm>
  );
}

/**
 * The dialog 'Enviar ao cliente'. The app itself sends nothing: it stores that the quote was sent, and opens the
 * chosen channel.
 */
export default function SendQuote({ quote, modal }: Props) {
  const dispatch = useAppDispatch();
  const asSent = useQuoteDocument(quote);
  const profile = useAppSelector(selectProfile);
  const today = useToday();
  const renewal = useAppSelector((root) =>
    renewedUntil(quote, quoteDetailsSelectors.selectById(root, quote.id), profile, today),
  );
  const asNow = useQuoteDocument(quote, true, renewal);
  const document = modal.outgoing?.asNow || renewal !== null ? asNow : asSent;
  const isSent = useAppSelector(
    (root) => !!quoteDetailsSelectors.selectById(root, quote.id)?.sentAt,
  );
  // The client's page sends the answer to this phone, so the dialog asks for the phone before the first sending.
  const lacksPhone = !isSent && document?.provider.phone === null;
  return (
    <Modal
      title="Enviar ao cliente"
      steady
      size="cover"
      startAt={lacksPhone ? 'phone' : 'message'}
      onCloseRequest={() => {
        dispatch(
          hasUnsentMessage(modal)
            ? workspaceActions.modalDismissed({ hasInput: true })
            : workspaceActions.modalOpened('quotes', 'view', quote.id),
        );
      }}
    >
      {document && asNow ? (
        <Sending
          quote={quote}
          modal={modal}
          document={document}
          asNow={asNow}
          renewal={renewal}
          lacksPhone={lacksPhone}
        />
      ) : (
        <ModalBody readOnly>
          <StillLoading />
        </ModalBody>
      )}
    </Modal>
  );
}
