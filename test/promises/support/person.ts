import { randomUUID } from 'node:crypto';
import { signUpUser } from '../../backend';
import {
  idEnding,
  newRowId,
  referenceChanges,
  sqlTableName,
  TABLE_NAMES,
  type TableName,
  validRow,
} from '../../sideTables';

/** A person with one row in each table. Every row holds a secret that nobody else may see. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly secret: string;
  readonly rows: Readonly<Record<TableName, string>>;
}

/**
 * Signs a person up and writes their rows.
 * @param url - the server's address
 */
export async function newPerson(url: string): Promise<Person> {
  const { client, id, email, password } = await signUpUser(url);
  const { data } = await client.auth.getSession();
  const secret = `segredo-de-${randomUUID()}`;
  const rows: Partial<Record<TableName, string>> = {};
  for (const table of TABLE_NAMES) {
    const references = Object.fromEntries(
      referenceChanges(table, rows).flatMap(Object.entries<string>),
    );
    const row = { ...validRow(table, secret), ...references };
    const rowId = references['id'] ?? `${newRowId(table, id)}${idEnding(table)}`;
    const { error } = await client.from(sqlTableName(table)).insert({ ...row, id: rowId });
    if (error !== null) throw new Error(error.message);
    rows[table] = rowId;
  }
  return {
    id,
    email,
    password,
    token: data.session?.access_token ?? '',
    refreshToken: data.session?.refresh_token ?? '',
    secret,
    rows: rows as Record<TableName, string>, // the loop has just filled it
  };
}

/** The headers of a request that sends this access token. */
export function authHeaders(token: string): Record<string, string> {
  return { apikey: 'oficio-local', authorization: `Bearer ${token}` };
}
