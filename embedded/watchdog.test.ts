/** @jest-environment node */
import { spawn } from 'node:child_process';
import path from 'node:path';

jest.setTimeout(60_000);

/** Runs a script to its end, with a watchdog of two seconds. */
function run(script: string): Promise<{ signal: string | null; output: string }> {
  const watchdog = JSON.stringify(path.join(__dirname, 'watchdog.ts'));
  const child = spawn(process.execPath, [
    ...['-r', 'esbuild-register', '-e'],
    `require(${watchdog}).startWatchdog(2); ${script}`,
  ]);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.on('close', (_code, signal) => {
      resolve({ signal, output });
    });
  });
}

test('a main thread that hangs is ended, with a line that says so', async () => {
  expect(await run('setTimeout(() => { for (;;); }, 500);')).toEqual({
    signal: 'SIGKILL',
    output:
      'Ofício has stopped: a request has kept it busy for 2 seconds. What was saved is safe; start again.\n',
  });
});

test('one that works, or has nothing to do, is left alone', async () => {
  const busy = 'const until = Date.now() + 1_000; while (Date.now() < until);';
  const script = `setTimeout(() => { ${busy} }, 500); setTimeout(() => undefined, 5_000);`;
  expect(await run(script)).toEqual({ signal: null, output: '' });
});
