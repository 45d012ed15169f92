import { useMemo } from 'react';

import { profilesSelectors } from '../../features/profile/profilesSlice';
import { fillMessage, type MessageValues } from '../../features/quoteDocument/message';
import type { QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import { nextQuoteNumber } from '../../features/quoteDocument/quoteNumber';
import { documentToSend } from '../../features/quoteLink/documentToSend';
import { quoteLink, type QuoteLink } from '../../features/quoteLink/link';
import type { SentDocument } from '../../features/quoteLink/sentDocument';
import { quoteDetailsSelectors, selectGivenNumbers } from '../../features/quotes/quoteDetailsSlice';
import { selectUser } from '../../features/session/sessionSlice';
import type { SendModal } from '../../features/forms/modal';
import { useAppSelector } from '../../store/hooks';
import type { Carrier } from './CarrierField';
import { valuesOf } from './sendText';

/** A quote's message, as it stands. */
interface QuoteMessage {
  /** What goes, with the number that it has or is about to get. */
  expected: SentDocument;
  link: QuoteLink;
  carrier: Carrier;
  values: MessageValues;
  text: string;
  /** The text says something else than the one that was ready. */
  isEdited: boolean;
}

/** What was changed of it lies in the store, the rest follows from the quote. */
export function useQuoteMessage(modal: SendModal, document: QuoteDocument): QuoteMessage {
  const user = useAppSelector(selectUser);
  const profile = useAppSelector((root) => profilesSelectors.selectById(root, user?.id ?? null));
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, modal.id));
  const given = useAppSelector(selectGivenNumbers);
  const year = Number(document.issuedOn.slice(0, 4));
  const number = document.number ?? nextQuoteNumber(given, year, profile?.nextQuoteNumber ?? null);
  const { expected, link } = useMemo(() => {
    const toSend = documentToSend({ ...document, number }, details);
    return { expected: toSend, link: quoteLink(toSend, window.location.href) };
  }, [document, number, details]);

  const { outgoing } = modal;
  const carrier =
    link.problem === 'unreadable' && outgoing?.carrier !== 'pdf'
      ? 'file'
      : (outgoing?.carrier ?? (link.problem === null ? 'link' : 'file'));
  const values = valuesOf(expected, carrier);
  const ready = fillMessage(profile?.quoteMessage ?? null, values, carrier === 'pdf');
  // Another window may have taken the number that was expected when this was typed.
  const text = outgoing?.text?.replaceAll(outgoing.number ?? number, number) ?? ready;
  return { expected, link, carrier, values, text, isEdited: text !== ready };
}
