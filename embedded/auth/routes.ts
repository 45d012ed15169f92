import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Database } from '../database/database';
import { readBody } from '../http/body';
import { depthOf } from '../http/depth';
import { type Account, accountByEmail, alreadyRegistered, createAccount } from './accounts';
import { AuthError } from './authError';
import { checkNewPassword, hashPassword, passwordMatches } from './passwords';
import { type RateLimit, type RateLimiter, rateLimiter } from './rateLimit';
import {
  accountOfSession,
  closeSessions,
  openSession,
  type OpenSession,
  refreshSession,
} from './sessions';
import { ACCESS_TOKEN_SECONDS, type Claims, type TokenMint } from './tokens';

/** Limits on attempts, by what they count. */
export interface AuthLimits {
  /** Failed sign-ins into one account. */
  readonly signInAccount: RateLimit;
  /** Sign-ins from one address. */
  readonly signInAddress: RateLimit;
  /** Sign-ups with one e-mail. */
  readonly signUpAccount: RateLimit;
  /** Sign-ups from one address. */
  readonly signUpAddress: RateLimit;
  /** Refreshes from one address. */
  readonly refreshAddress: RateLimit;
}

/** Settings of the authentication routes. */
export interface AuthOptions {
  readonly database: Database;
  readonly tokens: TokenMint;
  readonly limits: AuthLimits;
  /** The address that a request comes from. */
  readonly addressOf: (context: Context) => string;
}

