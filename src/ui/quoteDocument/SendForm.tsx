import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

import { profilesActions, profilesSelectors } from '../../features/profile/profilesSlice';
import { fillMessage, templateOf } from '../../features/quoteDocument/message';
import type { QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import { nextQuoteNumber } from '../../features/quoteDocument/quoteNumber';
import { quoteFile } from '../../features/quoteLink/file';
import { quoteLink } from '../../features/quoteLink/link';
import type { SentDocument } from '../../features/quoteLink/sentDocument';
import type { Quote } from '../../features/quotes/quote';
import { selectGivenNumbers } from '../../features/quotes/quoteDetailsSlice';
import { selectUser } from '../../features/session/sessionSlice';
import type { Modal as OpenModal } from '../../features/workspace/workspace';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { emailUrl, whatsappUrl } from '../documents/channels';
import { useCopy } from '../documents/useCopy';
import { saveFile } from '../exports/saveFile';
import { ModalBody } from '../kit/dialog/Modal';
import { Checkbox } from '../kit/form/Checkbox';
import { Field } from '../kit/form/Field';
import { TextArea } from '../kit/form/TextArea';
import { CarrierField, type Carrier } from './CarrierField';
import { LacksNote } from './LacksNote';
import { loadQuotePage, PAGE_TYPE, share } from './quotePage';
import { SendActions, type Way } from './SendActions';
import { SendSummary } from './SendSummary';
import { fileNameOf, LINK_PLACE, valuesOf, hintOf } from './sendText';
import { useSending } from './useSending';

interface Props {
  quote: Quote;
  modal: OpenModal;
  document: QuoteDocument;
}

interface Wish {
  way: Way;
  /** The client's page, to be filled; null where the link goes. */
  page: string | null;
}

const Said = chakra('p', { base: { marginTop: '2', color: 'success', fontSize: 'label' } });
const Failed = chakra('p', { base: { marginTop: '2', color: 'danger', fontSize: 'label' } });

/** The ready message, which can be edited, and the ways by which it goes. */
export function SendForm({ quote, modal, document }: Props) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const profile = useAppSelector((root) => profilesSelectors.selectById(root, user?.id ?? null));
  const given = useAppSelector(selectGivenNumbers);
  const year = Number(document.issuedOn.slice(0, 4));
  const next = nextQuoteNumber(given, year, profile?.nextQuoteNumber ?? null);
  const [opened] = useState(() => {
    const expected: SentDocument = { ...document, number: document.number ?? next };
    const link = quoteLink(expected, window.location.href);
    const carrier: Carrier = link.problem === null ? 'link' : 'file';
    const template = profile?.quoteMessage ?? null;
    return { expected, link, carrier, template };
  });
  const { expected } = opened;
  const [carrier, setCarrier] = useState(opened.carrier);
  const values = valuesOf(expected, carrier);
  const [text, setText] = useState(() => fillMessage(opened.template, values));
  const [analyze, setAnalyze] = useState(true);
  const [isSaved, setIsSaved] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const { isCopied, copy } = useCopy();

  const deliver = ({ way, page }: Wish, sent: SentDocument) => {
    const { url } = quoteLink(sent, window.location.href);
    const file = page === null ? null : quoteFile(sent, page);
    const message = text
      // Another window may have taken the number that was expected.
      .replaceAll(expected.number, sent.number)
      .replaceAll(LINK_PLACE, url);
    if (way === 'link') copy(url);
    else if (way === 'copy') copy(message);
    else if (way === 'share') void share(message, file);
    else {
      if (file && (way === 'file' || !isSaved)) {
        saveFile(file.name, PAGE_TYPE, file.html);
        setIsSaved(true);
      }
      if (way === 'email') {
        const subject = `Orçamento nº ${sent.number}`;
        window.location.assign(emailUrl(sent.client, subject, message));
      } else if (way === 'whatsapp') {
        window.open(whatsappUrl(sent.client, message), '_blank', 'noopener');
      }
    }
  };
  const send = useSending({ modal, document, analyze, deliver });
  const sendBy = async (way: Way) => {
    if (modal.saving) return;
    setIsFailed(false);
    let page: string | null = null;
    try {
      // Before anything is noted: without it nothing goes.
      if (carrier === 'file') page = await loadQuotePage();
    } catch {
      setIsFailed(true);
      return;
    }
    if (text !== fillMessage(opened.template, values) && user) {
      const quoteMessage = templateOf(text, values);
      dispatch(profilesActions.saveRequested({ id: user.id, changes: { quoteMessage } }));
    }
    send({ way, page });
  };
  const choose = (chosen: Carrier) => {
    setText(text.replaceAll(values.link, valuesOf(expected, chosen).link));
    setCarrier(chosen);
  };

  const isLinkless = carrier === 'link' && !text.includes(LINK_PLACE);
  return (
    <>
      <ModalBody>
        <LacksNote document={document} quoteId={quote.id} />
        <SendSummary document={document} next={next} />
        <CarrierField
          value={carrier}
          onChange={choose}
          link={opened.link}
          fileName={fileNameOf(expected)}
          onTake={() => void sendBy(carrier)}
        />
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
              setText(event.target.value);
            }}
          />
        </Field>
        {quote.status === 'proposal' && (
          <Checkbox checked={analyze} onToggle={setAnalyze}>
            Passar o orçamento para Em Análise
          </Checkbox>
        )}
        {isCopied && <Said role="status">Copiado.</Said>}
        {isSaved && <Said role="status">Arquivo salvo. Anexe-o à mensagem.</Said>}
        {isFailed && (
          <Failed role="alert">Não foi possível preparar o arquivo. Tente novamente.</Failed>
        )}
      </ModalBody>
      <SendActions loading={modal.saving} onSend={(way) => void sendBy(way)} />
    </>
  );
}
