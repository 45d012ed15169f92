import { documentToSend } from '../../features/quoteLink/documentToSend';
import { snapshotOf } from '../../features/quoteLink/hash';
import type { SentDocument } from '../../features/quoteLink/sentDocument';
import type { QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import {
  quoteDetailsActions,
  quoteDetailsSelectors,
} from '../../features/quotes/quoteDetailsSlice';
import type { SendModal } from '../../features/forms/modal';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useOnceIssued } from './useOnceIssued';

interface Options<Wish> {
  modal: SendModal;
  document: QuoteDocument;
  /** A proposal becomes one that is being analysed. */
  analyze: boolean;
  /** Brings it on its way: the very document whose hash is noted. @returns whether it went. */
  deliver: (wish: Wish, sent: SentDocument) => Promise<boolean>;
  /** It does not go: its number could not be taken. */
  drop: (wish: Wish) => void;
}

/**
 * Sending, step by step: the number, where there is none yet, and what other devices have sent since; the
 * way out; and once it went, a note of what was sent, and when.
 */
export function useSending<Wish>({
  modal,
  document,
  analyze,
  deliver,
  drop,
}: Options<Wish>): (wish: Wish) => void {
  const { id } = modal;
  const dispatch = useAppDispatch();
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, id));
  const { number } = document;
  const go = async (wish: Wish): Promise<void> => {
    if (number === null) return;
    const sent = documentToSend({ ...document, number }, details);
    if (!(await deliver(wish, sent))) return;
    const { version, provider, client, credit } = sent;
    const sentAs = { provider, client, credit };
    const snapshot = snapshotOf(sent);
    dispatch(quoteDetailsActions.sendRequested({ id, version, snapshot, sentAs, analyze }));
  };
  const goOnceIssued = useOnceIssued<Wish>(modal, (wish) => void go(wish), drop);
  return (wish) => {
    if (number !== null && !details?.sentAt) {
      void go(wish);
      return;
    }
    goOnceIssued(wish);
    dispatch(quoteDetailsActions.issueRequested({ id }));
  };
}
