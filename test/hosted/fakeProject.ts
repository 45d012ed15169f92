import { randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { PUBLIC_KEY } from '../../embedded/http/guards';
import { startGatewayServer } from './projectGateway';
import type { Mail } from './mailCatcher';
import {
  type ProjectSettings,
  PROJECT_KEY as KEY,
  SECRET_KEY,
  type StoryProject,
  USUAL_SETTINGS,
} from './project';

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string; readonly email: string };
}

interface Account {
  readonly id: string;
  readonly email: string;
  /** The password of the first sign-up. A later sign-up with the same address does not change it. */
  readonly password: string;
  readonly user: Readonly<Record<string, unknown>>;
  confirmed: boolean;
  banned: boolean;
  mailedAt: number;
}

interface Body {
  readonly email?: string;
  readonly password?: string;
  readonly ban_duration?: string;
}

const refused = (status: number, code: string, message: string, more: object = {}): Response =>
  Response.json(
    { code, message, ...more },
    { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
  );

const SETS = [/[a-z]/, /[A-Z]/, /[0-9]/];
const EACH =
  'Password should contain at least one character of each: ' +
  'abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789.';

/**
 * The answer to a password that is too weak, in the words of the authentication server; null if the password is
 * strong enough.
 */
function weakness(password: string, { minPassword, characters }: ProjectSettings): Response | null {
  const isShort = password.length < minPassword;
  const isPlain = characters && !SETS.every((set) => set.test(password));
  if (!isShort && !isPlain) return null;
  const least = `Password should be at least ${String(minPassword)} characters.`;
  return refused(
    422,
    'weak_password',
    [isShort && least, isPlain && EACH].filter(Boolean).join(' '),
    {
      weak_password: {
        reasons: [...(isShort ? ['length'] : []), ...(isPlain ? ['characters'] : [])],
      },
    },
  );
}

/** Exchanges the backend's tokens for tokens with the lifetime that the project sets, and back. */
async function tokens() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const theirs = new Map<string, string>();
  return {
    jwk: { ...(await exportJWK(publicKey)), kid: 'fake', alg: 'ES256', use: 'sig' },
    sign: async (token: string, seconds: number): Promise<string> => {
      const signed = await new SignJWT({ ...decodeJwt(token), jti: randomUUID() })
        .setProtectedHeader({ alg: 'ES256', kid: 'fake', typ: 'JWT' })
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(privateKey);
      theirs.set(signed, token);
      return signed;
    },
    /** The backend's token for a token of the project; null if the project's token has expired. */
    own: (token: string): string | null => {
      const own = theirs.get(token);
      if (own === undefined) return token;
      return (decodeJwt(token).exp ?? 0) * 1000 > Date.now() ? own : null;
    },
  };
}

/**
 * Starts a fake hosted project on top of the embedded backend. It confirms e-mail addresses, sends links, refuses
 * what its settings forbid, and lets tokens expire. Its answers have the words of the real authentication server.
 * @param backend - the origin of the embedded backend.
 */
