import { createServer } from 'node:net';
import { readSettings } from '../embedded/settings';

/** The ports of the two processes of `npm run dev`. */
export interface DevPorts {
  readonly app: number;
  readonly backend: number;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, '127.0.0.1', () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}

/**
 * Reads `PORT`, the app's port. The backend uses the next port.
 * @throws Error with a message of one line if `PORT` is invalid or one of the two ports is taken.
 */
export async function devPorts(
  env: Readonly<Record<string, string | undefined>>,
): Promise<DevPorts> {
  const { port: app } = readSettings({ PORT: env['PORT'] });
  const backend = app + 1;
  if (app === 0 || backend > 65_535) {
    throw new Error('PORT must leave room for two ports: a whole number from 1 to 65534.');
  }
  for (const port of [app, backend]) {
    if (await isFree(port)) continue;
    throw new Error(
      `Port ${String(port)} is taken by another program. It takes two: ${String(app)} for the app ` +
        `and ${String(backend)} for its backend. Choose others: PORT=4000 npm run dev`,
    );
  }
  return { app, backend };
}
