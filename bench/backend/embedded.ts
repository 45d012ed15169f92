import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { openInMemory } from '../../embedded/database/open';
import type { Database } from '../../embedded/database/database';
import { readMigrations } from '../../embedded/database/migrations';
import { PUBLIC_KEY } from '../../embedded/http/guards';
import { actAs } from '../../embedded/rest/caller';
import { readCatalogue, type Table } from '../../embedded/rest/catalogue';
import { parsePreferences } from '../../embedded/rest/preferences';
import {
  insertStatement,
  selectStatement,
  updateStatement,
  type Statement,
} from '../../embedded/rest/statement';
import { startBackend } from '../../test/backend';
import { typicalRows, seedSql } from '../seed';
import type { Figure } from '../table';

const RETURN = 'return=representation';
const PAGE = 1000;
const INSERTS = 1000;
const CLIENTS = 50;

/** One request in both of its forms: over HTTP, and as the SQL statement alone. */
interface Request {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly query: string;
  readonly body?: object;
}

/** Sends one request on behalf of a user. */
type Ask = (user: string, request: Request) => Promise<unknown>;

const expense = (n: number) => ({
  id: randomUUID(),
  description: `Gasto ${String(n)}`,
  category: 'Outros',
  amount: n + 0.5,
  date: '2026-11-20',
});

/** Inserts 1,000 rows one after the other. */
async function inserts(ask: Ask, user: string): Promise<void> {
  for (let n = 0; n < INSERTS; n += 1) {
    await ask(user, { method: 'POST', query: 'select=*', body: expense(n) });
  }
}

/** Selects 10,000 rows, which is ten times the first page that the app requests. */
async function select(ask: Ask, user: string): Promise<void> {
  const query = `select=*&order=date.desc,created_at.desc,id.desc&limit=${String(PAGE)}`;
  for (let rows = 0; rows < 10_000; rows += PAGE) {
    await ask(user, { method: 'GET', query });
  }
}

/** 50 clients work at the same time. Each inserts, reads and updates rows, ten times. */
async function mixed(ask: Ask, user: string): Promise<void> {
  const client = async (): Promise<void> => {
    for (let n = 0; n < 10; n += 1) {
      const row = expense(n);
      await ask(user, { method: 'POST', query: 'select=*', body: row });
      await ask(user, { method: 'GET', query: 'select=*&order=date.desc&limit=20' });
      await ask(user, { method: 'PATCH', query: `id=eq.${row.id}`, body: { amount: n } });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/**
 * Sends requests over HTTP. A request ends with the last byte of its answer, because parsing the answer is the
 * client's work and not the server's.
 */
function overHttp(url: string, tokens: ReadonlyMap<string, string>): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  return (user, { method, query, body }) =>
    new Promise((resolve, reject) => {
      const headers = {
        apikey: PUBLIC_KEY,
        authorization: `Bearer ${tokens.get(user) ?? ''}`,
        prefer: RETURN,
        'content-type': 'application/json',
        'accept-encoding': 'gzip',
      };
      const call = request(
        `${url}/rest/v1/expenses?${query}`,
        { agent, method, headers },
        (response) => {
          response.resume();
          response.on('end', () => {
            if ((response.statusCode ?? 500) < 300) resolve(undefined);
            else reject(new Error(`${method} ${query}: ${String(response.statusCode)}`));
          });
        },
      );
      call.on('error', reject);
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

function statementOf(table: Table, { method, query, body }: Request): Statement {
  const preferences = parsePreferences(RETURN, undefined);
  const parameters = new URLSearchParams(query);
  const text = JSON.stringify(body);
  switch (method) {
    case 'GET':
      return selectStatement(table, parameters);
    case 'POST':
      return insertStatement(table, parameters, preferences, text);
    case 'PATCH':
      return updateStatement(table, parameters, preferences, text);
  }
}

/** Runs the same statements as the HTTP layer in the same transactions, but without HTTP. */
function bare(database: Database, table: Table): Ask {
  return (user, request) => {
    const { text, values } = statementOf(table, request);
    const claims = JSON.stringify({ sub: user, role: 'authenticated' });
    return database.transaction(async (sql) => {
      await actAs(sql, { role: 'authenticated', account: user, claims });
      return sql.query(text, values);
    });
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function signUp(url: string): Promise<{ id: string; token: string }> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: PUBLIC_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@exemplo.com.br`, password: 'segredo-123' }),
  });
  // The type is that of GoTrue's answer.
  const { access_token: token, user } = (await response.json()) as {
    access_token: string;
    user: { id: string };
  };
  return { id: user.id, token };
}

/** Compares the embedded backend over HTTP with its database alone. The figures are ratios of the two times. */
export async function embeddedFigures(): Promise<Figure[]> {
  const server = await startBackend();
  const database = await openInMemory(readMigrations());
  try {
    const { id, token } = await signUp(server.url);
    await database.script(
      `insert into auth.users (id, email, encrypted_password) values ('${id}', 'bench@exemplo.com.br', 'x')`,
    );
    // The 10,000 expenses are seeded together with 25,000 payments.
    const rows = { ...typicalRows(100), expenses: 10_000 };
    for (const one of [server.database, database]) await one.script(seedSql(id, rows));
    const table = (await readCatalogue(database)).get('expenses');
    if (table === undefined) throw new Error('There is no table of expenses');
    const http = overHttp(server.url, new Map([[id, token]]));
    const direct = bare(database, table);

    const figures: Figure[] = [];
    const measure = async (what: string, work: typeof select, target?: number): Promise<void> => {
      // The two are measured alternately, three times each, and the fastest time of each counts. Other load on
      // the machine then slows both alike.
      const times: [number[], number[]] = [[], []];
      for (let run = 0; run < 3; run += 1) {
        times[0].push(await timed(() => work(direct, id)));
        times[1].push(await timed(() => work(http, id)));
      }
      const [plain, full] = times.map((list) => Math.min(...list));
      if (plain === undefined || full === undefined) throw new Error('Nothing was measured');
      figures.push(
        { what: `${what}, bare PGlite`, value: plain, unit: 'ms' },
        { what: `${what}, over HTTP`, value: full, unit: 'ms' },
        {
          what: `${what}, ratio`,
          value: full / plain,
          unit: '×',
          ...(target !== undefined && { target }),
        },
      );
    };
    await measure('10,000 rows selected in pages of 1,000', select, 2);
    await measure('1,000 sequential inserts', inserts);
    await measure('50 mixed clients, 1,500 requests', mixed);
    return figures;
  } finally {
    await server.close();
    await database.close();
  }
}
