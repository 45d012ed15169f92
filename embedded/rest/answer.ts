import type { Context } from 'hono';
import type { Preferences } from './preferences';
import type { Result } from './run';

/** The response with a statement's result, or without one if it was not asked for. */
export function answer(
  context: Context,
  status: 200 | 201 | 204 | 206,
  result: Result,
  preferences: Preferences,
  range: string,
): Response {
  const headers: Record<string, string> = { 'Content-Range': range };
  const full =
    context.req.method === 'GET' ||
    context.req.method === 'HEAD' ||
    preferences.representation === 'full';
  if (!full) return context.newResponse(null, status === 200 ? 204 : status, headers);
  headers['Content-Type'] = preferences.single
    ? 'application/vnd.pgrst.object+json; charset=utf-8'
    : 'application/json; charset=utf-8';
  return context.newResponse(result.body, status, headers);
}
