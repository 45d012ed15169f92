import { MAILTO_LIMIT } from '../../features/shared/mailto';
import { countryDigits } from '../../features/shared/phone';

/** What stands between two numbers in one field: a slash, 'ou', or the second number's plus. */
const SEVERAL = /\d.*(?:[/;,|\n+]|\b(?:ou|e|or)\b).*\d/is;

/** The most digits of a number with its country (E.164). A number with a carrier's has no more. */
const MOST_DIGITS = 15;

/** A `tel:` address; null where the text has no number, or several. */
export function phoneHref(phone: string): string | null {
  if (SEVERAL.test(phone)) return null;
  const abroad = countryDigits(phone);
  const digits = abroad ?? phone.replace(/\D/g, '');
  if (digits === '' || digits.length > MOST_DIGITS) return null;
  return `tel:${abroad === null ? '' : '+'}${digits}`;
}

/** A `mailto:` address, escaped so that the text cannot add headers (`?bcc=…`); null where it is too long to open. */
export function emailHref(email: string): string | null {
  const url = `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
  return url.length > MAILTO_LIMIT ? null : url;
}
