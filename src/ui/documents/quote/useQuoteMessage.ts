import { useMemo, useState } from 'react';

import { selectProfile } from '../../../features/app/session/selectProfile';
import {
  fillMessage,
  type MessageKind,
  type MessageValues,
} from '../../../features/business/documents/message';
import { quoteContent } from '../../../features/business/documents/quoteContent';
import {
  documentFileName,
  type QuoteDocument,
} from '../../../features/business/documents/quoteDocument';
import { nextStep } from '../../../features/business/quotes/nextStep';
import type { Quote } from '../../../features/business/quotes/quote';
import { nextYearlyNumber } from '../../../features/shared/yearlyNumber';
import { documentToSend } from '../../../features/business/documents/link/documentToSend';
import { quoteLink, type QuoteLink } from '../../../features/business/documents/link/link';
import type { SentDocument } from '../../../features/business/documents/link/sentDocument';
import {
  quoteDetailsSelectors,
  selectGivenNumbers,
} from '../../../features/business/quotes/quoteDetailsSlice';
import type { SendModal } from '../../../features/app/forms/modal';
import { nameInMessages } from '../../../features/shared/nameInMessages';
import { useAppSelector } from '../../../store/hooks';
import { formatCurrency, formatDay } from '../../kit/text/format';
import { useToday } from '../../kit/hooks/useToday';
import { attachedText } from '../channels';
import { pdfFileName, type PdfRequest } from '../usePdf';
import type { Carrier } from './CarrierField';

/** The text that stands for the link in the editable message, because the link has hundreds of characters. */
export const LINK_PLACE = '[link do orçamento]';

export const pageFileName = (document: QuoteDocument): string =>
  `${documentFileName(document)}.html`;

/** The PDF of a quote: what is drawn, and the name of the file. */
export const quotePdf = (document: QuoteDocument): PdfRequest => ({
  described: { kind: 'quote', content: quoteContent(document) },
  name: documentFileName(document),
});

/** The values that a quote's message contains. The quote's number may be the one that it is about to get. */
export const messageValuesOf = (document: SentDocument, carrier: Carrier): MessageValues => ({
  cliente: nameInMessages(document.client.name ?? ''),
  número: document.number,
  valor: formatCurrency(document.total),
  validade: formatDay(document.validUntil),
  nome: document.provider.name ?? '',
  link: carrier === 'link' ? LINK_PLACE : attachedText(pageFileName(document)),
});

interface QuoteMessage {
  /** The document to send, with its number or the number that it is about to get. */
  expected: SentDocument;
  link: QuoteLink;
  carrier: Carrier;
  values: MessageValues;
  text: string;
  /** The text of the message that goes with the PDF. */
  pdfText: string;
  /** The purpose of the message: an offer, a reminder of it, or its renewal. */
  kind: MessageKind;
  /** Whether the user has edited the generated text. */
  isEdited: boolean;
}

/** The message of a quote. The user's edits are in the store; everything else is derived from the quote. */
export function useQuoteMessage(
  modal: SendModal,
  quote: Quote,
  document: QuoteDocument,
): QuoteMessage {
  const profile = useAppSelector(selectProfile);
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
  // The kind of the text must not change while the message is being sent.
  const [startedAs] = useState<MessageKind>(() => {
    if (!details?.sentAt || details.answer) return 'offer';
    return step === 'remind' ? 'reminder' : step === 'renew' ? 'renewal' : 'offer';
  });
  // A changed quote goes out as its next version, with the text for a new offer.
  const isChanged = startedAs === 'reminder' && expected.version !== details?.version;
  const kind = isChanged ? 'offer' : startedAs;
  const { outgoing } = modal;
  const carrier =
    link.problem === 'unreadable'
      ? 'file'
      : (outgoing?.carrier ?? (link.problem === null ? 'link' : 'file'));
  const values = messageValuesOf(expected, carrier);
  // The user's own template is for offers.
  const template = kind === 'offer' ? (profile?.quoteMessage ?? null) : null;
  const generated = fillMessage(template, values, false, kind);
  // Another window may have used the number that was expected when the text was typed, so the number in the text
  // is replaced.
  const text = outgoing?.text?.replaceAll(outgoing.number ?? number, number) ?? generated;
  const isEdited = text !== generated;
  const attached = attachedText(pdfFileName(quotePdf(expected)));
  const withPdf = isEdited
    ? text.replaceAll(values.link, attached)
    : fillMessage(template, { ...values, link: attached }, true, kind);
  // A message that goes beside a file says so, even if the user has removed the link.
  const pdfText = withPdf.includes(attached) ? withPdf : `${withPdf}\n\n${attached}`;
  return { expected, link, carrier, values, text, pdfText, kind, isEdited };
}
