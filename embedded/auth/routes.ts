import { type Context, Hono } from 'hono';
import { AuthError } from './authError';
import { exchangeCode, exchangeRefreshToken, signInWithPassword } from './grants';
import { authLimiters, type AuthLimits } from './limits';
import type { AuthServices } from './services';
import { sessionBody } from './sessionBody';
import type { OpenSession } from './sessions';
import { claimsOf, logout, sendUser } from './signedIn';
import { signUp } from './signUp';

/** Settings of the authentication routes. */
interface AuthOptions extends Omit<AuthServices, 'limiters'> {
  readonly limits: AuthLimits;
}

/** The method that GoTrue accepts on each path. */
const METHODS: Readonly<Record<string, string>> = {
  '/signup': 'POST',
  '/token': 'POST',
  '/logout': 'POST',
  '/user': 'GET',
  '/settings': 'GET',
  '/health': 'GET',
  '/.well-known/jwks.json': 'GET',
};

const refuseMethod = (context: Context, allowed: string): Response =>
  context.body(null, 405, { Allow: allowed });

/** The routes below `/auth/v1` that supabase-js uses for e-mail and password. */
export function authRoutes({ limits, ...rest }: AuthOptions): Hono {
  const routes = new Hono();
  const services: AuthServices = { ...rest, limiters: authLimiters(limits) };
  const { database, turns, tokens } = services;

  const answer = async (context: Context, session: OpenSession): Promise<Response> =>
    context.json(await sessionBody(tokens, session));

  routes.use('*', async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });

  // Hono answers HEAD like GET, so other methods are refused here.
  routes.use('*', async (context, next) => {
    const allowed = METHODS[context.req.path.slice('/auth/v1'.length)];
    if (context.req.raw.method === 'HEAD' && allowed !== undefined)
      return context.body(null, 405, { Allow: allowed });
    return next();
  });

  routes.all('/user', async (context, next) => {
    if (context.req.raw.method !== 'GET') await claimsOf(context, tokens);
    await next();
  });

  routes.post('/signup', async (context) => answer(context, await signUp(context, services)));

  routes.post('/token', async (context) => {
    const grant = context.req.query('grant_type');
    if (grant === 'password') {
      const body = await sessionBody(tokens, await signInWithPassword(context, services));
      return context.json({ ...body, weak_password: null });
    }
    if (grant === 'refresh_token')
      return answer(context, await exchangeRefreshToken(context, services));
    if (grant === 'pkce') return exchangeCode(context);
    throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  });

  routes.post('/logout', (context) => logout(context, services));

  routes.get('/user', (context) => sendUser(context, services));

  // The health check does not wait in the queue. Simultaneous requests share one query.
  let asking: Promise<unknown> | null = null;
  routes.get('/health', async (context) => {
    asking ??= turns
      .takeNext(() => database.transaction((sql) => sql.query('select 1')))
      .finally(() => (asking = null));
    await asking;
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

  // Tokens are signed with a shared secret, so there is no public key to publish.
  routes.get('/.well-known/jwks.json', (context) => context.json({ keys: [] }));

  for (const [path, allowed] of Object.entries(METHODS)) {
    routes.all(path, (context) => refuseMethod(context, allowed));
  }

  routes.all('*', () => {
    throw new AuthError(
      404,
      'not_found',
      'The embedded backend has no such authentication endpoint',
    );
  });
  return routes;
}
