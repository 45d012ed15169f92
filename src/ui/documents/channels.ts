import type { Party } from '../../features/quotes/quoteDetails';
import { barePhone, isPhone, showPhone } from '../../features/shared/brazil';
import { foreignNumber } from '../../features/shared/phone';

/** The channels by which a message reaches a client. */
export type Channel = 'whatsapp' | 'email' | 'copy' | 'share';

/**
 * The number of a chat, with its country code; null if it cannot be understood. Only a number without a country code, or
 * with 55, is Brazilian: any other belongs to somebody else in Brazil.
 */
export function chatNumber({ phone }: Pick<Party, 'phone'>): string | null {
  const bare = barePhone(phone ?? '');
  return isPhone(bare) ? `55${bare}` : foreignNumber(phone ?? '');
}

/**
 * The address of a WhatsApp chat with the client and the prepared message. Without a phone number the user chooses
 * the contact.
 */
export const whatsappUrl = (to: Pick<Party, 'phone'>, text: string): string =>
  `https://wa.me/${chatNumber(to) ?? ''}?text=${encodeURIComponent(text)}`;

/** A Brazilian phone number with punctuation; another number as it was typed. */
export const phoneText = (phone: string): string =>
  isPhone(barePhone(phone)) ? showPhone(phone) : phone.trim();

/** Names what the sending buttons will open: 'o WhatsApp de (19) 99765-8801 ou um email para …'. */
export function channelsText({ phone, email }: Pick<Party, 'phone' | 'email'>): string {
  return [
    phone === null || chatNumber({ phone }) === null
      ? 'o WhatsApp, onde você escolhe a conversa,'
      : `o WhatsApp de ${phoneText(phone)}`,
    email === null ? 'um email sem destinatário' : `um email para ${email}`,
  ].join(' ou ');
}

export const emailUrl = ({ email }: Pick<Party, 'email'>, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(email ?? '').replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
