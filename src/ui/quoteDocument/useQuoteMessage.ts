import { useMemo, useState } from 'react';

import { profilesSelectors } from '../../features/profile/profilesSlice';
import { fillMessage, type MessageValues } from '../../features/quoteDocument/message';
import { documentFileName, type QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import { nextStep } from '../../features/quotes/nextStep';
import type { Quote } from '../../features/quotes/quote';
import { nextYearlyNumber } from '../../features/shared/yearlyNumber';
import { documentToSend } from '../../features/quoteLink/documentToSend';
import { quoteLink, type QuoteLink } from '../../features/quoteLink/link';
import type { SentDocument } from '../../features/quoteLink/sentDocument';
import { quoteDetailsSelectors, selectGivenNumbers } from '../../features/quotes/quoteDetailsSlice';
import { selectUser } from '../../features/session/sessionSlice';
import type { SendModal } from '../../features/forms/modal';
import { nameInMessages } from '../../features/shared/callName';
import { useAppSelector } from '../../store/hooks';
import { channelsText } from '../documents/channels';
import { formatCurrency, formatDay } from '../kit/text/format';
import { useToday } from '../kit/text/useToday';
import type { Carrier } from './CarrierField';

/** Stands for the link in the editable message, because the link has hundreds of characters. */
export const LINK_PLACE = '[link do orçamento]';

export const fileNameOf = (document: QuoteDocument, carrier: Carrier): string =>
  `${documentFileName(document)}.${carrier === 'pdf' ? 'pdf' : 'html'}`;

/** The values for a quote's message. Its number may be the one that it is about to get. */
export const messageValuesOf = (document: SentDocument, carrier: Carrier): MessageValues => ({
  cliente: nameInMessages(document.client.name ?? ''),
  número: document.number,
  valor: formatCurrency(document.total),
  validade: formatDay(document.validUntil),
  nome: document.provider.name ?? '',
  link: carrier === 'link' ? LINK_PLACE : `Arquivo em anexo: ${fileNameOf(document, carrier)}`,
});

/** What happens when a way is chosen. Nothing is sent automatically. */
export const sendingHint = ({ client }: QuoteDocument, carrier: Carrier): string =>
  `O Ofício não envia nada sozinho: abre ${channelsText(client)} com a mensagem pronta` +
  (carrier === 'file' ? ', e salva o arquivo para você anexar.' : '.');

/** The current message of a quote. */
interface QuoteMessage {
  /** The document to send, with its present or expected number. */
  expected: SentDocument;
  link: QuoteLink;
  carrier: Carrier;
  values: MessageValues;
  text: string;
  /** The quote was sent on an earlier day and is not answered, so the text is a reminder. */
  isReminder: boolean;
  /** The text differs from the generated one. */
  isEdited: boolean;
}

/** The user's edits are in the store; the rest is derived from the quote. */
export function useQuoteMessage(
  modal: SendModal,
  quote: Quote,
  document: QuoteDocument,
): QuoteMessage {
  const user = useAppSelector(selectUser);
  const profile = useAppSelector((root) => profilesSelectors.selectById(root, user?.id ?? null));
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, modal.id));
  const usedNumbers = useAppSelector(selectGivenNumbers);
  const year = Number(document.issuedOn.slice(0, 4));
  const number =
    document.number ?? nextYearlyNumber(usedNumbers, year, profile?.nextQuoteNumber ?? null);
  const { expected, link } = useMemo(() => {
    const toSend = documentToSend({ ...document, number }, details);
    return { expected: toSend, link: quoteLink(toSend, window.location.href) };
  }, [document, number, details]);

  const today = useToday();
  const step = nextStep(quote, details, { today, canBecomeProject: false });
  // The text must not change while it is being sent.
  const [startedAsReminder] = useState(step === 'remind' && !details?.answer);
  // A changed quote goes out as its next version, with the text of an offer.
  const isReminder = startedAsReminder && expected.version === details?.version;
  const { outgoing } = modal;
  const carrier =
    link.problem === 'unreadable' && outgoing?.carrier !== 'pdf'
      ? 'file'
      : (outgoing?.carrier ?? (link.problem === null ? 'link' : 'file'));
  const values = messageValuesOf(expected, carrier);
  // The user's own template is for offers, not for reminders.
  const template = isReminder ? null : (profile?.quoteMessage ?? null);
  const kind = isReminder ? 'reminder' : 'offer';
  const generated = fillMessage(template, values, carrier === 'pdf', kind);
  // Another window may have taken the number that was expected when this was typed.
  const text = outgoing?.text?.replaceAll(outgoing.number ?? number, number) ?? generated;
  return { expected, link, carrier, values, text, isReminder, isEdited: text !== generated };
}
