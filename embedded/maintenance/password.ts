import { randomInt } from 'node:crypto';
import { AuthError } from '../auth/authError';
import { normalEmail } from '../auth/email';
import { checkNewPassword, hashPassword } from '../auth/passwords';
import type { Database } from '../database/database';

/** The letters and digits of generated passwords. Those that could be confused in reading are left out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Generates a password of four groups with four characters each, which has 79 bits. */
export function generatePassword(): string {
  const group = (): string =>
    Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** The result of setting a password. If the password was refused, a message explains why. */
export type ResetOutcome =
  | { readonly done: true; readonly sessions: number }
  | { readonly done: false; readonly message: string };

/**
 * Sets an account's password and ends the account's sessions.
 * @param email - The address as it was typed.
 */
export async function resetPassword(
  database: Database,
  email: string,
  password: string,
): Promise<ResetOutcome> {
  try {
    checkNewPassword(password);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return { done: false, message: error.message };
  }
  const hash = await hashPassword(password);
  return database.transaction(async (sql): Promise<ResetOutcome> => {
    const [user] = await sql.query(
      `update auth.users set encrypted_password = $2::text, updated_at = now()
       where email = $1::text returning id`,
      [normalEmail(email.trim()), hash],
    );
    if (user === undefined) return { done: false, message: `No account has the e-mail ${email}.` };
    const ended = await sql.query(
      'delete from auth.sessions where user_id = cast($1::text as uuid) returning id',
      [user['id'] ?? ''],
    );
    return { done: true, sessions: ended.length };
  });
}
