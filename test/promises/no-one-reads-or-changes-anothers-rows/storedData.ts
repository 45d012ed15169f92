import type { Database } from '../../../embedded/database/database';
import type { RawResponse } from '../support/http';
import { referenceColumns, sqlTableName, TABLE_NAMES } from '../../sideTables';
import { type Person } from '../support/person';

/** Everything that is stored about a person, read without row level security. */
export async function storedDataOf(database: Database, person: Person): Promise<string> {
  const found = await database.transaction(async (sql) => {
    const lists: unknown[] = [];
    for (const table of TABLE_NAMES) {
      lists.push(
        await sql.query(
          `select t::text as row from public.${sqlTableName(table)} t where user_id = cast($1::text as uuid) order by id`,
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

/** The number of other users' rows that refer to a row of this person. */
export async function countReferencesTo(database: Database, person: Person): Promise<number> {
  return database.transaction(async (sql) => {
    let count = 0;
    for (const table of TABLE_NAMES) {
      for (const [column, target] of referenceColumns(table)) {
        const [row] = await sql.query(
          `select count(*)::text as n from public.${sqlTableName(table)} where user_id <> cast($1::text as uuid)
           and ${column} in (select id from public.${target} where user_id = cast($1::text as uuid))`,
          [person.id],
        );
        count += Number(row?.['n']);
      }
    }
    return count;
  });
}

/** The data about a person that an answer reveals; null if it reveals none. */
export function leakIn(received: RawResponse, person: Person): string | null {
  const everything = `${received.text}\n${JSON.stringify(received.headers)}`;
  if (everything.includes(person.secret)) return `a secret of ${person.id}`;
  if (everything.includes('$2a$') || everything.includes('encrypted_password":"')) {
    return 'a password hash';
  }
  return null;
}

/** The number of rows that the answer's header states; null if it states none. */
export function rowCountIn({ headers }: RawResponse): number | null {
  const total = /\/(\d+)$/.exec(String(headers['content-range'] ?? ''))?.[1];
  return total === undefined ? null : Number(total);
}
