import type { Party } from '../../features/quoteDocument/quoteDocument';
import { barePhone, isPhone } from '../../features/shared/brazil';

/** By what way a message goes to a client. */
export type Channel = 'whatsapp' | 'email' | 'copy' | 'share';

/** A chat with the client, or the choice of one where no number is known, with the message ready. */
export function whatsappUrl({ phone }: Pick<Party, 'phone'>, text: string): string {
  const bare = barePhone(phone ?? '');
  const number = isPhone(bare) ? `55${bare}` : '';
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** What pressing the buttons opens: 'o WhatsApp de (19) 99765-8801 ou um e-mail para …'. */
export const waysText = ({ phone, email }: Pick<Party, 'phone' | 'email'>): string =>
  [
    phone === null ? 'o WhatsApp, onde você escolhe a conversa,' : `o WhatsApp de ${phone}`,
    email === null ? 'um e-mail sem destinatário' : `um e-mail para ${email}`,
  ].join(' ou ');

export const emailUrl = ({ email }: Pick<Party, 'email'>, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(email ?? '').replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
