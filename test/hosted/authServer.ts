import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Claims, TokenSigner } from '../../embedded/auth/tokens';
import { readMigrations } from '../../embedded/database/migrations';
import { createApp } from '../../embedded/http/app';
import { PUBLIC_KEY } from '../../embedded/http/guards';
import { FairQueue } from '../../embedded/http/fairQueue';
import { readCatalogue } from '../../embedded/rest/catalogue';
import { UNLIMITED } from '../backend';
import { freePort, openPostgres, type PostgresServer, startPostgres } from '../postgres';
import { startGatewayServer } from './projectGateway';
import { startMailCatcher } from './mailCatcher';
import {
  type ProjectSettings,
  PROJECT_KEY as KEY,
  SECRET_KEY,
  type StoryProject,
  USUAL_SETTINGS,
} from './project';

/** Settings that only the real authentication server has. */
export interface AuthServerSettings extends ProjectSettings {
  /** Whether tokens are signed by a key pair (ES256) instead of a shared secret. */
  readonly asymmetric: boolean;
  /** Whether refresh tokens have the newer format. */
  readonly newerTokens: boolean;
  /** How many requests are allowed in five minutes, as in hosted projects; null for no limit. */
  readonly limits: { readonly signUps: number; readonly tokens: number } | null;
}

/** The roles of a hosted project, and the schema that its authentication server fills. */
const ROLES = `
do $$
declare name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role', 'authenticator', 'supabase_admin', 'dashboard_user', 'supabase_auth_admin'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I noinherit', name);
    end if;
  end loop;
end;
$$;
alter role service_role bypassrls;
alter role authenticator login;
alter role supabase_auth_admin login createrole;
create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role;
alter role supabase_auth_admin set search_path = auth;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
`;

const AUTHENTICATED = 'authenticated';

/**
 * The path of the program that AUTH_PROGRAM names; null if the variable is not set. The program is neither
 * downloaded nor built by the tests.
 */
export function authProgram(): string | null {
  const program = process.env['AUTH_PROGRAM']?.trim() ?? '';
  return program === '' ? null : program;
}

interface Keys {
  readonly secret: Uint8Array;
  readonly privateJwk: JWK;
  readonly publicJwk: JWK;
}

async function makeKeys(): Promise<Keys> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const named = { kid: 'project', alg: 'ES256', use: 'sig' };
  return {
    secret: randomBytes(32),
    privateJwk: { ...(await exportJWK(privateKey)), ...named, key_ops: ['sign'] },
    publicJwk: { ...(await exportJWK(publicKey)), ...named },
  };
}

const shared = ({ secret }: Keys): string => Buffer.from(secret).toString('hex');
const sharedBytes = (keys: Keys): Uint8Array => new TextEncoder().encode(shared(keys));

/** Lets the data layer verify the tokens that the program has signed. */
function verifier(keys: Keys): TokenSigner {
  const published = createLocalJWKSet({ keys: [keys.publicJwk] });
  return {
    sign: () => Promise.reject(new Error('Only the authentication server signs')),
    successorOfRefreshToken: () => '',
    verify: async (token) => {
      try {
        const isOwn = decodeProtectedHeader(token).alg === 'ES256';
        const { payload } = isOwn
          ? await jwtVerify(token, published, { audience: AUTHENTICATED })
          : await jwtVerify(token, sharedBytes(keys), { audience: AUTHENTICATED });
        const { exp = 0, session_id: session } = payload;
        const claims: Claims = {
          ...payload,
          ...{ exp, role: AUTHENTICATED, session_id: String(session) },
          sub: payload.sub ?? '',
        };
        return claims;
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
      }
    },
  };
}

