import { randomBytes } from 'node:crypto';
import { createServer, get, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { signingSecret } from './auth/secret';
import { tokenMint } from './auth/tokens';
import type { Database } from './database/database';
import { freeSpace, RESERVED_SPACE } from './database/diskSpace';
import { dataFolder, prepareFolder } from './database/folder';
import { type FolderLock, lockFolder } from './database/lock';
import { type Migration, readMigrations } from './database/migrations';
import { openDatabase, openInMemory } from './database/open';
import { createApp } from './http/app';
import { hangUpOnDeaf, keepRoom } from './http/connections';
import { SECURITY_HEADERS } from './http/contentSecurity';
import { PUBLIC_KEY } from './http/guards';
import { allowedHosts, inUrl } from './http/hosts';
import { Turns } from './http/turns';
import { openChannel } from './maintenance/channel';
import { reason } from './reason';
import { readCatalogue } from './rest/catalogue';
import { readSettings, type Settings } from './settings';
import { StartupError } from './startupError';

/** A server that answers. */
export interface RunningServer {
  /** e.g. `http://localhost:3000`; no trailing slash. */
  readonly url: string;
  /** The database underneath, for seeding and for tests. */
  readonly database: Database;
  /** Resolves if the database engine died under way; nothing is served any more. */
  readonly crashed: Promise<Error>;
  /** Finishes requests under way, closes the database and gives the data folder back. */
  close(): Promise<void>;
}

/** Settings, and what only tests replace. */
export interface ServerOptions extends Settings {
  readonly migrations?: readonly Migration[];
  /** A database prepared elsewhere, e.g. a real PostgreSQL; `dataDir` is then not used. */
  readonly database?: Database;
  readonly log?: (line: string) => void;
}

interface Storage {
  readonly database: Database;
  readonly secret: Uint8Array;
  readonly lock: FolderLock | null;
  /** What a change may fill of the disk, in bytes, as it is now. */
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
    const database = await openDatabase(folder, migrations, log);
    return {
      database,
      secret: await signingSecret(folder.secret),
      lock,
      // The other half is for what PostgreSQL has to finish.
      freeBytes: () => freeSpace(folder.root) - RESERVED_SPACE / 2,
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Beyond this many, those that keep the server waiting are hung up on. */
const MOST_CONNECTIONS = 500;

// Slow and half-open clients: a request has this long to arrive, a socket to be idle.
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
  keepRoom(server, MOST_CONNECTIONS);
  hangUpOnDeaf(server, { mostUnanswered: 4, readWithin: 60_000 });
  return server;
}

/** Whoever knocks while the database opens. */
const tellToComeBack: RequestListener = (_request, response) => {
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
    // Whoever is still talking after this is cut off.
    setTimeout(() => {
      server.closeAllConnections();
    }, 2_000).unref();
  });
}

function publicUrl(host: string, port: number): string {
  const name =
    host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : inUrl(host);
  return `http://${name}:${String(port)}`;
}

/** Asks itself once, so that nobody is told of an address at which nothing answers. */
async function checkHealth(host: string, port: number): Promise<void> {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : inUrl(host);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    // Node's `fetch` takes longer to get ready than all the rest of this.
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
      `HOST=${host} cannot be reached from this machine itself (${reason(error)}).`,
    );
  });
  if (status !== 200)
    throw new StartupError(`The server does not answer as it should (${String(status)}).`);
}

/**
 * Starts the embedded backend with the app on the same origin.
 * The port is taken first, so that a busy one leaves the data folder untouched.
 * @param options - what differs from the defaults of `readSettings`.
 * @returns once the server answers.
 * @throws StartupError if it cannot start.
 */
export async function startServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const settings: ServerOptions = { ...readSettings({}), ...options };
  const log =
    settings.log ??
    ((line: string) => {
      console.log(line);
    });
  const server = createHttpServer();
  let answer: RequestListener = tellToComeBack;
  server.on('request', (request, response) => {
    if (request.socket.destroyed) return;
    // Also on what is answered before the app is asked, e.g. an address that is none.
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    answer(request, response);
  });
  const port = await listen(server, settings.port, settings.host);
  let storage: Storage | null = null;
  try {
    storage = await openStorage(settings, log);
    const { database, secret, freeBytes } = storage;
    const url = publicUrl(settings.host, port);
    const turns = new Turns(database.atOnce ?? 1);
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
      tokens: tokenMint(secret, `${url}/auth/v1`),
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
    // Requests under way get their 503 first.
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
