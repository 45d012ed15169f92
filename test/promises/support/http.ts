import { Agent, request } from 'node:http';

/** A request that is sent as it is. supabase-js would correct it. */
export interface RawRequest {
  readonly method?: string;
  /** The path and the query, which are not encoded again. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** The answer to a request. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** An HTTP client for one server. Unlike a browser, it follows no redirects and keeps no cookies. */
export interface RawClient {
  send(sent: RawRequest): Promise<RawResponse>;
  /** The number of requests sent so far. */
  count(): number;
  close(): void;
}

/** A server that has not answered after this time (ms) counts as hung. */
const PATIENCE = 30_000;

/** @param url - the server's address, without a trailing slash. */
export function rawClient(url: string): RawClient {
  const { port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let sentSoFar = 0;
  const exchange = ({
    method = 'GET',
    path,
    headers = {},
    body,
  }: RawRequest): Promise<RawResponse | 'stale'> =>
    new Promise((resolve, reject) => {
      const call = request(
        { host: '127.0.0.1', port, method, path, headers, agent, timeout: PATIENCE },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
            });
          });
        },
      );
      call.on('timeout', () => {
        call.destroy(new Error(`No answer to ${method} ${path.slice(0, 200)}`));
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        // The server has closed a kept connection, or it has refused a body that was still being sent.
        const isClosed = call.reusedSocket && error.code === 'ECONNRESET';
        if (isClosed || error.code === 'EPIPE') resolve('stale');
        else reject(error);
      });
      call.end(body);
    });
  return {
    count: () => sentSoFar,
    close: () => {
      agent.destroy();
    },
    send: async (sent) => {
      sentSoFar += 1;
      const first = await exchange(sent);
      // The server may close a kept connection at any time, and every HTTP client then retries.
      return first === 'stale' ? exchange(sent).then(fresh) : first;
    },
  };
}

function fresh(received: RawResponse | 'stale'): RawResponse {
  if (received === 'stale') throw new Error('The server closed two connections in a row');
  return received;
}

/** Runs `work` for each item, for at most `width` items at a time. */
export async function runInParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
