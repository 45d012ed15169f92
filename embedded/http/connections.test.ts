/** @jest-environment node */
import { createServer, get, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { closeUnreadConnections, limitConnections } from './connections';

const MOST = 20;

let server: Server;
let port: number;
const sockets: Socket[] = [];
let release: () => void;

beforeEach(async () => {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server = createServer((request, response) => {
    if (request.url === '/slow') void held.then(() => response.end('late'));
    else response.end('quick');
  });
  limitConnections(server, MOST);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

const open = (count: number, bytes: string): Promise<readonly Socket[]> =>
  Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => {
            socket.write(bytes);
            resolve(socket);
          });
          socket.on('error', () => undefined);
          // The data is read, so that the end of the connection is noticed.
          socket.resume();
          sockets.push(socket);
        }),
    ),
  );

const ask = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        resolve(text);
      });
    }).on('error', reject);
  });

test.each([
  ['that say nothing', ''],
  ['in the middle of a request line', 'GET /'],
  ['in the middle of the headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: '],
  [
    'in the middle of a body',
    'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx',
  ],
])('clients %s give way to those who ask', async (_, bytes) => {
  await open(MOST * 3, bytes);
  for (let time = 0; time < 5; time += 1) expect(await ask('/')).toBe('quick');
  const left = await new Promise<number>((resolve) => {
    server.getConnections((_error, count) => {
      resolve(count);
    });
  });
  expect(left).toBeLessThanOrEqual(MOST);
});

test('a request that has arrived is answered, however many knock meanwhile', async () => {
  const answers = Promise.all(Array.from({ length: MOST }, () => ask('/slow')));
  await new Promise((resolve) => setTimeout(resolve, 200));
  await open(MOST * 3, 'GET /');
  release();
  expect(new Set(await answers)).toEqual(new Set(['late']));
});

const LARGE = 'x'.repeat(8_000_000);

/**
 * Connects without reading.
 * @returns resolves with the time (ms) until the server closed the connection
 */
const hungUpAfter = (bytes: string): Promise<number> =>
  new Promise((resolve) => {
    const start = performance.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    sockets.push(socket);
    socket.pause();
    const hungUp = (): void => {
      resolve(performance.now() - start);
    };
    socket.on('error', hungUp);
    socket.on('close', hungUp);
    // A client that does not read notices the end only when it writes.
    const knock = setInterval(() => {
      if (socket.destroyed) clearInterval(knock);
      else socket.write('\r\n');
    }, 100);
  });

describe('who asks and does not read', () => {
  let answered: number;
  beforeEach(() => {
    answered = 0;
    server.removeAllListeners('request');
    closeUnreadConnections(server, { mostUnanswered: 4, readWithin: 1_000 });
    server.on('request', (request, response) => {
      if (request.socket.destroyed) return;
      answered += 1;
      response.end(request.url === '/large' ? LARGE : 'quick');
    });
  });

  test('is hung up on at the fifth request that waits', async () => {
    await hungUpAfter('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200));
    expect(answered).toBe(4);
    expect(await ask('/')).toBe('quick');
  });

  test('is hung up on after some time', async () => {
    const after = await hungUpAfter('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(after).toBeGreaterThan(900);
    expect(await ask('/large')).toBe(LARGE);
  });

  test('one request after the other is answered for ever', async () => {
    const text = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      const next = (): void => {
        socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      };
      socket.on('connect', next);
      socket.on('data', (chunk: Buffer) => {
        received += chunk.toString();
        if (received.split('quick').length > 50) resolve(received);
        else next();
      });
    });
    expect(text.match(/200 OK/g)).toHaveLength(50);
  });
});