function environment(
  settings: AuthServerSettings,
  { keys, port, mailPort, database, url }: Place,
): Record<string, string> {
  const { limits, asymmetric } = settings;
  const many = '1000000';
  return {
    PATH: process.env['PATH'] ?? '',
    GOTRUE_DB_DRIVER: 'postgres',
    DATABASE_URL: database,
    DB_NAMESPACE: 'auth',
    API_EXTERNAL_URL: url,
    GOTRUE_API_HOST: '127.0.0.1',
    PORT: String(port),
    GOTRUE_SITE_URL: settings.siteUrl,
    GOTRUE_URI_ALLOW_LIST: settings.siteUrl,
    GOTRUE_DISABLE_SIGNUP: String(!settings.signUps),
    GOTRUE_JWT_SECRET: shared(keys),
    GOTRUE_JWT_EXP: String(settings.tokenSeconds),
    GOTRUE_JWT_AUD: AUTHENTICATED,
    GOTRUE_JWT_ISSUER: `${url}/auth/v1`,
    GOTRUE_JWT_DEFAULT_GROUP_NAME: AUTHENTICATED,
    GOTRUE_JWT_ADMIN_ROLES: 'service_role',
    ...(asymmetric && {
      GOTRUE_JWT_KEYS: JSON.stringify([
        keys.privateJwk,
        {
          kty: 'oct',
          k: Buffer.from(sharedBytes(keys)).toString('base64url'),
          kid: 'shared',
          alg: 'HS256',
          key_ops: ['verify'],
        },
      ]),
    }),
    GOTRUE_EXTERNAL_EMAIL_ENABLED: 'true',
    GOTRUE_EXTERNAL_PHONE_ENABLED: 'false',
    GOTRUE_PASSWORD_MIN_LENGTH: String(settings.minPassword),
    ...(settings.characters && {
      GOTRUE_PASSWORD_REQUIRED_CHARACTERS:
        'abcdefghijklmnopqrstuvwxyz:ABCDEFGHIJKLMNOPQRSTUVWXYZ:0123456789',
    }),
    GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: 'true',
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '10',
    GOTRUE_SECURITY_REFRESH_TOKEN_ALGORITHM_VERSION: settings.newerTokens ? '2' : '1',
    GOTRUE_MAILER_AUTOCONFIRM: String(!settings.confirm),
    GOTRUE_MAILER_URLPATHS_CONFIRMATION: '/auth/v1/verify',
    GOTRUE_MAILER_URLPATHS_RECOVERY: '/auth/v1/verify',
    GOTRUE_MAILER_URLPATHS_INVITE: '/auth/v1/verify',
    GOTRUE_MAILER_URLPATHS_EMAIL_CHANGE: '/auth/v1/verify',
    GOTRUE_SMTP_HOST: '127.0.0.1',
    GOTRUE_SMTP_PORT: String(mailPort),
    GOTRUE_SMTP_ADMIN_EMAIL: 'oficio@exemplo.com.br',
    GOTRUE_SMTP_MAX_FREQUENCY: `${String(settings.mailPause * 1000 + 1)}ms`,
    GOTRUE_RATE_LIMIT_HEADER: 'X-Forwarded-For',
    GOTRUE_RATE_LIMIT_EMAIL_SENT: many,
    GOTRUE_RATE_LIMIT_OTP: String(limits?.signUps ?? many),
    GOTRUE_RATE_LIMIT_VERIFY: many,
    GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: many,
    GOTRUE_RATE_LIMIT_TOKEN_REFRESH: String(limits?.tokens ?? many),
    GOTRUE_LOG_LEVEL: 'warn',
  };
}

interface Place {
  readonly keys: Keys;
  readonly port: number;
  readonly mailPort: number;
  readonly database: string;
  readonly url: string;
}

