import { randomBytes } from 'node:crypto';
import { createServer, get, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { signingSecret } from './auth/secret';
import { tokenSigner } from './auth/tokens';
import type { Database } from './database/database';
import { freeSpace, RESERVED_SPACE } from './database/diskSpace';
import { dataFolder, prepareFolder } from './database/folder';
import { type FolderLock, lockFolder } from './database/lock';
import { type Migration, readMigrations } from './database/migrations';
import { openDatabase, openInMemory } from './database/open';
import { createApp } from './http/app';
import { closeUnreadConnections, limitConnections } from './http/connections';
import { SECURITY_HEADERS } from './http/contentSecurity';
import { PUBLIC_KEY } from './http/guards';
import { allowedHosts, hostInUrl } from './http/hosts';
import { FairQueue } from './http/fairQueue';
import { openChannel } from './maintenance/channel';
import { errorInOneLine } from './errorInOneLine';
import { readCatalogue } from './rest/catalogue';
import { readSettings, type Settings } from './settings';
import { StartupError } from './startupError';

/** A running server. */
export interface RunningServer {
  /** The server's address, e.g. `http://localhost:3000`, without a trailing slash. */
  readonly url: string;
  /** The database behind the server, for demo data and tests. */
  readonly database: Database;
  /** Resolves if the database engine crashes. Nothing is served after that. */
  readonly crashed: Promise<Error>;
  /** Finishes running requests, closes the database and releases the data folder. */
  close(): Promise<void>;
}

/** The settings, and parts that only tests replace. */
export interface ServerOptions extends Settings {
  readonly migrations?: readonly Migration[];
  /** Another database, e.g. a real PostgreSQL. With it, `dataDir` is unused. */
  readonly database?: Database;
  readonly log?: (line: string) => void;
  /** Whether to go on with what can be read of a damaged data folder, after a copy. */
  readonly acceptsDamage?: boolean;
}

interface Storage {
  readonly database: Database;
  readonly secret: Uint8Array;
  readonly lock: FolderLock | null;
  /** How many more bytes of the disk a change may use. */
  readonly freeBytes: () => number;
}

const IN_MEMORY = { lock: null, freeBytes: () => Infinity };

async function openStorage(options: ServerOptions, log: (line: string) => void): Promise<Storage> {
  const migrations = options.migrations ?? readMigrations();
  if (options.database !== undefined) {
    return { ...IN_MEMORY, database: options.database, secret: randomBytes(48) };
  }
  if (options.dataDir === null) {
    return { ...IN_MEMORY, database: await openInMemory(migrations), secret: randomBytes(48) };
  }
  const folder = dataFolder(options.dataDir);
  await prepareFolder(folder);
  const lock = await lockFolder(folder);
  try {
    const database = await openDatabase(folder, migrations, log, options.acceptsDamage);
    return {
      database,
      secret: await signingSecret(folder.secret),
      lock,
      // Half of the reserved space may be used. The other half is kept for the work that PostgreSQL has to finish.
      freeBytes: () => freeSpace(folder.root) - RESERVED_SPACE / 2,
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The greatest number of open connections. If more are open, the server closes those that keep it waiting. */
const MOST_CONNECTIONS = 500;

// Creates the HTTP server. Its timeouts end slow and half-open connections: one limits the arrival of a request, one
// the time that a socket is idle.
function createHttpServer(): Server {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 32 * 1024,
  });
  server.maxConnections = 1_000;
  server.setTimeout(120_000);
  limitConnections(server, MOST_CONNECTIONS);
  closeUnreadConnections(server, { mostUnanswered: 4, readWithin: 60_000 });
  return server;
}

/** Answers requests while the database is opening, with the advice to retry later. */
const refuseWhileStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Retry-After': '1', Connection: 'close' }).end('Starting');
};

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Readonly<Record<string, string>> = {
        EADDRINUSE: `Port ${String(port)} is taken by another program. Stop it, or choose another one: PORT=3001 npm start`,
        EACCES: `Port ${String(port)} may not be used by this user. Choose one above 1023: PORT=3000 npm start`,
        EADDRNOTAVAIL: `HOST=${host} is not an address of this machine.`,
        ENOTFOUND: `HOST=${host} is not an address of this machine.`,
      };
      reject(
        new StartupError(
          reasons[error.code ?? ''] ??
            `Cannot listen on ${host}:${String(port)} (${error.message}).`,
        ),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
    // After this pause, connections that are still busy are closed.
    setTimeout(() => {
      server.closeAllConnections();
    }, 2_000).unref();
  });
}

function publicUrl(host: string, port: number): string {
  const name =
    host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : hostInUrl(host);
  return `http://${name}:${String(port)}`;
}

/** Requests the server's own health check once. So no address is printed at which nothing answers. */
async function checkHealth(host: string, port: number): Promise<void> {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : hostInUrl(host);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    // Loading Node's `fetch` takes longer than the whole check.
    get(
      `http://${reachable}:${String(port)}/auth/v1/health`,
      { agent: false, headers: { apikey: PUBLIC_KEY } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    ).on('error', reject);
  }).catch((error: unknown) => {
    throw new StartupError(
      `HOST=${host} cannot be reached from this machine itself (${errorInOneLine(error)}).`,
    );
  });
  if (status !== 200)
    throw new StartupError(`The server does not answer as it should (${String(status)}).`);
}

/**
 * Starts the embedded backend and the app on the same origin. The port is taken first. If it is busy, the data folder
 * is left untouched.
 * @param options - The settings that differ from the defaults of `readSettings`.
 * @returns once the server answers.
 * @throws StartupError if the server cannot start.
 */
export async function startServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const settings: ServerOptions = { ...readSettings({}), ...options };
  const log =
    settings.log ??
    ((line: string) => {
      console.log(line);
    });
  const server = createHttpServer();
  let answer: RequestListener = refuseWhileStarting;
  server.on('request', (request, response) => {
    if (request.socket.destroyed) return;
    // These headers are also set on answers that Hono never sees, such as the answer to an invalid address.
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    answer(request, response);
  });
  const port = await listen(server, settings.port, settings.host);
  let storage: Storage | null = null;
  try {
    storage = await openStorage(settings, log);
    const { database, secret, freeBytes } = storage;
    const url = publicUrl(settings.host, port);
    const turns = new FairQueue(database.atOnce ?? 1);
    server.on('connection', () => {
      turns.arrived();
    });
    server.on('request', () => {
      turns.arrived();
    });
    const app = createApp({
      database,
      turns,
      catalogue: await readCatalogue(database),
      tokens: tokenSigner(secret, `${url}/auth/v1`),
      limits: settings.limits,
      hosts: allowedHosts(settings.host, settings.allowedHosts),
      distDir: settings.distDir,
      maxBodyBytes: settings.maxBodyBytes,
      freeBytes,
      log,
    });
    const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    answer = (request, response) => void listener(request, response);
    await checkHealth(settings.host, port);
    const channel = storage.lock === null ? null : openChannel(database, storage.lock);
    const close = async (): Promise<void> => {
      channel?.close();
      await closeServer(server);
      await database.close();
      await storage?.lock?.release();
    };
    // Running requests get the answer 503 before the server closes.
    const crashed = (database.crashed ?? new Promise<never>(() => undefined)).then(
      async (error) => {
        await closeServer(server);
        return error;
      },
    );
    return { url, database, crashed, close };
  } catch (error) {
    await closeServer(server);
    await storage?.database.close();
    await storage?.lock?.release();
    throw error;
  }
}
