import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { readApiVersion, AuthError } from '../auth/authError';
import type { AuthLimits } from '../auth/limits';
import { authRoutes } from '../auth/routes';
import type { TokenSigner } from '../auth/tokens';
import type { Database } from '../database/database';
import type { Caller } from '../rest/caller';
import type { Catalogue } from '../rest/catalogue';
import { RestError } from '../rest/restError';
import { restRoutes } from '../rest/routes';
import { restErrorOf } from '../rest/sqlErrors';
import { BodyError } from './body';
import { hostGuard, keyGuard, PUBLIC_KEY } from './guards';
import { staticFiles } from './staticFiles';
import { QueueFullError, type FairQueue } from './fairQueue';

/** The parts of the HTTP layer. */
export interface AppOptions {
  readonly database: Database;
  readonly turns: FairQueue;
  readonly catalogue: Catalogue;
  readonly tokens: TokenSigner;
  readonly limits: AuthLimits;
  readonly hosts: ReadonlySet<string>;
  /** The folder of the built app; with null no app is served. */
  readonly distDir: string | null;
  /** The largest body of a data request, in bytes. */
  readonly maxBodyBytes: number;
  /** How many bytes of the disk a change may use now. */
  readonly freeBytes: () => number;
  /** Logs messages for the operator, which never contain a request's content. */
  readonly log: (line: string) => void;
}

const ANONYMOUS: Caller = { role: 'anon', account: '', claims: '{"role":"anon"}' };

function identifier(tokens: TokenSigner): (authorization: string | undefined) => Promise<Caller> {
  return async (authorization) => {
    const token = /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1]?.trim();
    // Without a session, supabase-js sends the public key as its token.
    if (authorization === undefined || token === PUBLIC_KEY) return ANONYMOUS;
    if (token === undefined) throw new RestError(401, 'PGRST301', 'Expected a Bearer token');
    const claims = await tokens.verify(token);
    if (claims === 'expired') throw new RestError(401, 'PGRST303', 'JWT expired');
    if (claims === 'invalid')
      throw new RestError(401, 'PGRST301', 'No suitable key or wrong key type');
    return { role: 'authenticated', account: claims.sub, claims: JSON.stringify(claims) };
  };
}

function addressOf(context: Context): string {
  return getConnInfo(context).remote.address ?? 'unknown';
}

const BODY_STATUS = {
  'too large': 413,
  'not UTF-8': 400,
  'broken off': 400,
  'one too many at the moment': 503,
} as const satisfies Record<BodyError['problem'], number>;

/** Creates the whole HTTP layer: authentication, data and the app on one origin. */
export function createApp(options: AppOptions): Hono {
  const { database, turns, catalogue, tokens, limits, log } = options;
  const app = new Hono();

  app.use(hostGuard(options.hosts));

  app.use('/auth/v1/*', keyGuard);
  app.route('/auth/v1', authRoutes({ database, turns, tokens, limits, addressOf }));

  app.use('/rest/v1/*', keyGuard);
  app.route(
    '/rest/v1',
    restRoutes({
      database,
      turns,
      catalogue,
      identify: identifier(tokens),
      maxBodyBytes: options.maxBodyBytes,
      freeBytes: options.freeBytes,
    }),
  );

  for (const service of ['realtime', 'storage', 'functions', 'graphql', 'auth', 'rest']) {
    app.all(`/${service}/*`, (context) =>
      context.json({ message: 'no Route matched with those values' }, 404),
    );
  }
  if (options.distDir !== null) app.all('*', staticFiles(options.distDir));

  app.onError((error, context) => {
    if (error instanceof AuthError) {
      if (error.status === 429) context.header('Retry-After', '60');
      const version = readApiVersion(context.req.header('x-supabase-api-version'));
      return context.json(error.body(version), error.status, error.headers(version));
    }
    if (error instanceof BodyError) {
      const status = BODY_STATUS[error.problem];
      if (status === 503) context.header('Retry-After', '1');
      return context.json(
        { code: String(status), message: error.message, details: null, hint: null },
        status,
      );
    }
    if (error instanceof QueueFullError) {
      context.header('Retry-After', '1');
      return context.json({ code: '503', message: error.message, details: null, hint: null }, 503);
    }
    const rest = error instanceof RestError ? error : restErrorOf(error, false);
    if (rest !== null) {
      const { status, code, message, details, hint } = rest;
      if (status >= 500)
        log(`PostgreSQL reports ${code} for ${context.req.method} ${context.req.path}`);
      return context.json({ code, message, details, hint }, status);
    }
    // The message may contain a request's content, so only the error's kind is logged.
    log(`Unexpected ${error.name} for ${context.req.method} ${context.req.path}`);
    return context.json(
      { code: 'PGRST000', message: 'Internal server error', details: null, hint: null },
      500,
    );
  });
  return app;
}