export async function startFakeProject(
  backend: string,
  wanted: Partial<ProjectSettings> = {},
): Promise<StoryProject> {
  let settings: ProjectSettings = { ...USUAL_SETTINGS, ...wanted };
  const accounts = new Map<string, Account>();
  const links = new Map<string, { account: Account; type: string }>();
  const mails: Mail[] = [];
  const mint = await tokens();

  const forward = async (request: Request, service: string, body?: string): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('origin');
    headers.set('apikey', PUBLIC_KEY);
    headers.set('accept-encoding', 'identity');
    const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? KEY;
    const own = token === KEY ? PUBLIC_KEY : mint.own(token);
    if (own === null) {
      return service === 'rest'
        ? Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
        : refused(403, 'bad_jwt', 'invalid JWT: token is expired');
    }
    headers.set('authorization', `Bearer ${own}`);
    const sent = body ?? (await request.text());
    return fetch(`${backend}/${service}/v1${pathname}${search}`, {
      method: request.method,
      headers,
      body: sent === '' ? null : sent,
    });
  };

  const minted = async (session: Session): Promise<Session & Record<string, unknown>> => ({
    ...session,
    access_token: await mint.sign(session.access_token, settings.tokenSeconds),
    token_type: 'bearer',
    expires_in: settings.tokenSeconds,
    expires_at: Math.floor(Date.now() / 1000) + settings.tokenSeconds,
  });

  const signIn = async ({ email, password }: Account): Promise<Session> => {
    const request = new Request('http://project/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    const answer = await forward(request, 'auth', JSON.stringify({ email, password }));
    return (await answer.json()) as Session; // with the password that it was made with
  };

  const send = (account: Account, type: 'signup' | 'recovery'): Response | null => {
    const left = settings.mailPause - (Date.now() - account.mailedAt) / 1000;
    if (left > 0) {
      const message = `For security purposes, you can only request this after ${String(Math.ceil(left))} seconds.`;
      return refused(429, 'over_email_send_rate_limit', message);
    }
    const token = randomBytes(28).toString('hex');
    for (const [old, link] of links) if (link.account === account) links.delete(old);
    links.set(token, { account, type });
    account.mailedAt = Date.now();
    const link = `${front.url}/auth/v1/verify?token=${token}&type=${type}&redirect_to=${settings.siteUrl}`;
    mails.push({ to: account.email, text: `<a href="${link.replaceAll('&', '&amp;')}">` });
    return null;
  };

  const waiting = ({ user, mailedAt }: Account): Response =>
    Response.json({ ...user, confirmation_sent_at: new Date(mailedAt).toISOString() });

  const signUp = async (request: Request): Promise<Response> => {
    if (!settings.signUps)
      return refused(422, 'signup_disabled', 'Signups not allowed for this instance');
    const text = await request.text();
    const { email = '', password = '' } = JSON.parse(text) as Body;
    const known = accounts.get(email.toLowerCase());
    const weak = weakness(password, settings);
    if (weak !== null) return weak;
    if (known !== undefined && settings.confirm) {
      if (known.confirmed)
        return Response.json({ ...known.user, id: randomUUID(), identities: [] });
      return send(known, 'signup') ?? waiting(known);
    }
    const answer = await forward(request, 'auth', text);
    if (!answer.ok) return answer;
    const session = (await answer.json()) as Session; // of a success
    const account: Account = {
      id: session.user.id,
      email: session.user.email,
      password,
      user: { ...session.user, email_confirmed_at: undefined, confirmed_at: undefined },
      confirmed: !settings.confirm,
      banned: false,
      mailedAt: 0,
    };
    accounts.set(account.email, account);
    if (account.confirmed) return Response.json(await minted(session));
    return send(account, 'signup') ?? waiting(account);
  };

  const token = async (request: Request): Promise<Response> => {
    const text = await request.text();
    const answer = await forward(request, 'auth', text);
    if (!answer.ok) return answer;
    const session = (await answer.json()) as Session; // of a success
    const account = accounts.get(session.user.email);
    if (account?.confirmed === false)
      return refused(400, 'email_not_confirmed', 'Email not confirmed');
    if (account?.banned === true) return refused(400, 'user_banned', 'User is banned');
    return Response.json(await minted(session));
  };

  const verify = async (request: Request): Promise<Response> => {
    const given = new URL(request.url).searchParams.get('token') ?? '';
    const link = links.get(given);
    const to = async (): Promise<string> => {
      if (link === undefined) {
        const description = 'Email+link+is+invalid+or+has+expired';
        return `error=access_denied&error_code=otp_expired&error_description=${description}&sb=`;
      }
      links.delete(given);
      link.account.confirmed = true;
      const session = await minted(await signIn(link.account));
      return new URLSearchParams({
        access_token: session.access_token,
        expires_at: String(session['expires_at']),
        expires_in: String(session['expires_in']),
        refresh_token: session.refresh_token,
        sb: '',
        token_type: 'bearer',
        type: link.type,
      }).toString();
    };
    const location = `${settings.siteUrl}#${await to()}`;
    return new Response(null, { status: 303, headers: { location } });
  };

  const auth = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const isAdmin = request.headers.get('apikey') === SECRET_KEY;
    if (pathname === '/signup') return signUp(request);
    if (pathname === '/token') return token(request);
    if (pathname === '/verify') return verify(request);
    if (pathname === '/.well-known/jwks.json') return Response.json({ keys: [mint.jwk] });
    if (pathname === '/recover') {
      const account = accounts.get(((await request.json()) as Body).email ?? '');
      return (account && send(account, 'recovery')) ?? Response.json({});
    }
    if (pathname.startsWith('/admin/users/') && isAdmin) {
      const account = [...accounts.values()].find(({ id }) => pathname.endsWith(id));
      if (account === undefined) return refused(404, 'user_not_found', 'User not found');
      account.banned = ((await request.json()) as Body).ban_duration !== 'none';
      return Response.json(account.user);
    }
    if (pathname === '/settings') {
      const answer = (await (await forward(request, 'auth')).json()) as object;
      const { confirm, signUps } = settings;
      return Response.json({ ...answer, mailer_autoconfirm: !confirm, disable_signup: !signUps });
    }
    return forward(request, 'auth');
  };

  const front = await startGatewayServer({
    key: KEY,
    secretKey: SECRET_KEY,
    auth,
    rest: (request) => forward(request, 'rest'),
  });
  return {
    url: front.url,
    key: KEY,
    secretKey: SECRET_KEY,
    mails,
    set: (changes) => {
      settings = { ...settings, ...changes };
      return Promise.resolve();
    },
    close: () => {
      front.close();
      return Promise.resolve();
    },
  };
}
