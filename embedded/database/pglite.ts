import { PGlite, types } from '@electric-sql/pglite';
import type { Database, Sql, TextRow } from './database';

/** The PostgreSQL major version inside PGlite: a data folder of another one does not open. */
export const POSTGRES_MAJOR = 18;

const asText = (value: string): string => value;

// PGlite turns these types into JavaScript values, losing digits of numbers and times on
// the way. PostgreSQL's own text goes to the client instead.
const textParsers = Object.fromEntries(
  [
    types.BOOL,
    types.INT2,
    types.INT4,
    types.INT8,
    types.OID,
    types.FLOAT4,
    types.FLOAT8,
    types.JSON,
    types.JSONB,
    types.DATE,
    types.TIMESTAMP,
    types.TIMESTAMPTZ,
    types.BYTEA,
  ].map((oid) => [oid, asText]),
);

/**
 * Opens PostgreSQL in process.
 * @param folder - its data folder, created if absent; null keeps everything in memory.
 */
export async function openPglite(folder: string | null): Promise<Database> {
  const engine = await PGlite.create({
    dataDir: folder ?? 'memory://',
    parsers: textParsers,
  });
  // As the hosted service: instants are written in UTC, wherever the machine stands.
  await engine.exec("set timezone to 'UTC'");
  return {
    transaction: (work) =>
      engine.transaction((transaction) => {
        const sql: Sql = {
          query: async (statement, params = []) =>
            (await transaction.query<TextRow>(statement, [...params])).rows,
        };
        return work(sql);
      }),
    script: async (statements) => {
      await engine.exec(statements);
    },
    close: () => engine.close(),
  };
}
