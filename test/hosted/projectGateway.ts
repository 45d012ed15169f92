import { createServer, type IncomingMessage } from 'node:http';

/** The options of the gateway that stands before the services of a hosted project. */
export interface GatewayServerOptions {
  /** The public key that requests must send, and the secret key if there is one. */
  readonly key: string;
  readonly secretKey?: string;
  /**
   * The services that answer the requests which the gateway lets through. The paths come without `/auth/v1` or
   * `/rest/v1`.
   */
  readonly auth: (request: Request) => Promise<Response>;
  readonly rest: (request: Request) => Promise<Response>;
  /** How many ms the project's clock is ahead. */
  readonly clockAhead?: number;
}

/** A running server. */
export interface GatewayServer {
  /** Origin. */
  readonly url: string;
  close(): void;
}

/** Paths that need no key, because people follow them from e-mails, or libraries read them to verify tokens. */
const OPEN = /^\/auth\/v1\/(?:verify|callback|authorize|\.well-known\/.*)$/;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS',
  'access-control-allow-headers':
    'accept, accept-profile, apikey, authorization, content-profile, content-type, prefer, range, ' +
    'x-client-info, x-supabase-api-version, x-retry-count',
  'access-control-expose-headers': 'content-range, retry-after, x-supabase-api-version',
};

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)); // of a socket
  return Buffer.concat(chunks);
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    const isHop = ['host', 'connection', 'content-length', 'transfer-encoding'].includes(name);
    if (typeof value === 'string' && !isHop) headers.set(name, value);
  }
  const body = await bodyOf(incoming);
  return new Request(new URL(incoming.url ?? '/', 'http://project'), {
    method: incoming.method ?? 'GET',
    headers,
    body: body.length === 0 ? null : body,
  });
}

/** The same request, with its path relative to one of the services. */
const moved = (request: Request, prefix: string): Request => {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(prefix.length);
  return new Request(url, request);
};

/** Starts the gateway on loopback, on a port of its own. */
export async function startGatewayServer(options: GatewayServerOptions): Promise<GatewayServer> {
  const { key, secretKey, auth, rest, clockAhead = 0 } = options;

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    const given = request.headers.get('apikey');
    if (given === null && !OPEN.test(pathname)) {
      const hint = 'No `apikey` request header or url param was found.';
      return Response.json({ message: 'No API key found in request', hint }, { status: 401 });
    }
    if (given !== null && given !== key && given !== secretKey) {
      return Response.json({ message: 'Invalid API key' }, { status: 401 });
    }
    if (pathname.startsWith('/auth/v1/')) return auth(moved(request, '/auth/v1'));
    if (pathname.startsWith('/rest/v1/')) return rest(moved(request, '/rest/v1'));
    return Response.json({ message: 'no Route matched with those values' }, { status: 404 });
  };

  const server = createServer((incoming, outgoing) => {
    void requestOf(incoming)
      .then(answer)
      .catch((error: unknown) => Response.json({ message: String(error) }, { status: 502 }))
      .then(async (found) => {
        const headers = { ...Object.fromEntries(found.headers), ...CORS };
        const date = new Date(Date.now() + clockAhead).toUTCString();
        outgoing.writeHead(found.status, { ...headers, date });
        outgoing.end(Buffer.from(await found.arrayBuffer()));
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
