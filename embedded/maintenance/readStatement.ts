import { quotedIdentifier } from '../database/database';
import {
  ACCOUNT_COLUMNS,
  ACCOUNTS_TABLE,
  ACCOUNTS_STATEMENT,
  COMMIT,
  openingStatements,
} from './dumpStatements';

/** A statement that may come next in a backup. */
export type DumpStatement =
  /** The statement inserts rows of literals and does nothing else, so it can be run unchanged. */
  | { readonly kind: 'rows'; readonly rows: number }
  /** The statement is the next of those that every backup contains, exactly as written. */
  | { readonly kind: 'frame' };

/** A quoted name of a table or column. The app's names are plain, so that nothing can be hidden in them. */
const NAME = '"[a-z_][a-z0-9_]*"';
const INSERT = new RegExp(
  `^insert into (${ACCOUNTS_TABLE}|public\\.${NAME}) \\((${NAME}(?:, ${NAME})*)\\) values\\n`,
);
const TABLE = new RegExp(`from public\\.(${NAME})\\)`, 'g');
const ACCOUNT_LIST = ACCOUNT_COLUMNS.map(quotedIdentifier).join(', ');

/**
 * Finds the end of the literal that starts at a position.
 * @returns null if no literal starts there.
 */
function literalEnd(text: string, at: number): number | null {
  if (text.startsWith('null', at)) return at + 4;
  const escapes = text[at] === 'E';
  const quote = escapes ? at + 1 : at;
  if (text[quote] !== "'") return null;
  const special = /['\\\n\r]/g;
  special.lastIndex = quote + 1;
  for (;;) {
    const found = special.exec(text);
    if (found === null) return null;
    const next = text[found.index + 1] ?? '';
    if (found[0] === "'" && next !== "'") return found.index + 1;
    if (found[0] === '\\' && !(escapes && ['\\', 'n', 'r'].includes(next))) return null;
    if (found[0] === '\n' || found[0] === '\r') return null;
    special.lastIndex = found.index + 2;
  }
}

/**
 * Counts the rows of a statement. Each row is one line of literals, `(…),`.
 * @returns null if there is anything else.
 */
function countRows(text: string, from: number): number | null {
  let at = from;
  for (let rows = 1; ; rows += 1) {
    if (text[at] !== '(') return null;
    do {
      const end = literalEnd(text, at + 1);
      if (end === null) return null;
      // A value is followed by a comma and a blank, or by the end of the row.
      at = text.startsWith(', ', end) ? end + 1 : end;
    } while (text[at] === ' ');
    if (text[at] !== ')') return null;
    if (text.startsWith(');', at)) return at + 2 === text.length ? rows : null;
    if (!text.startsWith('),\n', at)) return null;
    at += 3;
  }
}

/**
 * Returns the statements that every backup contains. Each comes once, in this order.
 * @param text - The statement that names the tables, if there is one.
 */
function frameOf(text: string): readonly string[] {
  const tables = [...text.matchAll(TABLE)].map(([, name = '']) => ({
    name: name.slice(1, -1),
    columns: [],
  }));
  return [...openingStatements(tables), ACCOUNTS_STATEMENT, COMMIT];
}

const FRAME = frameOf('');
export const FRAME_LENGTH = FRAME.length;
/** How many of the fixed statements come before the accounts, and before the rows of the tables. */
const BEFORE_ACCOUNTS = FRAME.indexOf(ACCOUNTS_STATEMENT);
const BEFORE_ROWS = FRAME.indexOf(COMMIT);

/**
 * Reads a statement of a backup.
 * @param framed - How many of the fixed statements came before it.
 * @returns null if a backup does not contain it there.
 */
export function readStatement(text: string, framed: number): DumpStatement | null {
  const [head, into, columns] = INSERT.exec(text) ?? [];
  if (head === undefined) return frameOf(text)[framed] === text ? { kind: 'frame' } : null;
  if (framed !== (into === ACCOUNTS_TABLE ? BEFORE_ACCOUNTS : BEFORE_ROWS)) return null;
  if (into === ACCOUNTS_TABLE && columns !== ACCOUNT_LIST) return null;
  const rows = countRows(text, head.length);
  return rows === null ? null : { kind: 'rows', rows };
}
