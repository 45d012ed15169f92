import { randomUUID } from 'node:crypto';
import { ENTITIES, type EntityName } from '../../../src/features/workspace/workspace';
import { signUpUser } from '../../backend';

/** A new list does not compile here until it says how it is attacked. */
export const TABLES = ENTITIES;
export type TableName = EntityName;

/** Columns that point at another table. */
export const REFERENCES: Readonly<Record<TableName, Readonly<Record<string, TableName>>>> = {
  clients: {},
  quotes: { client_id: 'clients' },
  projects: { quote_id: 'quotes', client_id: 'clients' },
  payments: { project_id: 'projects' },
  expenses: {},
};

/** A column of each table that takes any text. */
export const TEXT_COLUMN: Readonly<Record<TableName, string>> = {
  clients: 'observations',
  quotes: 'observations',
  projects: 'responsible',
  payments: 'notes',
  expenses: 'notes',
};

/** A row that the table accepts, with `text` in its free text column. */
export function validRow(table: TableName, text: string): Record<string, unknown> {
  const rows: Record<TableName, Record<string, unknown>> = {
    clients: { name: 'Aurora' },
    quotes: { items: [{ name: 'Logo', quantity: 1, price: 10 }], total_value: 10 },
    projects: { name: 'Marca', start_date: '2026-01-05', deadline: '2026-02-05' },
    payments: { received_amount: 10 },
    expenses: { description: 'Papel', category: 'Outros', amount: 1, date: '2026-01-05' },
  };
  return { ...rows[table], [TEXT_COLUMN[table]]: text };
}

/** Somebody with one row in each table; every row holds a secret that nobody else may ever see. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly secret: string;
  readonly rows: Readonly<Record<TableName, string>>;
}

/** Signs a person up and writes their rows. @param url - the server's. */
export async function newPerson(url: string): Promise<Person> {
  const { client, id, email, password } = await signUpUser(url);
  const { data } = await client.auth.getSession();
  const secret = `segredo-de-${randomUUID()}`;
  const rows: Partial<Record<TableName, string>> = {};
  for (const table of TABLES) {
    const references = Object.fromEntries(
      Object.entries(REFERENCES[table]).map(([column, target]) => [column, rows[target]]),
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
    rows: rows as Record<TableName, string>, // the loop has just filled it
  };
}

/** The headers of a request with a token. */
export function bearing(token: string): Record<string, string> {
  return { apikey: 'oficio-local', authorization: `Bearer ${token}` };
}
