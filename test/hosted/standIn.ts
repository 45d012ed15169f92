import { createServer, type IncomingMessage } from 'node:http';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { PUBLIC_KEY } from '../../embedded/http/guards';

/** How a stand-in for a hosted project is set up. */
export interface StandInOptions {
  /** Where the embedded backend answers. */
  readonly backend: string;
  /** The public key that it takes. */
  readonly key: string;
  readonly siteUrl?: string;
  /** Origins that a confirmation link may lead to besides. */
  readonly redirects?: readonly string[];
  /** Laid over what `/settings` answers. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** By how much its clock is ahead, in ms. */
  readonly clockAhead?: number;
  /** The most rows of an answer. */
  readonly maxRows?: number;
  /** Signs tokens by a key of its own (ES256), which it publishes. */
  readonly asymmetric?: boolean;
}

/** The embedded backend behind what a hosted project puts in front of it. */
export interface StandIn {
  readonly url: string;
  close(): void;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)); // of a socket
  return Buffer.concat(chunks);
}

/** Tokens by ES256 for those of the backend, and back. */
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

/** Starts a stand-in; whatever is not set is as on a project that is all right. */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
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

  const answer = async (request: IncomingMessage): Promise<Response> => {
    const url = new URL(request.url ?? '/', 'http://project');
    const sent = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string') sent.set(name, value);
    }
    if (url.pathname === '/auth/v1/verify') {
      return new Response(null, { status: 303, headers: { location: redirectFor(url) } });
    }
    if (sent.get('apikey') !== key) {
      return Response.json({ message: 'Invalid API key' }, { status: 401 });
    }
    if (asymmetric && url.pathname === '/auth/v1/.well-known/jwks.json') {
      return Response.json(keys.jwks);
    }
    for (const name of ['host', 'connection', 'content-length', 'origin']) sent.delete(name);
    sent.set('apikey', PUBLIC_KEY);
    sent.set('accept-encoding', 'identity');
    const token = sent.get('authorization')?.replace(/^Bearer /, '');
    if (token !== undefined) {
      sent.set('authorization', `Bearer ${token === key ? PUBLIC_KEY : keys.backendsOwn(token)}`);
    }
    if (maxRows !== undefined && request.method === 'GET' && url.pathname.startsWith('/rest/')) {
      const asked = Number(url.searchParams.get('limit') ?? maxRows);
      url.searchParams.set('limit', String(Math.min(asked, maxRows)));
    }
    const body = await bodyOf(request);
    const real = await fetch(`${backend}${url.pathname}${url.search}`, {
      method: request.method ?? 'GET',
      headers: sent,
      body: body.length === 0 ? null : body,
    });
    if (url.pathname === '/auth/v1/settings') {
      return Response.json({ ...((await real.json()) as object), ...options.settings });
    }
    if (asymmetric && real.ok && /^\/auth\/v1\/(token|signup)$/.test(url.pathname)) {
      const session = (await real.json()) as { access_token: string }; // of a success
      return Response.json({ ...session, access_token: await keys.sign(session.access_token) });
    }
    return real;
  };

  const server = createServer((request, response) => {
    void answer(request).then(async (found) => {
      const headers = Object.fromEntries(found.headers);
      headers['date'] = new Date(Date.now() + clockAhead).toUTCString();
      response.writeHead(found.status, headers);
      response.end(Buffer.from(await found.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
