import type { Party } from '../../features/quotes/quoteDetails';
import { barePhone, isPhone, showPhone } from '../../features/shared/brazil';

/** The channels by which a message reaches a client. */
export type Channel = 'whatsapp' | 'email' | 'copy' | 'share';

/** The chat's phone number without the country code; null if it is unknown. */
function chatNumber({ phone }: Pick<Party, 'phone'>): string | null {
  const bare = barePhone(phone ?? '');
  return isPhone(bare) ? bare : null;
}

/**
 * The address of a WhatsApp chat with the client and the prepared message. Without a phone number the user chooses
 * the contact.
 */
export function whatsappUrl(to: Pick<Party, 'phone'>, text: string): string {
  const number = chatNumber(to);
  return `https://wa.me/${number === null ? '' : `55${number}`}?text=${encodeURIComponent(text)}`;
}

/** Names what the sending buttons will open: 'o WhatsApp de (19) 99765-8801 ou um email para …'. */
export function channelsText({ phone, email }: Pick<Party, 'phone' | 'email'>): string {
  const number = chatNumber({ phone });
  return [
    number === null
      ? 'o WhatsApp, onde você escolhe a conversa,'
      : `o WhatsApp de ${showPhone(number)}`,
    email === null ? 'um email sem destinatário' : `um email para ${email}`,
  ].join(' ou ');
}

export const emailUrl = ({ email }: Pick<Party, 'email'>, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(email ?? '').replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
