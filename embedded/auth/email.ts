import { AuthError } from './authError';

// As GoTrue: something, an at sign, and a domain with a dot.
const EMAIL = /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+\.[^\s@<>(),;:\\"[\].]+$/;

/** Longer addresses belong to no account. */
export const MAX_EMAIL_LENGTH = 255;

/** An address as accounts are stored and looked up by. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** @throws AuthError 400 if a new account cannot have this address. */
export function checkEmail(email: string): void {
  if (email.length > MAX_EMAIL_LENGTH || !EMAIL.test(email) || email.includes('\0')) {
    throw new AuthError(
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    );
  }
}
