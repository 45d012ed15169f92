import { chakra } from '@chakra-ui/react/styled-system';

import { profilesActions } from '../../features/profile/profilesSlice';
import { templateOf } from '../../features/quoteDocument/message';
import type { QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import type { Quote } from '../../features/quotes/quote';
import { quoteDetailsSelectors } from '../../features/quotes/quoteDetailsSlice';
import { selectUser } from '../../features/session/sessionSlice';
import type { SendModal, Outgoing } from '../../features/forms/modal';
import { formsActions } from '../../features/forms/formsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { MessageFoot } from '../documents/MessageFoot';
import { openTab, useChat, useCopy } from '../documents/waysOut';
import { ModalBody } from '../kit/dialog/Modal';
import { Checkbox } from '../kit/form/Checkbox';
import { Field } from '../kit/form/Field';
import { TextArea } from '../kit/form/TextInput';
import { useToday } from '../kit/text/useToday';
import { CarrierField, type Carrier } from './CarrierField';
import { deliver, type Way, type Wish } from './deliver';
import { ExpiredNote } from './ExpiredNote';
import { KeptNote } from './KeptNote';
import { LacksNote } from './LacksNote';
import { NextVersionNote } from './NextVersionNote';
import { loadQuotePage } from './quotePage';
import { SendSummary } from './SendSummary';
import { fileNameOf, LINK_PLACE, valuesOf, hintOf } from './sendText';
import { useQuoteMessage } from './useQuoteMessage';
import { useSending } from './useSending';

interface Props {
  quote: Quote;
  modal: SendModal;
  document: QuoteDocument;
  /** With what is said of both sides by now. */
  renewed: QuoteDocument;
}

const Analyze = chakra('div', { base: { marginBottom: '3' } });
const Said = chakra('p', { base: { marginBottom: '4', color: 'success', fontSize: 'label' } });
const Failed = chakra('p', { base: { marginBottom: '4', color: 'danger', fontSize: 'label' } });

/** The ready message, which can be edited, and the ways by which it goes. */
export function SendForm({ quote, modal, document, renewed }: Props) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const today = useToday();
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, quote.id));
  const message = useQuoteMessage(modal, document);
  const { expected, link, carrier, values, text } = message;
  const { analyze = true, file } = modal.outgoing ?? {};
  const copyingLink = useCopy();
  const copyingText = useCopy();
  const chat = useChat();
  const change = (changes: Outgoing) => {
    dispatch(formsActions.messageChanged(changes));
  };

  const send = useSending<Wish>({
    modal,
    document,
    analyze,
    deliver: async (wish, sent) => {
      const isGone = await deliver(wish, sent, {
        copy: { link: copyingLink.copy, copy: copyingText.copy },
        toChat: chat.toChat,
        isSaved: file === 'saved',
        onSaved: () => {
          change({ file: 'saved' });
        },
      });
      if (isGone) change({ gone: true, renewed: false });
      return isGone;
    },
    drop: ({ tab }) => {
      tab?.close();
    },
  });
  const sendBy = async (way: Way) => {
    if (modal.saving) return;
    if (file === 'failed') change({ file: null });
    const tab = way === 'whatsapp' ? openTab() : null;
    let page: string | null = null;
    try {
      // Without it nothing goes.
      if (carrier === 'file') page = await loadQuotePage();
    } catch {
      tab?.close();
      change({ file: 'failed' });
      return;
    }
    if (message.isEdited && user) {
      const quoteMessage = templateOf(text, values);
      dispatch(profilesActions.saveRequested({ id: user.id, changes: { quoteMessage } }));
    }
    send({ way, page, text, number: expected.number, tab });
  };
  const choose = (chosen: Carrier) => {
    const other = text.replaceAll(values.link, valuesOf(expected, chosen).link);
    change({ carrier: chosen, ...(modal.outgoing?.text !== undefined && { text: other }) });
  };

  const isLinkless = carrier === 'link' && !text.includes(LINK_PLACE);
  return (
    <>
      <ModalBody>
        <LacksNote document={document} quoteId={quote.id} />
        <ExpiredNote document={expected} quoteId={quote.id} today={today} />
        <NextVersionNote details={details} document={expected} />
        <KeptNote
          document={document}
          renewed={renewed}
          isAnswered={!!details?.answer}
          onRenew={() => {
            change({ renewed: true });
          }}
        />
        <SendSummary document={expected} />
        <CarrierField
          value={carrier}
          onChange={choose}
          link={link}
          fileName={fileNameOf(expected)}
          isCopied={copyingLink.isCopied}
          onTake={() => void sendBy(carrier)}
        />
        {copyingLink.byHand}
        {file === 'saved' && <Said role="status">Arquivo salvo. Anexe-o à mensagem.</Said>}
        {file === 'failed' && (
          <Failed role="alert">Não foi possível preparar o arquivo. Tente novamente.</Failed>
        )}
        {quote.status === 'proposal' && (
          // Not under the message, where it would hold before it is seen.
          <Analyze>
            <Checkbox
              checked={analyze}
              onToggle={(checked) => {
                change({ analyze: checked });
              }}
            >
              Ao enviar, passar o orçamento para Em Análise
            </Checkbox>
          </Analyze>
        )}
        <Field
          label="Mensagem"
          hint={
            isLinkless
              ? `Sem “${LINK_PLACE}”, a mensagem vai sem o link.`
              : hintOf(document, carrier)
          }
        >
          <TextArea
            name="message"
            rows={9}
            value={text}
            onChange={(event) => {
              change({ text: event.target.value, number: expected.number, gone: false });
            }}
          />
        </Field>
        {copyingText.byHand}
        {chat.byHand}
      </ModalBody>
      <MessageFoot
        loading={modal.saving}
        isCopied={copyingText.isCopied}
        onSend={(way) => void sendBy(way)}
      />
    </>
  );
}
