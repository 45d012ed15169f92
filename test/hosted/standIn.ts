import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { PUBLIC_KEY } from '../../embedded/http/guards';
import { startGatewayServer, type GatewayServer } from './projectGateway';

/** The settings of a stand-in for a hosted project. */
export interface StandInOptions {
  /** The origin of the embedded backend. */
  readonly backend: string;
  /** The public key that requests must send. */
  readonly key: string;
  readonly siteUrl?: string;
  /** Further origins to which a confirmation link may lead. */
  readonly redirects?: readonly string[];
  /** Fields that replace those of the answer to `/settings`. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** How many ms the project's clock is ahead. */
  readonly clockAhead?: number;
  /** The most rows in one answer. */
  readonly maxRows?: number;
  /** Whether tokens are signed with a key pair (ES256), whose public key is published. */
  readonly asymmetric?: boolean;
}

/** Exchanges the backend's tokens for tokens that are signed by ES256, and back. */
async function signer() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const theirs = new Map<string, string>();
  return {
    jwks: {
      keys: [{ ...(await exportJWK(publicKey)), kid: 'stand-in', alg: 'ES256', use: 'sig' }],
    },
    sign: async (token: string): Promise<string> => {
      const signed = await new SignJWT(decodeJwt(token))
        .setProtectedHeader({ alg: 'ES256', kid: 'stand-in', typ: 'JWT' })
        .sign(privateKey);
      theirs.set(signed, token);
      return signed;
    },
    backendsOwn: (token: string): string => theirs.get(token) ?? token,
  };
}

/** Starts the embedded backend behind the same gateway that a hosted project has. */
export async function startStandIn(options: StandInOptions): Promise<GatewayServer> {
  const { backend, key, siteUrl = 'https://oficio.example', redirects = [] } = options;
  const { clockAhead = 0, maxRows, asymmetric = false } = options;
  const keys = await signer();

  const redirectFor = (url: URL): string => {
    const to = url.searchParams.get('redirect_to') ?? '';
    const allowed = [siteUrl, ...redirects].some(
      (place) => URL.canParse(to) && new URL(to).origin === new URL(place).origin,
    );
    return `${allowed ? to : siteUrl}#error=access_denied&error_code=otp_expired`;
  };

  const forward = async (request: Request, service: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const sent = new Headers(request.headers);
    sent.delete('origin');
    sent.set('apikey', PUBLIC_KEY);
    sent.set('accept-encoding', 'identity');
    const token = sent.get('authorization')?.replace(/^Bearer /, '');
    if (token !== undefined) {
      sent.set('authorization', `Bearer ${token === key ? PUBLIC_KEY : keys.backendsOwn(token)}`);
    }
    if (maxRows !== undefined && request.method === 'GET' && service === 'rest') {
      const asked = Number(searchParams.get('limit') ?? maxRows);
      searchParams.set('limit', String(Math.min(asked, maxRows)));
    }
    const body = await request.arrayBuffer();
    return fetch(`${backend}/${service}/v1${pathname}?${searchParams.toString()}`, {
      method: request.method,
      headers: sent,
      body: body.byteLength === 0 ? null : body,
    });
  };

  const auth = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname === '/verify') {
      return new Response(null, { status: 303, headers: { location: redirectFor(url) } });
    }
    if (asymmetric && url.pathname === '/.well-known/jwks.json') return Response.json(keys.jwks);
    const real = await forward(request, 'auth');
    if (url.pathname === '/settings') {
      return Response.json({ ...((await real.json()) as object), ...options.settings });
    }
    if (asymmetric && real.ok && /^\/(token|signup)$/.test(url.pathname)) {
      const session = (await real.json()) as { access_token: string }; // of a success
      return Response.json({ ...session, access_token: await keys.sign(session.access_token) });
    }
    return real;
  };

  return startGatewayServer({ key, auth, rest: (request) => forward(request, 'rest'), clockAhead });
}
