import { connect } from 'node:net';
import type { Random } from '../support/random';
import { randomLineText, randomText } from './randomInput';

/** The bytes of a client that does not speak HTTP properly. */
export function malformedBytes(random: Random): Buffer {
  const host = 'Host: localhost\r\n';
  const key = 'apikey: oficio-local\r\n';
  const json = 'Content-Type: application/json\r\n';
  const line = random.pick<() => string>([
    () => `GET ${randomLineText(random)} HTTP/1.1\r\n`,
    () => `${randomLineText(random)} / HTTP/1.1\r\n`,
    () => `GET / HTTP/${randomLineText(random)}\r\n`,
    () => 'GET / HTTP/1.1\n',
    () => 'GET http://evil.example/rest/v1/clients HTTP/1.1\r\n',
    () => 'CONNECT localhost:22 HTTP/1.1\r\n',
    () => 'OPTIONS * HTTP/1.1\r\n',
    () => 'PRI * HTTP/2.0\r\n',
    () => 'POST /auth/v1/signup HTTP/1.1\r\n',
    () => 'POST /rest/v1/clients HTTP/1.1\r\n',
    () => `GET /${'a'.repeat(random.below(60_000))} HTTP/1.1\r\n`,
    () => randomText(random),
  ])();
  const headers = random.pick<() => string>([
    () => `${host}${key}`,
    () => `Host: ${randomLineText(random)}\r\n`,
    () => '',
    () => `${host}${host}`,
    () => `${host}Host: evil.example\r\n`,
    () => `${host}${key}${json}Content-Length: ${randomLineText(random)}\r\n`,
    () => `${host}${key}${json}Content-Length: 5\r\nContent-Length: 6\r\n`,
    () => `${host}${key}${json}Content-Length: -1\r\n`,
    () => `${host}${key}${json}Content-Length: 99999999999999999999\r\n`,
    () => `${host}${key}${json}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n`,
    () => `${host}${key}${json}Transfer-Encoding: chunked\r\n`,
    () => `${host}${key}${json}Transfer-Encoding: ${randomLineText(random)}\r\n`,
    () => `${host}Expect: 100-continue\r\n`,
    () => `${host}Expect: ${randomLineText(random)}\r\n`,
    () => `${host}Upgrade: websocket\r\nConnection: Upgrade\r\n`,
    () => `${host}Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n`,
    () => `${host}${randomLineText(random)}: ${randomLineText(random)}\r\n`,
    () => `${host}X: a\0b\r\n`,
    () => `${host}X: a\r\n b\r\n`,
    () => `${host}${'X: y\r\n'.repeat(random.below(3000))}`,
    () => `${host}X: ${'y'.repeat(random.below(60_000))}\r\n`,
    () => `${host}Authorization: Bearer ${'.'.repeat(random.below(5000))}\r\n${key}`,
  ])();
  const end = random.pick<() => string>([
    () => '\r\n',
    () => '\r\n',
    () => '\n\n',
    () => `\r\n${randomText(random)}`,
    () => '\r\n5\r\n{"a":\r\n0\r\n\r\n',
    () => `\r\n${randomLineText(random)}\r\nxx\r\n`,
    () => '\r\nfffffffffffffffff\r\n',
    () => '\r\n-1\r\n',
    () => '\r\n{}GET /admin HTTP/1.1\r\nHost: localhost\r\n\r\n',
    () => '',
  ])();
  const bytes = Buffer.from(line + headers + end, random.oneIn(2) ? 'latin1' : 'utf8');
  if (random.oneIn(5) && bytes.length > 0)
    bytes.writeUInt8(random.below(256), random.below(bytes.length));
  return bytes;
}

/** Sends the bytes. Resolves to everything that was received until one side closed the connection. */
export function sendBytes(port: number, bytes: Buffer, patience = 150): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      // Half of the inputs announce more bytes than they send, so the server would wait for the rest.
      socket.setTimeout(patience, () => socket.destroy());
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(Buffer.concat(chunks).toString('latin1'));
    });
  });
}
