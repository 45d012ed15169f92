import { RestError, unparsable } from './restError';

/** Which rows of a result are wanted. */
export interface RowRange {
  readonly offset: number;
  readonly limit: number;
}

/** The hosted service cuts every answer here without a word; so does this one. */
const MAX_ROWS = 1000;

function count(name: string, text: string | null): number | null {
  if (text === null) return null;
  if (!/^\d{1,15}$/.test(text)) throw unparsable(`${name} parameter`, text);
  return Number(text);
}

/**
 * Reads `offset`, `limit` and the header `Range: first-last`.
 * @returns a range of at most MAX_ROWS rows.
 */
export function parseRange(parameters: URLSearchParams, header: string | undefined): RowRange {
  const limit = count('limit', parameters.get('limit'));
  const offset = count('offset', parameters.get('offset'));
  const range = /^(\d{1,15})-(\d{0,15})$/.exec(header ?? '');
  const first = range === null ? 0 : Number(range[1]);
  const last = range === null || range[2] === '' ? Infinity : Number(range[2]);
  if (last < first) {
    throw new RestError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  const start = Math.max(first, offset ?? 0);
  const wanted = Math.min(limit ?? Infinity, last - start + 1, MAX_ROWS);
  return { offset: start, limit: Math.max(0, wanted) };
}

/** The header `Content-Range`. @param total - rows of the whole result, if counted. */
export function contentRange(first: number, rows: number, total: number | null): string {
  const span = rows === 0 ? '*' : `${String(first)}-${String(first + rows - 1)}`;
  return `${span}/${total === null ? '*' : String(total)}`;
}
