import type { Party } from '../../features/quotes/quoteDetails';
import { barePhone, isPhone, showPhone } from '../../features/shared/brazil';

/** The channels by which a message reaches a client. */
export type Channel = 'whatsapp' | 'email' | 'copy' | 'share';

/** The phone number of a chat without the country code; null where none is known. */
function chatNumber({ phone }: Pick<Party, 'phone'>): string | null {
  const bare = barePhone(phone ?? '');
  return isPhone(bare) ? bare : null;
}

/**
 * The address of a chat with the client, with the text filled in. Without a number, WhatsApp asks for the
 * recipient.
 */
export function whatsappUrl(to: Pick<Party, 'phone'>, text: string): string {
  const number = chatNumber(to);
  return `https://wa.me/${number === null ? '' : `55${number}`}?text=${encodeURIComponent(text)}`;
}

/** What the buttons will open: 'o WhatsApp de (19) 99765-8801 ou um e-mail para …'. */
export function waysText({ phone, email }: Pick<Party, 'phone' | 'email'>): string {
  const number = chatNumber({ phone });
  return [
    number === null
      ? 'o WhatsApp, onde você escolhe a conversa,'
      : `o WhatsApp de ${showPhone(number)}`,
    email === null ? 'um e-mail sem destinatário' : `um e-mail para ${email}`,
  ].join(' ou ');
}

export const emailUrl = ({ email }: Pick<Party, 'email'>, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(email ?? '').replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
