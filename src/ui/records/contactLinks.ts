import { MAILTO_LIMIT } from '../../features/shared/mailto';
import { countryDigits } from '../../features/shared/phone';

/** A `tel:` address; null where the text has no number. */
export function phoneHref(phone: string): string | null {
  const abroad = countryDigits(phone);
  const digits = abroad ?? phone.replace(/\D/g, '');
  if (digits === '') return null;
  return `tel:${abroad === null ? '' : '+'}${digits}`;
}

/** A `mailto:` address, escaped so that the text cannot add headers (`?bcc=…`); null where it is too long to open. */
export function emailHref(email: string): string | null {
  const url = `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
  return url.length > MAILTO_LIMIT ? null : url;
}
