import { spawn } from 'node:child_process';
import { type Engine, until } from './engine';

/** The programs that WebKit needs. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** The server of a screen that nobody sees, because MiniBrowser has no mode without windows. */
  readonly screen: string;
}

/** Starts an invisible screen and resolves to its name, once it is there. */
async function openScreen(program: string): Promise<{ name: string; close: () => void }> {
  const child = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      resolve(chunk.toString().trim());
    });
    child.on('exit', () => {
      reject(new Error(`${program} ended`));
    });
  });
  return { name: `:${number}`, close: () => child.kill() };
}

const PORT = 4_711;

/** WebKit as GTK's MiniBrowser, by its WebDriver. The language of the system is English, as on many phones in Brazil. */
export async function openWebKit(programs: WebKitPrograms): Promise<Engine> {
  const screen = await openScreen(programs.screen);
  const driver = spawn(programs.driver, [`--port=${String(PORT)}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.name, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
  });
  const address = `http://127.0.0.1:${String(PORT)}`;

  // The caller names the shape of the answer, which the standard fixes.

  async function call<T>(
    method: 'GET' | 'POST' | 'DELETE',
    place: string,
    body?: object,
  ): Promise<T> {
    const answer = await fetch(address + place, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${place}: ${JSON.stringify(value)}`);
    return value as T;
  }

  await until('the driver of WebKit', () => call<object>('GET', '/status').catch(() => undefined));
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1300, height: 950 });
  return {
    name: 'WebKit',
    hasCache: false,
    open: (url) => call('POST', `${session}/url`, { url }),
    reload: () => call('POST', `${session}/refresh`, {}),
    evaluate: (expression) =>
      call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    perform: (actions) => call('POST', `${session}/actions`, { actions }),
    picture: () => call('GET', `${session}/screenshot`),
    errors: () => null,
    async close() {
      await call('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.close();
    },
  };
}
