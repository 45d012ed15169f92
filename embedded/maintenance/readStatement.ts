import { quoted } from '../database/database';
import {
  ACCOUNT_COLUMNS,
  ACCOUNTS,
  ACCOUNTS_STATEMENT,
  COMMIT,
  openingStatements,
} from './dumpStatements';

/** A statement that a backup may hold. */
export type DumpStatement =
  /** Rows alone, as literals: it can be run as it is. */
  | { readonly kind: 'rows'; readonly rows: number }
  /** One that every backup holds, word for word. */
  | { readonly kind: 'frame' };

/** Tables and columns of ours have plain names: nothing can hide in one. */
const NAME = '"[a-z_][a-z0-9_]*"';
const INSERT = new RegExp(
  `^insert into (${ACCOUNTS}|public\\.${NAME}) \\((${NAME}(?:, ${NAME})*)\\) values\\n`,
);
const TABLE = new RegExp(`from public\\.(${NAME})\\)`, 'g');
const ACCOUNT_LIST = ACCOUNT_COLUMNS.map(quoted).join(', ');

/** @returns where a literal ends that begins here; null if none does. */
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

/** Counts rows of literals, `(…),` a line each, up to the end of a text. @returns null if there is anything else. */
function countRows(text: string, from: number): number | null {
  let at = from;
  for (let rows = 1; ; rows += 1) {
    if (text[at] !== '(') return null;
    do {
      const end = literalEnd(text, at + 1);
      if (end === null) return null;
      // A comma and a blank, or the end of the row.
      at = text.startsWith(', ', end) ? end + 1 : end;
    } while (text[at] === ' ');
    if (text[at] !== ')') return null;
    if (text.startsWith(');', at)) return at + 2 === text.length ? rows : null;
    if (!text.startsWith('),\n', at)) return null;
    at += 3;
  }
}

/** Whether a statement is one that every backup holds, for whatever tables. */
function isFrame(text: string): boolean {
  const tables = [...text.matchAll(TABLE)].map(([, name = '']) => ({
    name: name.slice(1, -1),
    columns: [],
  }));
  return [...openingStatements(tables), ACCOUNTS_STATEMENT, COMMIT].includes(text);
}

/** Reads a statement of a backup. @returns null if it is none that a backup holds. */
export function readStatement(text: string): DumpStatement | null {
  const [head, into, columns] = INSERT.exec(text) ?? [];
  if (head === undefined) return isFrame(text) ? { kind: 'frame' } : null;
  if (into === ACCOUNTS && columns !== ACCOUNT_LIST) return null;
  const rows = countRows(text, head.length);
  return rows === null ? null : { kind: 'rows', rows };
}
