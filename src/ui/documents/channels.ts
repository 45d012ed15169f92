import type { Party } from '../../features/quoteDocument/quoteDocument';
import { barePhone, isPhone } from '../../features/shared/brazil';

/** By what way a message goes to a client. */
export type Channel = 'whatsapp' | 'email' | 'copy' | 'share';

/** A chat with the client, or the choice of one where no number is known, with the message ready. */
export function whatsappUrl({ phone }: Party, text: string): string {
  const bare = barePhone(phone ?? '');
  const number = isPhone(bare) ? `55${bare}` : '';
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

export const emailUrl = ({ email }: Party, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(email ?? '').replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