async function untilHealthy(port: number, child: ChildProcess, said: () => string): Promise<void> {
  for (const deadline = Date.now() + 20_000; ;) {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/health`).catch(() => null);
    if (answer?.ok === true) return;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The authentication server does not answer:\n${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Serves the data layer with a PostgreSQL database. */
async function startRest(database: ReturnType<typeof openPostgres>, keys: Keys) {
  const app = createApp({
    database,
    turns: new FairQueue(8),
    catalogue: await readCatalogue(database),
    tokens: verifier(keys),
    limits: UNLIMITED,
    hosts: new Set(['127.0.0.1']),
    distDir: null,
    maxBodyBytes: 8 * 1024 * 1024,
    freeBytes: () => Number.MAX_SAFE_INTEGER,
    log: () => undefined,
  });
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    }),
  );
  return { url: `http://127.0.0.1:${String(port)}`, server };
}

/**
 * Starts the authentication server together with the other parts of a hosted project: PostgreSQL with the
 * program's migrations and ours, the data layer, a mail catcher, and a gateway that requires keys.
 */
export async function startAuthServer(
  program: string,
  postgres: PostgresServer,
  wanted: Partial<AuthServerSettings> = {},
): Promise<StoryProject & { set(settings: Partial<AuthServerSettings>): Promise<void> }> {
  let settings: AuthServerSettings = {
    ...USUAL_SETTINGS,
    asymmetric: true,
    newerTokens: true,
    limits: null,
    ...wanted,
  };
  const keys = await makeKeys();
  const owner = await postgres.createDatabase();
  const database = openPostgres(owner);
  await database.script(ROLES);
  const admin = new URL(owner);
  admin.username = 'supabase_auth_admin';
  await database.script(
    `grant create, connect on database ${admin.pathname.slice(1)} to supabase_auth_admin`,
  );
  const catcher = await startMailCatcher();
  const port = await freePort();
  let rest = '';

  const forward = async (request: Request, to: string, token: string | null): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('origin');
    headers.set('accept-encoding', 'identity');
    headers.set('apikey', PUBLIC_KEY);
    headers.set('x-forwarded-for', '203.0.113.7');
    if (token === null) headers.delete('authorization');
    else headers.set('authorization', token);
    const body = await request.arrayBuffer();
    return fetch(`${to}${pathname}${search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      body: body.byteLength === 0 ? null : body,
    });
  };
  const roleToken = (role: string) =>
    new SignJWT({ role })
      .setProtectedHeader({
        alg: 'HS256',
        typ: 'JWT',
        ...(settings.asymmetric && { kid: 'shared' }),
      })
      .setAudience(AUTHENTICATED)
      .setExpirationTime('1h')
      .sign(sharedBytes(keys));
  const front = await startGatewayServer({
    key: KEY,
    secretKey: SECRET_KEY,
    auth: async (request) => {
      const given = request.headers.get('authorization');
      const isKey = given === `Bearer ${KEY}` || given === `Bearer ${SECRET_KEY}`;
      const isSecret = request.headers.get('apikey') === SECRET_KEY && (isKey || given === null);
      const token = isSecret ? `Bearer ${await roleToken('service_role')}` : given;
      return forward(
        request,
        `http://127.0.0.1:${String(port)}`,
        isKey && !isSecret ? null : token,
      );
    },
    rest: (request) => {
      const given = request.headers.get('authorization');
      const token = given === `Bearer ${KEY}` ? `Bearer ${PUBLIC_KEY}` : given;
      return forward(request, `${rest}/rest/v1`, token ?? `Bearer ${PUBLIC_KEY}`);
    },
  });

  const place: Place = { keys, port, mailPort: catcher.port, database: admin.href, url: front.url };
  let child: ChildProcess | undefined;
  let said = '';
  const start = async (): Promise<void> => {
    said = '';
    child = spawn(program, ['serve'], {
      env: environment(settings, place),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await untilHealthy(port, child, () => said);
  };
  const stop = async (): Promise<void> => {
    const running = child;
    if (running?.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  };

  const migrated = spawnSync(program, ['migrate'], {
    env: environment(settings, place),
    encoding: 'utf8',
  });
  if (migrated.status !== 0)
    throw new Error(`The program's migrations failed:\n${migrated.stdout}${migrated.stderr}`);
  for (const { sql } of readMigrations()) await database.script(`begin; ${sql} commit;`);
  const served = await startRest(database, keys);
  rest = served.url;
  await start();

  return {
    url: front.url,
    key: KEY,
    secretKey: SECRET_KEY,
    mails: catcher.mails,
    set: async (changes) => {
      settings = { ...settings, ...changes };
      await stop();
      await start();
    },
    close: async () => {
      await stop();
      front.close();
      catcher.close();
      served.server.closeAllConnections();
      served.server.close();
      await database.close();
    },
  };
}

/** Starts the program that AUTH_PROGRAM names with a PostgreSQL server of its own. */
export async function startOwnAuthServer(
  wanted: Partial<AuthServerSettings> = {},
): ReturnType<typeof startAuthServer> {
  const program = authProgram();
  const postgres = program === null ? null : await startPostgres();
  if (program === null || postgres === null)
    throw new Error('It takes AUTH_PROGRAM=/path/to/auth, and PostgreSQL 15 or later.');
  try {
    const started = await startAuthServer(program, postgres, wanted);
    return {
      ...started,
      close: async () => {
        await started.close();
        postgres.stop();
      },
    };
  } catch (error) {
    postgres.stop();
    throw error;
  }
}
