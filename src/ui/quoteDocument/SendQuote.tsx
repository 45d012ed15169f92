import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

import { profilesActions, profilesSelectors } from '../../features/profile/profilesSlice';
import { fillMessage, templateOf, type MessageValues } from '../../features/quoteDocument/message';
import type { QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import { nextQuoteNumber } from '../../features/quoteDocument/quoteNumber';
import type { Quote } from '../../features/quotes/quote';
import {
  quoteDetailsActions,
  quoteDetailsSelectors,
  selectGivenNumbers,
} from '../../features/quotes/quoteDetailsSlice';
import { selectUser } from '../../features/session/sessionSlice';
import type { Modal as OpenModal } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Modal, ModalBody, ModalFoot } from '../kit/dialog/Modal';
import { Button } from '../kit/form/Button';
import { Checkbox } from '../kit/form/Checkbox';
import { Field } from '../kit/form/Field';
import { TextArea } from '../kit/form/TextArea';
import { formatCurrency, formatDay } from '../kit/text/format';
import { StillLoading } from '../kit/text/StillLoading';
import { emailUrl, waysText, whatsappUrl, type Channel } from '../documents/channels';
import { LacksNote } from './LacksNote';
import { SendSummary } from './SendSummary';
import { useQuoteDocument } from './useQuoteDocument';
import { useWhenSaved } from './useWhenSaved';

interface Props {
  quote: Quote;
  modal: OpenModal;
}

const Said = chakra('p', { base: { marginTop: '2', color: 'success', fontSize: 'label' } });

/** What the message says of this quote; `number`: the one that it gets, where it has none yet. */
const valuesOf = ({ client, provider, total, validUntil }: QuoteDocument, number: string) =>
  ({
    cliente: client.name?.split(' ')[0] ?? '',
    número: number,
    valor: formatCurrency(total),
    validade: formatDay(validUntil),
    nome: provider.name ?? '',
  }) satisfies MessageValues;

/** The ready message, which can be edited, and the ways by which it goes. */
function SendForm({ quote, modal, document }: Props & { document: QuoteDocument }) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const profile = useAppSelector((root) => profilesSelectors.selectById(root, user?.id ?? null));
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, quote.id));
  const given = useAppSelector(selectGivenNumbers);
  const year = Number(document.issuedOn.slice(0, 4));
  const next = nextQuoteNumber(given, year, profile?.nextQuoteNumber ?? null);
  const [opened] = useState(() => {
    const values = valuesOf(document, document.number ?? next);
    return { values, text: fillMessage(profile?.quoteMessage ?? null, values) };
  });
  const [text, setText] = useState(opened.text);
  const [analyze, setAnalyze] = useState(true);
  const [isCopied, setIsCopied] = useState(false);

  const go = (channel: Channel) => {
    // Another window may have taken the number that was expected.
    const message = text.replaceAll(opened.values.número, document.number ?? opened.values.número);
    if (channel === 'copy') void copy(message);
    else if (channel === 'share') void navigator.share({ text: message }).catch(() => undefined);
    else if (channel === 'email') {
      const subject = `Orçamento nº ${document.number ?? ''}`;
      window.location.assign(emailUrl(document.client, subject, message));
    } else window.open(whatsappUrl(document.client, message), '_blank', 'noopener');
  };
  const copy = async (message: string) => {
    try {
      await navigator.clipboard.writeText(message);
      setIsCopied(true);
    } catch {
      // Without leave: the text is there to be marked.
    }
  };
  const goOnceNoted = useWhenSaved(modal.saving, details?.sentAt ?? null, go);
  const send = (channel: Channel) => () => {
    if (modal.saving) return;
    goOnceNoted(channel);
    if (text !== opened.text && user) {
      const quoteMessage = templateOf(text, opened.values);
      dispatch(profilesActions.saveRequested({ id: user.id, changes: { quoteMessage } }));
    }
    dispatch(quoteDetailsActions.sendRequested({ id: quote.id, analyze }));
  };

  return (
    <>
      <ModalBody>
        <LacksNote document={document} quoteId={quote.id} />
        <SendSummary document={document} next={next} />
        <Field
          label="Mensagem"
          hint={`O Ofício não envia nada sozinho: abre ${waysText(document.client)} com a mensagem pronta.`}
        >
          <TextArea
            rows={8}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        </Field>
        {quote.status === 'proposal' && (
          <Checkbox checked={analyze} onToggle={setAnalyze}>
            Passar o orçamento para Em Análise
          </Checkbox>
        )}
        {isCopied && <Said role="status">Mensagem copiada.</Said>}
      </ModalBody>
      <ModalFoot>
        <Button variant="surface" icon="copy" onClick={send('copy')}>
          Copiar
        </Button>
        {'share' in navigator && (
          <Button variant="surface" icon="share" onClick={send('share')}>
            Compartilhar
          </Button>
        )}
        <Button variant="outline" icon="mail" onClick={send('email')}>
          E-mail
        </Button>
        <Button icon="chat" loading={modal.saving} onClick={send('whatsapp')}>
          WhatsApp
        </Button>
      </ModalFoot>
    </>
  );
}

/** 'Enviar ao cliente': nothing is sent by itself; what was asked for is noted, and opened. */
export default function SendQuote({ quote, modal }: Props) {
  const dispatch = useAppDispatch();
  const document = useQuoteDocument(quote);
  return (
    <Modal
      title="Enviar ao cliente"
      onCloseRequest={() => {
        dispatch(workspaceActions.modalOpened('quotes', 'view', quote.id));
      }}
    >
      {document ? (
        <SendForm quote={quote} modal={modal} document={document} />
      ) : (
        <ModalBody readOnly>
          <StillLoading />
        </ModalBody>
      )}
    </Modal>
  );
}
