import { quotedIdentifier } from '../database/database';
import type { Table } from './catalogue';
import { shortColumnOf } from './columns';
import { unparsable, unsupported } from './restError';

/** Translates a parameter such as `order=date.desc,created_at.desc` into an `order by`. */
export function parseOrder(table: Table, text: string | null): string | null {
  if (text === null || text === '') return null;
  const names = new Set<string>();
  const terms = text.split(',').map((part) => {
    const [, name, direction = 'asc'] = /^(\w+)(?:\.(asc|desc))?$/.exec(part) ?? [];
    if (name === undefined) throw unparsable('order', text);
    if (names.has(name)) throw unsupported('Sorting by a column twice');
    names.add(name);
    return `${quotedIdentifier(shortColumnOf(table, name).name)} ${direction}`;
  });
  return terms.join(', ');
}

/** The most rows of an answer. The hosted service silently cuts longer answers, and so does this backend. */
const MAX_ROWS = 1000;

/**
 * Reads a parameter such as `limit=20`.
 * @returns the number of rows, at most MAX_ROWS.
 */
export function parseLimit(text: string | null): number {
  if (text === null) return MAX_ROWS;
  if (!/^\d{1,15}$/.test(text)) throw unparsable('limit parameter', text);
  return Math.min(Number(text), MAX_ROWS);
}
