import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { devPorts } from './devPorts';

test.each([
  ['abc', 'PORT must be a whole number from 0 to 65535, not "abc"'],
  ['0', 'from 1 to 65534'],
  ['65535', 'from 1 to 65534'],
])('refuses PORT=%s', async (PORT, message) => {
  await expect(devPorts({ PORT })).rejects.toThrow(message);
});

describe('with a port that is taken', () => {
  let other: Server;
  let port: number;
  beforeEach(async () => {
    other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterEach(() => new Promise((resolve) => other.close(resolve)));

  it('names it, whether it is the app’s or the backend’s', async () => {
    await expect(devPorts({ PORT: String(port) })).rejects.toThrow(
      `Port ${String(port)} is taken by another program`,
    );
    // The other error is possible, too: another program may have taken the port below.
    await expect(devPorts({ PORT: String(port - 1) })).rejects.toThrow(/Port \d+ is taken/);
  });
});
