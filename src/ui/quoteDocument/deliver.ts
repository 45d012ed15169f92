import { quoteFile } from '../../features/quoteLink/file';
import { quoteLink } from '../../features/quoteLink/link';
import type { SentDocument } from '../../features/quoteLink/sentDocument';
import { emailUrl, whatsappUrl, type Channel } from '../documents/channels';
import { saveFile } from '../exports/saveFile';
import { PAGE_TYPE, share } from './quotePage';
import { LINK_PLACE } from './sendText';

/** By what way it goes, the link or the file alone among them. */
export type Way = Channel | 'link' | 'file';

export interface Wish {
  way: Way;
  text: string;
  /** The quote's number that the text says. */
  number: string;
  /** The client's page, to be filled; null where the link goes. */
  page: string | null;
}

interface Means {
  copy: (text: string, what: 'link' | 'copy') => void;
  /** The file is on this device already, and need not be saved for a message again. */
  isSaved: boolean;
}

/**
 * Brings a quote on its way: the very document that was noted as sent.
 * @returns whether its file was saved, to be attached.
 */
export function deliver(
  { way, text, number, page }: Wish,
  sent: SentDocument,
  { copy, isSaved }: Means,
): boolean {
  const { url } = quoteLink(sent, window.location.href);
  const file = page === null ? null : quoteFile(sent, page);
  // Another window may have taken the number that was expected.
  const message = text.replaceAll(number, sent.number).replaceAll(LINK_PLACE, url);
  if (way === 'share') {
    void share(message, file);
    return false;
  }
  // Every message that goes by itself speaks of a file that is attached to it.
  const isToSave = file !== null && (way === 'file' || !isSaved);
  if (isToSave) saveFile(file.name, PAGE_TYPE, file.html);
  if (way === 'link' || way === 'copy') {
    copy(way === 'link' ? url : message, way);
  } else if (way === 'email') {
    window.location.assign(emailUrl(sent.client, `Orçamento nº ${sent.number}`, message));
  } else if (way === 'whatsapp') {
    window.open(whatsappUrl(sent.client, message), '_blank', 'noopener');
  }
  return isToSave;
}
