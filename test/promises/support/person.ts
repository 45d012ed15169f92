import { randomUUID } from 'node:crypto';
import { ENTITIES, type EntityName } from '../../../src/features/workspace/workspace';
import { signUpUser } from '../../backend';
import { referenceColumns, validRow } from '../../tables';

/** Somebody with one row in each table; every row holds a secret that nobody else may ever see. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly secret: string;
  readonly rows: Readonly<Record<EntityName, string>>;
}

/** Signs a person up and writes their rows. @param url - the server's. */
export async function newPerson(url: string): Promise<Person> {
  const { client, id, email, password } = await signUpUser(url);
  const { data } = await client.auth.getSession();
  const secret = `segredo-de-${randomUUID()}`;
  const rows: Partial<Record<EntityName, string>> = {};
  for (const table of ENTITIES) {
    const references = Object.fromEntries(
      referenceColumns(table).map(([column, target]) => [column, rows[target]]),
    );
    const row = { id: randomUUID(), ...validRow(table, secret), ...references };
    const { error } = await client.from(table).insert(row);
    if (error !== null) throw new Error(error.message);
    rows[table] = row.id;
  }
  return {
    id,
    email,
    password,
    token: data.session?.access_token ?? '',
    refreshToken: data.session?.refresh_token ?? '',
    secret,
    rows: rows as Record<EntityName, string>, // the loop has just filled it
  };
}

/** The headers of a request with a token. */
export function bearing(token: string): Record<string, string> {
  return { apikey: 'oficio-local', authorization: `Bearer ${token}` };
}
