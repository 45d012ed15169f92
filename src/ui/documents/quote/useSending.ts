import { documentToSend } from '../../../features/business/documents/link/documentToSend';
import { QUOTE_SLOT, quoteFile } from '../../../features/business/documents/link/file';
import { snapshotOf } from '../../../features/business/documents/link/hash';
import { QUOTE_PAGE, quoteLink } from '../../../features/business/documents/link/link';
import type { SentDocument } from '../../../features/business/documents/link/sentDocument';
import type { QuoteDocument } from '../../../features/business/documents/quoteDocument';
import {
  quoteDetailsActions,
  quoteDetailsSelectors,
} from '../../../features/business/quotes/quoteDetailsSlice';
import type { SendModal } from '../../../features/app/forms/modal';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { Channel, Message } from '../channels';
import type { CopyControl, Delivery } from '../delivery';
import { saveFile } from '../../records/saveFile';
import { useOnceIssued } from '../useOnceIssued';
import type { PdfRequest } from '../usePdf';
import { LINK_PLACE, quotePdf } from './useQuoteMessage';

/**
 * Loads the text of the client's page, which the build places beside the app.
 * @throws TypeError or Error if the page cannot be loaded.
 */
export async function loadQuotePage(): Promise<string> {
  const response = await fetch(`/${QUOTE_PAGE}`);
  if (!response.ok) throw new Error(`${String(response.status)} for ${QUOTE_PAGE}`);
  const page = await response.text();
  // Some hosts answer with an error page of their own.
  if (!page.includes(QUOTE_SLOT)) throw new Error(`${QUOTE_PAGE} has no place for a quote`);
  return page;
}

const PAGE_TYPE = 'text/html';

/** How a quote is sent: a channel, or only the link or the file. */
export type SendWay = Channel | 'link' | 'file';

export interface SendRequest {
  way: SendWay;
  text: string;
  /** The quote number that the text mentions. */
  number: string;
  /** The client's page for the file; null for a link. */
  page: string | null;
  /** The tab that the click has opened for a chat; null if there is none. */
  tab: Window | null;
}

interface Means {
  copyLink: CopyControl['copy'];
  deliver: Delivery['deliver'];
  /** Makes a PDF, or gives the one that was prepared. */
  pdfOf: (request: PdfRequest) => Promise<File>;
  /** Whether the file was saved before, so that it need not be saved again. */
  isSaved: boolean;
  onSaved: () => void;
}

/** The message with which a quote is sent. It has the link itself. */
export const quoteMessage = (
  { client, number }: SentDocument,
  text: string,
  url: string,
): Message => ({
  to: client,
  subject: `Orçamento nº ${number}`,
  text: text.replaceAll(LINK_PLACE, url),
});

/**
 * Delivers the quote exactly as it is stored as sent.
 * @returns whether the quote was delivered. It was not if the user closed the share sheet or gave up copying.
 */
export async function deliverQuote(
  { way, text, number, page, tab }: SendRequest,
  sent: SentDocument,
  { copyLink, deliver, pdfOf, isSaved, onSaved }: Means,
): Promise<boolean> {
  const { url } = quoteLink(sent, window.location.href);
  const file = page === null ? null : quoteFile(sent, page);
  // Another window may have used the expected number, so the number in the text is replaced.
  const message = quoteMessage(sent, text.replaceAll(number, sent.number), url);
  const files = file && [new File([file.html], file.name, { type: PAGE_TYPE })];
  const canShareFile =
    way === 'share' && files !== null && 'canShare' in navigator && navigator.canShare({ files });
  // A message with an attached file mentions the file. If the channel cannot attach it, the file must be saved
  // first.
  if (file && !canShareFile && (way === 'file' || !isSaved)) {
    saveFile(file.name, PAGE_TYPE, file.html);
    onSaved();
  }
  switch (way) {
    case 'link':
      return copyLink(url);
    case 'file':
      return true;
    case 'pdf':
      return deliver(way, { ...message, files: [await pdfOf(quotePdf(sent))] }, tab);
    default:
      return deliver(way, canShareFile ? { ...message, files } : message, tab);
  }
}

interface Options {
  modal: SendModal;
  document: QuoteDocument;
  /** Whether the status of a proposal changes to 'Em análise'. */
  analyze: boolean;
  /**
   * Delivers exactly the document whose hash is stored.
   * @returns whether the document was delivered.
   */
  deliver: (wish: SendRequest, sent: SentDocument) => Promise<boolean>;
  /** Called if the quote could not get a number. */
  drop: (wish: SendRequest) => void;
}

/**
 * Returns a function that sends a quote step by step. It assigns the number, loads what other devices have sent
 * meanwhile, delivers the quote, and then stores what was sent and when.
 */
export function useSending({
  modal,
  document,
  analyze,
  deliver,
  drop,
}: Options): (wish: SendRequest) => void {
  const { id } = modal;
  const dispatch = useAppDispatch();
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, id));
  const { number } = document;
  const deliverAndStore = async (wish: SendRequest): Promise<void> => {
    if (number === null) return;
    const sent = documentToSend({ ...document, number }, details);
    if (!(await deliver(wish, sent))) return;
    const { version, provider, client, credit, issuedOn, validUntil } = sent;
    const sentAs = { provider, client, credit };
    const snapshot = snapshotOf(sent);
    const isRenewed = details !== null && validUntil !== details.validUntil;
    dispatch(
      quoteDetailsActions.sendRequested({
        ...{ id, version, snapshot, sentAs, sentHow: wish.way, analyze },
        ...(isRenewed && { issuedOn, validUntil }),
      }),
    );
  };
  const goOnceIssued = useOnceIssued<SendRequest>(
    modal,
    (wish) => void deliverAndStore(wish),
    drop,
  );
  return (wish) => {
    if (number !== null && !details?.sentAt) {
      void deliverAndStore(wish);
      return;
    }
    goOnceIssued(wish);
    dispatch(quoteDetailsActions.issueRequested({ id }));
  };
}
