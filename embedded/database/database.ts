/** A row. Each value is a text as PostgreSQL writes it, or null. */
export type TextRow = Readonly<Record<string, string | null>>;

/** Runs single statements inside one transaction. */
export interface Sql {
  /**
   * Runs one SQL statement.
   * @param statement - `$1` and so on stand for `params`. These are always texts, so other types need a cast:
   *   `cast($1::text as date)`.
   */
  query(statement: string, params?: readonly (string | null)[]): Promise<readonly TextRow[]>;
}

/** Something that runs transactions. */
export interface Transactions {
  /**
   * Runs `work` in a transaction. The transaction commits when `work` resolves, and rolls back when `work`
   * rejects.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

/** The PostgreSQL behind the HTTP layer: PGlite, or a real server in tests. */
export interface Database extends Transactions {
  /** Runs a script of several statements without a surrounding transaction. */
  script(statements: string): Promise<void>;
  close(): Promise<void>;
  /** How many transactions may run at the same time; one if this is absent. */
  readonly atOnce?: number;
  /** Resolves when the engine crashes. After a crash all calls are rejected. */
  readonly crashed?: Promise<Error>;
}

/** Quotes an identifier. Callers pass only names from PostgreSQL's own catalogue. */
export function quotedIdentifier(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

/** PostgreSQL's error about a refused statement. */
export interface SqlError {
  /** PostgreSQL's code of the error: five characters, e.g. `23505`. */
  readonly code: string;
  readonly message: string;
  readonly detail: string | null;
  readonly hint: string | null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Reads an error of PGlite or `pg`; null if it does not come from PostgreSQL. */
export function asSqlError(error: unknown): SqlError | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { code } = error;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return null;
  return {
    code,
    message: error.message,
    detail: text('detail' in error ? error.detail : null),
    hint: text('hint' in error ? error.hint : null),
  };
}
