import { countryDigits } from '../../features/shared/phone';

/** A `tel:` address; null where the text has no number. */
export function phoneHref(phone: string): string | null {
  const abroad = countryDigits(phone);
  const digits = abroad ?? phone.replace(/\D/g, '');
  if (digits === '') return null;
  return `tel:${abroad === null ? '' : '+'}${digits}`;
}

/** A `mailto:` address, escaped so that the text cannot add headers (`?bcc=…`). */
export const emailHref = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
