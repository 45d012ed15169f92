import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine } from './engine';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly message?: string;
  readonly params?: { readonly level?: string; readonly text?: string | null };
}

/** Starts Firefox without windows and returns the address at which it speaks WebDriver BiDi. */
function start(program: string, profile: string) {
  // With a page to open, the focus is in the page. Otherwise it is in the address bar, and no page gets focus events.
  const page = 'about:license';
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', page],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' },
    },
  );
  const address = new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.on('exit', () => {
      reject(new Error(`Firefox ended:\n${output}`));
    });
  });
  return { child, address };
}

/** Firefox, by WebDriver BiDi, which it speaks by itself. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'oficio-firefox-'));
  const { child, address } = start(program, profile);
  const socket = new WebSocket(`${await address}/session`);
  const waiting = new Map<number, (answer: Message) => void>();
  const errors: string[] = [];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message; // by the standard
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'log.entryAdded' && message.params?.level === 'error')
      errors.push(message.params.text ?? '');
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  socket.onclose = () => {
    for (const answer of waiting.values()) answer({ message: 'Firefox has closed the connection' });
  };
  let last = 0;
  // The caller names the shape of the answer, which the standard fixes.

  async function call<T>(method: string, params: object): Promise<T> {
    last += 1;
    const id = last;
    const answer = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.message !== undefined) throw new Error(`${method}: ${answer.message}`);
    return answer.result as T;
  }

  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await call<{ contexts: readonly { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context ?? '';
  await call('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  return {
    name: 'Firefox',
    hasCache: true,
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => call('browsingContext.reload', { context, wait: 'complete' }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await call<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    perform: (actions) => call('input.performActions', { context, actions }),
    picture: async () =>
      (await call<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    errors: () => errors,
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      await call('browser.close', {}).catch(() => child.kill());
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
