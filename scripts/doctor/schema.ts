import type { Migration } from '../../embedded/database/migrations';

/** The tables that the migrations create, each with the file that creates it, in order. */
export function tablesOf(
  migrations: readonly Pick<Migration, 'name' | 'sql'>[],
): ReadonlyMap<string, string> {
  return new Map(
    migrations.flatMap(({ name, sql }) =>
      [...sql.matchAll(/^create table public\.(\w+)/gm)].map(
        ([, table = '']) => [table, name] as const,
      ),
    ),
  );
}
