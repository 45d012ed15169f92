import type { Database } from '../../../embedded/database/database';
import type { Received } from '../support/http';
import { referenceColumns, storedName, TABLE_NAMES } from '../../sideTables';
import { type Person } from '../support/person';

/** Everything that is stored for a person, read without row level security. */
export async function everythingOf(database: Database, person: Person): Promise<string> {
  const found = await database.transaction(async (sql) => {
    const lists: unknown[] = [];
    for (const table of TABLE_NAMES) {
      lists.push(
        await sql.query(
          `select t::text as row from public.${storedName(table)} t where user_id = cast($1::text as uuid) order by id`,
          [person.id],
        ),
      );
    }
    lists.push(
      await sql.query(
        'select email, encrypted_password from auth.users where id = cast($1::text as uuid)',
        [person.id],
      ),
    );
    return lists;
  });
  return JSON.stringify(found, null, 1);
}

/** How many rows of other users refer to a row of this person. */
export async function pointersAt(database: Database, person: Person): Promise<number> {
  return database.transaction(async (sql) => {
    let count = 0;
    for (const table of TABLE_NAMES) {
      for (const [column, target] of referenceColumns(table)) {
        const [row] = await sql.query(
          `select count(*)::text as n from public.${storedName(table)} where user_id <> cast($1::text as uuid)
           and ${column} in (select id from public.${target} where user_id = cast($1::text as uuid))`,
          [person.id],
        );
        count += Number(row?.['n']);
      }
    }
    return count;
  });
}

/** What an answer reveals about a person, or null. */
export function leakIn(received: Received, person: Person): string | null {
  const everything = `${received.text}\n${JSON.stringify(received.headers)}`;
  if (everything.includes(person.secret)) return `a secret of ${person.id}`;
  if (everything.includes('$2a$') || everything.includes('encrypted_password":"')) {
    return 'a password hash';
  }
  return null;
}

/** The number of rows according to the answer's header, or null. */
export function countIn({ headers }: Received): number | null {
  const total = /\/(\d+)$/.exec(String(headers['content-range'] ?? ''))?.[1];
  return total === undefined ? null : Number(total);
}
