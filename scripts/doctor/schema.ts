import type { Migration } from '../../embedded/database/migrations';

/** The tables that the migrations make, each with the file that does, in order. */
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
