import type { Sql, TextRow, Transactions } from '../database/database';
import { AuthError } from './authError';

/** An account as GoTrue sends it, with its password hash. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  /** The body of `GET /user`. */
  readonly json: unknown;
}

// A statement that writes a user in GoTrue's format. Times are in ISO 8601.
const USER = `
  u.id, u.email, u.encrypted_password,
  json_build_object(
    'id', u.id, 'aud', u.aud, 'role', u.role, 'email', u.email, 'phone', '',
    'email_confirmed_at', u.email_confirmed_at, 'confirmed_at', u.email_confirmed_at,
    'last_sign_in_at', u.last_sign_in_at,
    'app_metadata', u.raw_app_meta_data,
    'user_metadata', u.raw_user_meta_data || jsonb_build_object('sub', u.id),
    'identities', json_build_array(json_build_object(
      'identity_id', u.id, 'id', u.id, 'user_id', u.id, 'provider', 'email', 'email', u.email,
      'identity_data', u.raw_user_meta_data || jsonb_build_object(
        'sub', u.id, 'email', u.email, 'email_verified', false, 'phone_verified', false),
      'last_sign_in_at', u.created_at, 'created_at', u.created_at, 'updated_at', u.updated_at)),
    'created_at', u.created_at, 'updated_at', u.updated_at, 'is_anonymous', false
  ) as json`;

function toAccount(row: TextRow | undefined): Account | null {
  if (row === undefined) return null;
  return {
    id: row['id'] ?? '',
    email: row['email'] ?? '',
    passwordHash: row['encrypted_password'] ?? '',
    json: JSON.parse(row['json'] ?? 'null'),
  };
}

/**
 * Finds the account with an e-mail address.
 * @param email - In lower case.
 */
export async function accountByEmail(
  database: Transactions,
  email: string,
): Promise<Account | null> {
  const rows = await database.transaction((sql) =>
    sql.query(`select ${USER} from auth.users u where u.email = $1::text`, [email]),
  );
  return toAccount(rows[0]);
}

/**
 * Finds the account with an id.
 * @param id - a uuid.
 */
export async function accountById(sql: Sql, id: string): Promise<Account | null> {
  const rows = await sql.query(
    `select ${USER} from auth.users u where u.id = cast($1::text as uuid)`,
    [id],
  );
  return toAccount(rows[0]);
}

/**
 * Stores the time of a sign-in.
 * @returns the updated account; null if the account no longer exists.
 */
export async function storeSignInTime(sql: Sql, id: string): Promise<Account | null> {
  await sql.query(
    'update auth.users set last_sign_in_at = now(), updated_at = now() where id = cast($1::text as uuid)',
    [id],
  );
  return accountById(sql, id);
}

/**
 * Creates an account. Its e-mail counts as confirmed.
 * @param metadata - The user's own data, for example `{ full_name }`.
 * @throws AuthError 422 if the e-mail is taken.
 */
export async function createAccount(
  sql: Sql,
  email: string,
  passwordHash: string,
  metadata: Readonly<Record<string, unknown>>,
): Promise<Account> {
  const rows = await sql.query(
    `with u as (
        insert into auth.users (email, encrypted_password, raw_user_meta_data, last_sign_in_at)
        values ($1::text, $2::text, cast($3::text as jsonb), now())
        on conflict (email) do nothing
        returning *
      )
      select ${USER} from u`,
    [
      email,
      passwordHash,
      JSON.stringify({ ...metadata, email, email_verified: true, phone_verified: false }),
    ],
  );
  const account = toAccount(rows[0]);
  if (account === null) throw alreadyRegistered();
  return account;
}

/**
 * Returns the user in the form of GoTrue's answer to a sign-up. There the e-mail has only just been confirmed, so some
 * fields are still absent.
 */
export function asSignUpAnswer(json: unknown): unknown {
  const { confirmed_at: _later, identities, ...user } = json as Made; // cast: USER has written it
  return {
    ...user,
    identities: identities.map(({ identity_data: data, ...identity }) => ({
      ...identity,
      identity_data: { ...data, email_verified: true },
    })),
  };
}

interface Made {
  readonly confirmed_at: string;
  readonly identities: readonly { readonly identity_data: object }[];
}

/** The answer to a sign-up with an existing e-mail. */
export function alreadyRegistered(): AuthError {
  return new AuthError(422, 'user_already_exists', 'User already registered');
}
