import { quotedIdentifier } from '../database/database';
import type { DumpTable } from './tables';

/** The columns of an account in a backup, with their types. */
const ACCOUNT = {
  id: 'uuid',
  aud: 'text',
  role: 'text',
  email: 'text',
  encrypted_password: 'text',
  email_confirmed_at: 'timestamptz',
  last_sign_in_at: 'timestamptz',
  raw_app_meta_data: 'jsonb',
  raw_user_meta_data: 'jsonb',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;

export const ACCOUNT_COLUMNS = Object.keys(ACCOUNT);

/** The temporary table that holds the accounts until the restore knows which columns `auth.users` has. */
export const ACCOUNTS_TABLE = 'oficio_accounts';

const list = ACCOUNT_COLUMNS.join(', ');

/** The last statement of a backup. */
export const COMMIT = 'commit;';

/** Returns the first statements of a backup, which ensure that no existing rows are overwritten. */
export function openingStatements(tables: readonly DumpTable[]): readonly string[] {
  const anyRow = tables
    .map(({ name }) => `exists (select from public.${quotedIdentifier(name)})`)
    .join('\n    or ');
  return [
    'begin;',
    'set local standard_conforming_strings = on;',
    "set local timezone = 'UTC';",
    `do $oficio$
begin
  if ${anyRow} then
    raise exception 'The target already holds rows of Ofício: nothing was restored';
  end if;
end
$oficio$;`,
    `create temporary table ${ACCOUNTS_TABLE} (${Object.entries(ACCOUNT)
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')}) on commit drop;`,
  ];
}

/**
 * Moves the accounts to `auth.users`. If the table has the hosted service's columns, they are filled as the hosted
 * service expects, with an identity for each way to sign in. Otherwise the accounts are stored in the format of the
 * embedded backend.
 */
export const ACCOUNTS_STATEMENT = `do $oficio$
begin
  if exists (select from auth.users u join ${ACCOUNTS_TABLE} a on u.id = a.id or lower(u.email) = a.email) then
    raise exception 'The target already has an account of this backup: nothing was restored';
  end if;
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    insert into auth.users (instance_id, ${list},
      confirmation_token, recovery_token, email_change_token_new, email_change)
    select '00000000-0000-0000-0000-000000000000', ${list}, '', '', '', '' from ${ACCOUNTS_TABLE};
    insert into auth.identities (provider_id, user_id, identity_data, provider,
      last_sign_in_at, created_at, updated_at)
    select id::text, id,
      raw_user_meta_data || jsonb_build_object('sub', id::text, 'email', email),
      'email', last_sign_in_at, created_at, updated_at
    from ${ACCOUNTS_TABLE};
  else
    insert into auth.users (${list}) select ${list} from ${ACCOUNTS_TABLE};
  end if;
end
$oficio$;`;
