import { documentToSend } from '../../features/quoteLink/documentToSend';
import { QUOTE_SLOT, quoteFile } from '../../features/quoteLink/file';
import { snapshotOf } from '../../features/quoteLink/hash';
import { QUOTE_PAGE, quoteLink } from '../../features/quoteLink/link';
import type { SentDocument } from '../../features/quoteLink/sentDocument';
import { documentFileName, type QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import {
  quoteDetailsActions,
  quoteDetailsSelectors,
} from '../../features/quotes/quoteDetailsSlice';
import type { SendModal } from '../../features/forms/modal';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { type Channel, emailUrl, whatsappUrl } from '../documents/channels';
import { printAs } from '../documents/paper';
import { type Chatting, type Copying, share } from '../documents/waysOut';
import { saveFile } from '../exports/saveFile';
import { useOnceIssued } from './useOnceIssued';
import { LINK_PLACE } from './useQuoteMessage';

/**
 * The text of the client's page, as the app's server has it beside the app: part of the build, like a
 * chunk.
 * @throws TypeError or Error where it does not come.
 */
export async function loadQuotePage(): Promise<string> {
  const response = await fetch(`/${QUOTE_PAGE}`);
  if (!response.ok) throw new Error(`${String(response.status)} for ${QUOTE_PAGE}`);
  const page = await response.text();
  // A host may answer with a page of its own making.
  if (!page.includes(QUOTE_SLOT)) throw new Error(`${QUOTE_PAGE} has no place for a quote`);
  return page;
}

const PAGE_TYPE = 'text/html';

/** By what way it goes, the link, the file or the PDF alone among them. */
export type Way = Channel | 'link' | 'file' | 'pdf';

export interface Wish {
  way: Way;
  text: string;
  /** The quote's number that the text says. */
  number: string;
  /** The client's page, to be filled; null where the link goes. */
  page: string | null;
  /** The tab that the press opened for a chat. */
  tab: Window | null;
}

interface Means {
  copy: Record<'link' | 'copy', Copying['copy']>;
  toChat: Chatting['toChat'];
  /** The file is on this device already, and need not be saved for a message again. */
  isSaved: boolean;
  onSaved: () => void;
}

/**
 * Brings a quote on its way: the very document that is noted as sent.
 * @returns whether it went: a share sheet may be closed again, a copy be given up.
 */
export function deliver(
  { way, text, number, page, tab }: Wish,
  sent: SentDocument,
  { copy, toChat, isSaved, onSaved }: Means,
): Promise<boolean> {
  const { url } = quoteLink(sent, window.location.href);
  const file = page === null ? null : quoteFile(sent, page);
  // Another window may have taken the number that was expected.
  const message = text.replaceAll(number, sent.number).replaceAll(LINK_PLACE, url);
  const files = file && [new File([file.html], file.name, { type: PAGE_TYPE })];
  const canShareFile = way === 'share' && files !== null && navigator.canShare({ files });
  // Every message speaks of a file that is attached to it: what cannot attach it by itself has it saved.
  if (file && !canShareFile && (way === 'file' || !isSaved)) {
    saveFile(file.name, PAGE_TYPE, file.html);
    onSaved();
  }
  switch (way) {
    case 'link':
      return copy.link(url);
    case 'copy':
      return copy.copy(message);
    case 'share':
      return share(canShareFile ? { text: message, files } : { text: message }, copy.copy);
    case 'whatsapp':
      return toChat(tab, whatsappUrl(sent.client, message));
    case 'email':
      window.location.assign(emailUrl(sent.client, `Orçamento nº ${sent.number}`, message));
      return Promise.resolve(true);
    case 'file':
      return Promise.resolve(true);
    case 'pdf':
      // What becomes of the print dialog, no browser tells: it goes with the message that follows.
      printAs(documentFileName(sent));
      onSaved();
      return Promise.resolve(false);
  }
}

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
