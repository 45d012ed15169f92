import type { SentDocument } from '../features/business/documents/link/sentDocument';
import { withoutControlCharacters } from '../features/shared/controlCharacters';
import type { Email } from '../features/shared/mailto';

/** The provider's first name, for use in sentences. */
export const shortName = ({ provider }: SentDocument): string =>
  provider.name?.trim().split(/\s+/)[0] ?? 'quem enviou';

/** A WhatsApp link that sends a text to the provider's number. Without a number, WhatsApp asks for the recipient. */
export function whatsApp({ provider }: SentDocument, text: string): string {
  const phone = provider.phone ?? '';
  const digits = /^\d{10,11}$/.test(phone) ? `55${phone}` : '';
  return `https://wa.me/${digits}?text=${encodeURIComponent(withoutControlCharacters(text))}`;
}

/** An e-mail to the provider with a text; null if the provider has no e-mail address. */
export const mail = ({ provider, number }: SentDocument, text: string): Email | null =>
  provider.email?.includes('@')
    ? { to: provider.email, subject: `Orçamento nº ${number}`, text }
    : null;
