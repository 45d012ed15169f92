import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { BodyError, readBody } from '../http/body';
import { shapeOf } from '../http/jsonShape';
import { AuthError } from './authError';

/** The largest body in bytes, which is the same as GoTrue's limit. */
const MAX_BODY_BYTES = 1024 * 1024;

/** The deepest nesting that a body may have. A valid body is a flat object with one object of metadata. */
const MAX_DEPTH = 20;

/**
 * Reads and validates a JSON body.
 * @throws AuthError 400 if the body is invalid, AuthError 413 if it is too large, or BodyError
 */
export async function readBodyOfShape<T>(context: Context, shape: z.ZodMiniType<T>): Promise<T> {
  let body: unknown;
  try {
    const text = await readBody(context, '', MAX_BODY_BYTES, { isLenient: true });
    if (shapeOf(text).depth > MAX_DEPTH) throw new SyntaxError('The body is nested too deeply');
    body = JSON.parse(text);
  } catch (error) {
    if (error instanceof BodyError && error.problem === 'too large') {
      const message = `Request body too large (max ${String(MAX_BODY_BYTES)} bytes)`;
      throw new AuthError(413, 'request_entity_too_large', message);
    }
    if (!(error instanceof SyntaxError)) throw error;
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: not JSON');
  }
  // As in GoTrue, a missing body counts as an empty object, and unknown members are ignored.
  const parsed = shape.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: unexpected types');
}
