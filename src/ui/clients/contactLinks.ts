/** A dialable address, or null where the text holds no number to dial. */
export function phoneHref(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (digits === '') return null;
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** A mail address that cannot bring headers of its own (`?bcc=…`) along. */
export const emailHref = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
