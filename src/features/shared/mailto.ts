import { withoutControlCharacters } from './controlCharacters';

/**
 * The most characters of a `mailto:` address. Windows hands a program at most about 2,080, and Chrome there opens nothing
 * at all for a longer address, without a word.
 */
export const MAILTO_LIMIT = 2_000;

/** The longest e-mail address that any server delivers to (RFC 5321), and the longest subject that is kept. */
const MAX_ADDRESS = 254;
const MAX_SUBJECT = 80;

export interface Email {
  /** The recipient; null to let the user choose. */
  to: string | null;
  subject: string;
  text: string;
}

/** A lone surrogate cannot be encoded and would throw. */
const encoded = (text: string): string => encodeURIComponent(withoutControlCharacters(text));

/**
 * The recipient, of which no part can add headers (`?bcc=…`). An address to which nothing is delivered is left out. Its
 * length is that of its bytes, each of which is one character, or three that begin with `%`.
 */
function recipient(address: string | null): string {
  const text = encoded(address ?? '');
  return text.replace(/%../g, '%').length > MAX_ADDRESS ? '' : text.replace('%40', '@');
}

function parts({ to, subject, text }: Email): { start: string; body: string } {
  const short = Array.from(subject).slice(0, MAX_SUBJECT).join('');
  return {
    start: `mailto:${recipient(to)}?subject=${encoded(short)}`,
    body: `&body=${encoded(text.replace(/\r?\n/g, '\r\n'))}`,
  };
}

/** Whether the text of an e-mail fits into its `mailto:` address. If not, it must be pasted. */
export function fitsMailto(email: Email): boolean {
  const { start, body } = parts(email);
  return start.length + body.length <= MAILTO_LIMIT;
}

/** The `mailto:` address of an e-mail. It is never longer than what opens: a text that does not fit is left out. */
export function mailtoUrl(email: Email): string {
  const { start, body } = parts(email);
  return fitsMailto(email) ? start + body : start;
}
