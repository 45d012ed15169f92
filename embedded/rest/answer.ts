import type { Context } from 'hono';
import { compressed } from '../http/compression';
import type { Preferences } from './preferences';
import type { StatementResult } from './run';

/**
 * Returns the response to a request. It contains the statement's result if the request asked for it.
 * @param listed - Whether the rows were selected rather than changed.
 */
export function resultResponse(
  context: Context,
  status: 200 | 201 | 206,
  { body, rows, total }: StatementResult,
  preferences: Preferences,
  listed = false,
): Response {
  const span = listed && rows > 0 ? `0-${String(rows - 1)}` : '*';
  const headers: Record<string, string> = {
    'Content-Range': `${span}/${total === null ? '*' : String(total)}`,
  };
  if (!listed && !preferences.representation) {
    return context.newResponse(null, status === 200 ? 204 : status, headers);
  }
  headers['Content-Type'] = preferences.single
    ? 'application/vnd.pgrst.object+json; charset=utf-8'
    : 'application/json; charset=utf-8';
  return compressed(context, body, status, headers);
}