// As GoTrue: something, an at sign, and a domain with a dot.
const EMAIL = /^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+\.[^\s@<>(),;:\\"[\].]+$/;

const signUpShape = z.object({
  email: z.optional(z.string()),
  password: z.optional(z.string()),
  data: z.nullish(z.record(z.string(), z.unknown())),
});
const signInShape = z.object({
  email: z.optional(z.string()),
  password: z.optional(z.string()),
});
const refreshShape = z.object({ refresh_token: z.optional(z.string()) });

const MAX_EMAIL_LENGTH = 255;

/** Credentials are short. */
const MAX_BODY_BYTES = 64 * 1024;

/** A name and what else is known of a user: an object or two. */
const MAX_DEPTH = 20;

async function read<T>(context: Context, shape: z.ZodMiniType<T>): Promise<T> {
  let body: unknown;
  try {
    const text = await readBody(context, MAX_BODY_BYTES);
    if (depthOf(text) > MAX_DEPTH) throw new SyntaxError('The body is nested too deeply');
    body = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: unexpected types');
}

function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

function checkEmail(email: string): void {
  if (email.length > MAX_EMAIL_LENGTH || !EMAIL.test(email) || email.includes('\0')) {
    throw new AuthError(
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    );
  }
}

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

function limited(limiter: RateLimiter, key: string): void {
  if (!limiter.take(key)) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
}

/** The routes below `/auth/v1`, as far as supabase-js calls them for e-mail and password. */
export function authRoutes({ database, tokens, limits, addressOf }: AuthOptions): Hono {
  const routes = new Hono();
  const limiters = {
    signInAccount: rateLimiter(limits.signInAccount),
    signInAddress: rateLimiter(limits.signInAddress),
    signUpAccount: rateLimiter(limits.signUpAccount),
    signUpAddress: rateLimiter(limits.signUpAddress),
    refreshAddress: rateLimiter(limits.refreshAddress),
  };

  const sessionBody = async ({ account, sessionId, refreshToken }: OpenSession) => {
    const now = Math.floor(Date.now() / 1000);
    const subject = { userId: account.id, sessionId, ...pick(account) };
    return {
      access_token: await tokens.sign(subject, now),
      token_type: 'bearer',
      expires_in: ACCESS_TOKEN_SECONDS,
      expires_at: now + ACCESS_TOKEN_SECONDS,
      refresh_token: refreshToken,
      user: account.json,
    };
  };

  const claimsOf = async (context: Context): Promise<Claims> => {
    const token = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    if (token === undefined) {
      throw new AuthError(401, 'no_authorization', 'This endpoint requires a Bearer token');
    }
    const claims = await tokens.verify(token);
    if (claims === 'expired') {
      throw new AuthError(
        403,
        'bad_jwt',
        'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
      );
    }
    if (claims === 'invalid') {
      throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    }
    return claims;
  };

  const signInWithPassword = async (context: Context): Promise<OpenSession> => {
    const body = await read(context, signInShape);
    limited(limiters.signInAddress, addressOf(context));
    const email = normalEmail(body.email ?? '');
    if (email === '') throw new AuthError(400, 'validation_failed', 'missing email or phone');
    // No account has such an address, and the limiter need not remember it.
    if (email.length > MAX_EMAIL_LENGTH) throw invalidCredentials();
    // Taken before the password is looked at, so that parallel guesses count as well.
    limited(limiters.signInAccount, email);
    const account = email.includes('\0') ? null : await accountByEmail(database, email);
    if (
      !(await passwordMatches(body.password ?? '', account?.passwordHash ?? null)) ||
      account === null
    ) {
      throw invalidCredentials();
    }
    limiters.signInAccount.giveBack(email);
    return openSession(database, account.id);
  };

  const refresh = async (context: Context): Promise<OpenSession> => {
    limited(limiters.refreshAddress, addressOf(context));
    const { refresh_token: token = '' } = await read(context, refreshShape);
    if (token === '') throw new AuthError(400, 'validation_failed', 'refresh_token required');
    return refreshSession(database, token);
  };

  routes.use('*', async (context, next) => {
    context.header('Cache-Control', 'no-store');
    context.header('X-Supabase-Api-Version', '2024-01-01');
    await next();
  });

  routes.post('/signup', async (context) => {
    const body = await read(context, signUpShape);
    limited(limiters.signUpAddress, addressOf(context));
    const email = normalEmail(body.email ?? '');
    const password = body.password ?? '';
    if (email === '') {
      throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    }
    if (password === '') {
      throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
    }
    checkEmail(email);
    checkNewPassword(password);
    const data = body.data ?? {};
    if (JSON.stringify(data).length > 10_000 || JSON.stringify(data).includes('\\u0000')) {
      throw new AuthError(400, 'validation_failed', 'User metadata is too large or malformed');
    }
    limited(limiters.signUpAccount, email);
    // Asked first: hashing a password costs time that a repeated sign-up need not take.
    if ((await accountByEmail(database, email)) !== null) throw alreadyRegistered();
    const hash = await hashPassword(password);
    const account = await database.transaction((sql) => createAccount(sql, email, hash, data));
    return context.json(await sessionBody(await openSession(database, account.id)));
  });

  routes.post('/token', async (context) => {
    const grant = context.req.query('grant_type');
    if (grant === 'password')
      return context.json(await sessionBody(await signInWithPassword(context)));
    if (grant === 'refresh_token') return context.json(await sessionBody(await refresh(context)));
    throw new AuthError(400, 'validation_failed', 'unsupported_grant_type');
  });

  routes.post('/logout', async (context) => {
    const claims = await claimsOf(context);
    const scope = context.req.query('scope') ?? 'global';
    if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
      throw new AuthError(400, 'validation_failed', 'Unsupported logout scope');
    }
    await accountOfSession(database, claims.sub, claims.session_id);
    await closeSessions(database, claims.sub, claims.session_id, scope);
    return context.body(null, 204);
  });

  routes.get('/user', async (context) => {
    const claims = await claimsOf(context);
    return context.json((await accountOfSession(database, claims.sub, claims.session_id)).json);
  });

  routes.get('/health', async (context) => {
    await database.transaction((sql) => sql.query('select 1'));
    return context.json({
      version: 'embedded',
      name: 'GoTrue',
      description: 'Ofício embedded authentication',
    });
  });

  routes.get('/settings', (context) =>
    context.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),
  );

  // The tokens are signed with a shared secret: there is no public key to hand out.
  routes.get('/.well-known/jwks.json', (context) => context.json({ keys: [] }));

  routes.all('*', () => {
    throw new AuthError(
      404,
      'not_found',
      'The embedded backend has no such authentication endpoint',
    );
  });
  return routes;
}

function pick({
  email,
  appMetadata,
  userMetadata,
}: Account): Pick<Account, 'email' | 'appMetadata' | 'userMetadata'> {
  return { email, appMetadata, userMetadata };
}
