import { documentFileName } from '../../features/quoteDocument/quoteDocument';
import { quoteFile } from '../../features/quoteLink/file';
import { quoteLink } from '../../features/quoteLink/link';
import type { SentDocument } from '../../features/quoteLink/sentDocument';
import { emailUrl, whatsappUrl, type Channel } from '../documents/channels';
import { printAs } from '../documents/printAs';
import { share, type Chatting, type Copying } from '../documents/waysOut';
import { saveFile } from '../exports/saveFile';
import { PAGE_TYPE } from './quotePage';
import { LINK_PLACE } from './sendText';

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
