import { documentToSend } from '../../features/quoteLink/documentToSend';
import { snapshotOf } from '../../features/quoteLink/hash';
import type { SentDocument } from '../../features/quoteLink/sentDocument';
import type { QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import {
  quoteDetailsActions,
  quoteDetailsSelectors,
} from '../../features/quotes/quoteDetailsSlice';
import type { Modal } from '../../features/workspace/workspace';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useWhenSaved } from './useWhenSaved';

interface Options<Wish> {
  modal: Modal;
  document: QuoteDocument;
  /** A proposal becomes one that is being analysed. */
  analyze: boolean;
  /** Brings it on its way: the very document whose hash was noted. */
  deliver: (wish: Wish, sent: SentDocument) => void;
}

/**
 * Sending, step by step, each once the one before is saved: the number, where there is none yet; what
 * is sent, and when; and then the way out.
 */
export function useSending<Wish>({
  modal: { id, saving },
  document,
  analyze,
  deliver,
}: Options<Wish>): (wish: Wish) => void {
  const dispatch = useAppDispatch();
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, id));
  const { number } = document;
  const goOnceNoted = useWhenSaved(
    saving,
    details?.sentAt ?? null,
    ({ wish, sent }: { wish: Wish; sent: SentDocument }) => {
      deliver(wish, sent);
    },
  );
  const note = (wish: Wish) => {
    if (number === null) return;
    const sent = documentToSend({ ...document, number }, details);
    const snapshot = snapshotOf(sent);
    goOnceNoted({ wish, sent });
    dispatch(quoteDetailsActions.sendRequested({ id, version: sent.version, snapshot, analyze }));
  };
  const noteOnceNumbered = useWhenSaved(saving, number, note);
  return (wish) => {
    if (saving) return;
    if (number !== null) {
      note(wish);
      return;
    }
    noteOnceNumbered(wish);
    dispatch(quoteDetailsActions.issueRequested({ id }));
  };
}
