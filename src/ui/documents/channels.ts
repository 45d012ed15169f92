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

/** The address of a WhatsApp chat with the client and the prepared message. Without a phone number the user chooses the contact. */
export const whatsappUrl = (to: Pick<Party, 'phone'>, text: string): string =>
  `https://wa.me/${chatNumber(to) ?? ''}?text=${encodeURIComponent(withoutControlCharacters(text))}`;

/**
 * The most characters of a chat's address. Servers are to take 8,000 (RFC 9110, section 4.1), and wa.me leads on to an
 * address that is somewhat longer.
 */
const CHAT_LIMIT = 7_900;

/** Whether a message fits into the address of its chat. If not, it must be pasted. */
export const fitsChat = ({ to, text }: Message): boolean =>
  whatsappUrl(to, text).length <= CHAT_LIMIT;

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
 * Says what the sending buttons will open: 'o WhatsApp de (19) 99765-8801 ou um email para … com a mensagem pronta'. A
 * message that is too long for a chat is too long for an e-mail.
 */
function channelsText(message: Message): string {
  const [chat, email] = channelNames(message.to);
  if (fitsMailto(emailOf(message))) return `${chat} ou ${email} com a mensagem pronta`;
  const [opened, whom] = fitsChat(message)
    ? [`${chat} com a mensagem pronta, ou ${email}`, 'ele']
    : [`${chat} ou ${email}`, 'eles'];
  return `${opened} em branco: a mensagem é longa demais para ${whom}, e fica copiada para você colar`;
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
  const opened = `O Ofício não envia nada sozinho: abre ${channelsText(message)}`;
  if (!savesFile) return `${opened}.`;
  return fitsMailto(emailOf(message))
    ? `${opened}, e salva o arquivo para você anexar.`
    : `${opened}. Também salva o arquivo, para você anexar.`;
}
