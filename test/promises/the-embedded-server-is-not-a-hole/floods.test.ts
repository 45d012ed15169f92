import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signUpUser } from '../../backend';
import { prepareDataFolder } from '../../preparedDatabase';
import { endPrograms, type Program, startProgram } from '../../program';
import { rounds } from '../support/long';

jest.setTimeout(300_000);

/** The number of connections. Each connection sends requests and never reads the answers. */
const CONNECTIONS = rounds(30, 300);
const PIPELINED = 200;

const MB = 1024 * 1024;
const ASSET = '/assets/main.0123456789.js';

let root: string;
let program: Program;
let url: string;
let token: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-floods-'));
  const dist = path.join(root, 'dist');
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  await writeFile(path.join(dist, 'index.html'), '<!doctype html><title>Page</title>');
  await writeFile(path.join(dist, ASSET), randomBytes(150_000).toString('hex'));
  const dataDir = path.join(root, 'data');
  await prepareDataFolder(dataDir);
  program = startProgram({ DATA_DIR: dataDir, DIST_DIR: dist });
  url = (await program.url).replace('localhost', '127.0.0.1');
  const { client } = await signUpUser(url);
  token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const rows = Array.from({ length: 20 }, () => ({
    name: 'x',
    observations: randomBytes(50_000).toString('hex'),
  }));
  const { error } = await client.from('clients').insert(rows);
  if (error !== null) throw new Error(error.message);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  endPrograms();
  await rm(root, { recursive: true, force: true });
});

/** The memory of the process in bytes; null if the system does not report it. */
function memory(): number | null {
  try {
    const status = readFileSync(`/proc/${String(program.child.pid)}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
  } catch {
    return null;
  }
}

const request = (target: string): string =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\napikey: oficio-local\r\nAuthorization: Bearer ${token}\r\n\r\n`;

/** Sends a request and reads the answer, as an honest client does. */
async function ask(target: string): Promise<number> {
  const headers = { apikey: 'oficio-local', authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}${target}`, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

/** Opens a connection whose answers are never read. */
function openSocket(send: (socket: Socket) => void): void {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
    send(socket);
  });
  socket.on('error', () => undefined);
  socket.pause();
  sockets.push(socket);
}

// An answer has 300 KB of a file or 2 MB of rows. If the answers to thirty times two hundred requests were kept in
// memory, they would take gigabytes.
test.each([
  ['a file', ASSET],
  ['rows', '/rest/v1/clients?select=*'],
])(
  'the embedded server is not a hole: %s asked for on and on, and never read',
  async (_, target) => {
    expect(await ask(target)).toBe(200);
    const before = memory();
    let most = 0;
    for (let opened = 0; opened < CONNECTIONS; opened += 1) {
      openSocket((socket) => socket.write(request(target).repeat(PIPELINED)));
    }
    const until = performance.now() + 5_000;
    while (performance.now() < until) {
      most = Math.max(most, memory() ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    // Other clients get their answers meanwhile.
    expect(await ask(target)).toBe(200);
    if (before === null) return;
    process.stderr.write(`${target}: ${((most - before) / MB).toFixed(0)} MB more\n`);
    expect(most - before).toBeLessThan(300 * MB);
  },
);

test('the embedded server is not a hole: bodies without a session and without an end', async () => {
  const head = `POST /rest/v1/clients HTTP/1.1\r\nHost: localhost\r\napikey: oficio-local\r\nContent-Type: application/json\r\nContent-Length: ${String(MB)}\r\n\r\n`;
  // Each body lacks its last bytes. Together the bodies take all the memory for large bodies and answers.
  for (let opened = 0; opened < 64; opened += 1) {
    openSocket((socket) => socket.write(head + ' '.repeat(MB - 300)));
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await ask('/rest/v1/clients?select=*')).toBe(200);
});
