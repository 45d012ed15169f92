import type { Party } from '../../features/business/quotes/quoteDetails';
import { barePhone, isPhone } from '../../features/shared/brazil';
import { withoutControlCharacters } from '../../features/shared/controlCharacters';
import { fitsMailto, type Email } from '../../features/shared/mailto';
import { foreignNumber, phoneText } from '../../features/shared/phone';

/** The channels by which a message reaches a client. */
export type Channel = 'whatsapp' | 'email' | 'copy' | 'share' | 'pdf';

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
  `https://wa.me/${chatNumber(to) ?? ''}?text=${encodeURIComponent(withoutControlCharacters(text))}`;

/** Names what the sending buttons will open: 'o WhatsApp de (19) 99765-8801', 'um email para …'. */
function channelNames({ phone, email }: Pick<Party, 'phone' | 'email'>): [string, string] {
  return [
    phone === null || chatNumber({ phone }) === null
      ? 'o WhatsApp, onde você escolhe a conversa,'
      : `o WhatsApp de ${phoneText(phone)}`,
    email === null ? 'um email sem destinatário' : `um email para ${email}`,
  ];
}

/**
 * Says what the sending buttons will open: 'o WhatsApp de (19) 99765-8801 ou um email para … com a mensagem pronta'.
 * @param fitsEmail - whether the message fits into an e-mail that opens with it. See `features/shared/mailto`.
 */
function channelsText(to: Pick<Party, 'phone' | 'email'>, fitsEmail: boolean): string {
  const [chat, email] = channelNames(to);
  return fitsEmail
    ? `${chat} ou ${email} com a mensagem pronta`
    : `${chat} com a mensagem pronta, ou ${email} em branco: a mensagem é longa demais para ele, ` +
        'e fica copiada para você colar';
}

/** Says in a message which file goes along. */
export const attachedText = (fileName: string): string => `Arquivo em anexo: ${fileName}`;

/** A message to a client. Only an e-mail shows the subject. */
export interface Message {
  to: Pick<Party, 'phone' | 'email'>;
  subject: string;
  text: string;
}

/** The message as an e-mail. */
export const emailOf = ({ to, subject, text }: Message): Email => ({ to: to.email, subject, text });

/**
 * Says what happens when the user chooses a way to send. Nothing is sent automatically.
 * @param savesFile - whether a file is saved along, which the user attaches.
 */
export function sendingHint(message: Message, savesFile = false): string {
  const fitsEmail = fitsMailto(emailOf(message));
  const opened = `O Ofício não envia nada sozinho: abre ${channelsText(message.to, fitsEmail)}`;
  if (!savesFile) return `${opened}.`;
  return fitsEmail
    ? `${opened}, e salva o arquivo para você anexar.`
    : `${opened}. Também salva o arquivo, para você anexar.`;
}
