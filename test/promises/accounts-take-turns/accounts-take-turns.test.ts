import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signUpUser, type SignedInUser } from '../../backend';
import { prepareDataFolder } from '../../preparedDatabase';
import { endPrograms, startProgram } from '../../program';
import { type RawClient, rawClient, type RawRequest } from '../support/http';
import { rounds } from '../support/long';

jest.setTimeout(300_000);

/** The longest time (ms) that docs/promises.md allows. */
const PROMISED = 1_000;
/**
 * The allowed time is twice the promised one, because other load slows the machine down. Without the fair queue, a
 * save would wait for thirty seconds.
 */
const ALLOWED = 2 * PROMISED;
const ROUNDS = rounds(4, 20);

let root: string;
let pid: number;
let url: string;
let attacker: SignedInUser;
let attackersToken: string;
let victim: SignedInUser;
let client: RawClient;
const sockets: Socket[] = [];

const tokenOf = async ({ client: { auth } }: SignedInUser): Promise<string> =>
  (await auth.getSession()).data.session?.access_token ?? '';

/** Adds clients with long texts, so that reading all of them takes this many megabytes. */
async function addLong(user: SignedInUser, megabytes: number): Promise<void> {
  for (let added = 0; added < megabytes; added += 1) {
    const rows = Array.from({ length: 10 }, () => ({
      name: 'x',
      observations: randomBytes(50_000).toString('hex'),
    }));
    const { error } = await user.client.from('clients').insert(rows);
    if (error !== null) throw new Error(error.message);
  }
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-turns-'));
  const dist = path.join(root, 'dist');
  await mkdir(dist);
  await writeFile(path.join(dist, 'index.html'), '<!doctype html><title>Page</title>');
  const dataDir = path.join(root, 'data');
  await prepareDataFolder(dataDir);
  const program = startProgram({
    DATA_DIR: dataDir,
    DIST_DIR: dist,
    RATE_LIMIT_SIGN_IN_ADDRESS: '0',
    RATE_LIMIT_SIGN_IN_ACCOUNT: '0',
  });
  pid = program.child.pid ?? 0;
  url = (await program.url).replace('localhost', '127.0.0.1');
  attacker = await signUpUser(url);
  attackersToken = await tokenOf(attacker);
  victim = await signUpUser(url);
  client = rawClient(url);
  await addLong(attacker, 6);
  await addLong(victim, 1);
  const payments = Array.from({ length: 5_000 }, () => ({ received_amount: 1 }));
  const { error } = await attacker.client.from('payments').insert(payments);
  if (error !== null) throw new Error(error.message);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  client.close();
  endPrograms();
  await rm(root, { recursive: true, force: true });
});

/** Opens a connection, sends a text and never reads the answer. */
function send(text: string): void {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
  socket.on('error', () => undefined);
  socket.resume();
  sockets.push(socket);
}

function request(method: string, target: string, body = '', coding = 'identity'): string {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'apikey: oficio-local',
    `Authorization: Bearer ${attackersToken}`,
    `Accept-Encoding: ${coding}`,
    'Content-Type: application/json',
    `Content-Length: ${String(body.length)}`,
    'Prefer: return=representation',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Fifty conditions that no row fulfils. */
const alternatives = Array.from(
  { length: 50 },
  (_, n) => `received_amount.gt.${String(1_000_000 + n)}`,
);

/** The attacks, each of which one account runs all at once. */
const attacks: Readonly<Record<string, () => void | Promise<void>>> = {
  '300 connections with four reads of 6 MB each': () => {
    for (let n = 0; n < 300; n += 1) send(request('GET', '/rest/v1/clients?select=*').repeat(4));
  },
  '60 reads of 6 MB, each to be answered zipped': () => {
    for (let n = 0; n < 60; n += 1) {
      send(request('GET', '/rest/v1/clients?select=*', '', 'gzip'));
    }
  },
  '60 bodies of 900 KB, each to be answered zipped': async () => {
    const { data } = await attacker.client.from('quotes').insert({ total_value: 1 }).select();
    const id = String(data?.[0]?.['id']);
    const description = randomBytes(450_000).toString('hex');
    const body = JSON.stringify({ items: [{ description, value: 1 }] });
    for (let n = 0; n < 60; n += 1) {
      send(request('PATCH', `/rest/v1/quotes?id=eq.${id}`, body, 'gzip'));
    }
  },
  'twenty reads with fifty alternatives': () => {
    for (let n = 0; n < 20; n += 1) {
      send(request('GET', `/rest/v1/payments?select=*&or=(${alternatives.join()})`));
    }
  },
  '200 wrong passwords': () => {
    for (let n = 0; n < 200; n += 1) {
      const body = JSON.stringify({ email: attacker.email, password: 'errada-123' });
      send(request('POST', '/auth/v1/token?grant_type=password', body));
    }
  },
};

/**
 * Returns a clock (ms) that stops while the server's main thread waits for a processor, because other programs on
 * the machine are not the server's fault. If the system does not report processor time, it is the wall clock.
 */
function workedSoFar(): number {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/stat`, 'utf8');
    // The fields after the process name, which may contain spaces. Times are in hundredths of a second.
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11)
      .map(Number);
    return (user + system) * 10;
  } catch {
    return performance.now();
  }
}

/** Repeats the requests and returns the longest time (ms) of each. */
async function slowest(
  probes: Readonly<Record<string, RawRequest>>,
): Promise<Record<string, number>> {
  const longest: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      Object.entries(probes).map(async ([name, sent]) => {
        const startedAt = workedSoFar();
        const { status } = await client.send(sent);
        longest[name] = Math.max(longest[name] ?? 0, Math.round(workedSoFar() - startedAt));
        expect({ name, status }).toEqual({ name, status: sent.method === 'PATCH' ? 204 : 200 });
      }),
    );
  }
  return longest;
}

test.each(Object.keys(attacks))('accounts take turns: %s', async (name) => {
  const { data } = await victim.client.from('clients').insert({ name: 'Ana' }).select();
  const headers = {
    host: 'localhost',
    apikey: 'oficio-local',
    authorization: `Bearer ${await tokenOf(victim)}`,
    'content-type': 'application/json',
  };
  await attacks[name]?.();
  // Gives the requests time to be sent.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const took = await slowest({
    save: {
      method: 'PATCH',
      path: `/rest/v1/clients?id=eq.${String(data?.[0]?.['id'])}`,
      headers,
      body: JSON.stringify({ name: 'Ana Lima' }),
    },
    list: { path: '/rest/v1/clients?select=*', headers },
    health: { path: '/auth/v1/health', headers },
    page: { path: '/', headers },
    ...(name !== '200 wrong passwords' && {
      'sign-in': {
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        headers,
        body: JSON.stringify({ email: victim.email, password: victim.password }),
      },
    }),
  });
  process.stderr.write(`${name}: ${JSON.stringify(took)} (ms)\n`);
  expect(Object.entries(took).filter(([, time]) => time > ALLOWED)).toEqual([]);
});
