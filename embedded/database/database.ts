/** A row as PostgreSQL writes it: every value is its text, or null. */
export type TextRow = Readonly<Record<string, string | null>>;

/** Runs single statements inside one transaction. */
export interface Sql {
  /**
   * @param statement - one SQL statement; `$1`… stand for `params`, always as text
   * (write `cast($1::text as date)` for anything else).
   */
  query(statement: string, params?: readonly (string | null)[]): Promise<readonly TextRow[]>;
}

/** What runs transactions. */
export interface Transactions {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

/** The PostgreSQL behind the HTTP layer: PGlite, or a real server in the tests. */
export interface Database extends Transactions {
  /** Runs a script of several statements, outside any transaction of its own. */
  script(statements: string): Promise<void>;
  close(): Promise<void>;
  /** Transactions that it runs side by side; one, unless it says more. */
  readonly atOnce?: number;
  /** Resolves if the engine died under way; from then on everything else rejects. */
  readonly crashed?: Promise<Error>;
}

/** Quotes an identifier. Only ever applied to names that PostgreSQL's own catalogue knows. */
export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

/** What PostgreSQL says about a statement that it refused. */
export interface SqlError {
  /** Five characters, e.g. `23505`. */
  readonly code: string;
  readonly message: string;
  readonly detail: string | null;
  readonly hint: string | null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Reads an error of PGlite or of `pg`; null if it does not come from PostgreSQL. */
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
