import type { MiddlewareHandler } from 'hono';
import { hostOfHeader, hostOfOrigin } from './hosts';

/** The client key of this backend. It is public and grants nothing by itself. */
export const PUBLIC_KEY = 'oficio-local';

/** Refuses requests to other host names, or from pages of other origins. */
export function hostGuard(allowed: ReadonlySet<string>): MiddlewareHandler {
  return async (context, next) => {
    const host = hostOfHeader(context.req.header('host') ?? '');
    const origin = context.req.header('origin');
    if (host === null || !allowed.has(host)) {
      return context.json({ message: 'This host name is not allowed; see ALLOWED_HOSTS' }, 403);
    }
    if (origin !== undefined && !allowed.has(hostOfOrigin(origin) ?? '')) {
      return context.json({ message: 'This origin is not allowed; see ALLOWED_HOSTS' }, 403);
    }
    return next();
  };
}

/** Requires the public key, as the hosted service does. */
export const keyGuard: MiddlewareHandler = async (context, next) => {
  const key = context.req.header('apikey');
  if (key === undefined) {
    return context.json(
      {
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      },
      401,
    );
  }
  if (key !== PUBLIC_KEY) {
    return context.json({ message: 'Invalid API key', hint: 'Double check your API key.' }, 401);
  }
  return next();
};
