/** `npm run dev`: the embedded backend and webpack's dev server with hot reload. Ctrl-C ends both. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { errorInOneLine } from '../embedded/errorInOneLine';
import { devPorts } from './devPorts';
import { backendFromEnvironment } from './webpack/backend';

const root = path.resolve(__dirname, '..');
const children: ChildProcess[] = [];

function stopAll(): void {
  for (const child of children) child.kill('SIGINT');
}

/** Starts one of the two processes. When one ends, both end, because neither works without the other. */
function run(args: readonly string[], env: Record<string, string>): void {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  children.push(child);
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}

/** Whether the backend answers. While the backend opens its data folder, it already listens and answers 503. */
async function ready(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${String(port)}/auth/v1/health`)).status !== 503;
  } catch {
    return false; // Nothing listens yet.
  }
}

async function main(): Promise<void> {
  const { app, backend } = await devPorts(process.env);
  backendFromEnvironment(process.env); // It reports a half-set hosted backend.
  // A terminal sends Ctrl-C to the child processes as well. This process only waits until they have ended.
  process.on('SIGINT', stopAll).on('SIGTERM', stopAll);

  run(['-r', 'esbuild-register', 'embedded/main.ts'], {
    PORT: String(backend),
    HOST: '127.0.0.1',
  });
  while (!(await ready(backend))) {
    if (children.every((child) => child.exitCode !== null || child.signalCode !== null)) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const webpack = require.resolve('webpack/bin/webpack.js');
  run([webpack, 'serve', '--mode', 'development', '--stats', 'errors-warnings'], {
    PORT: String(app),
    OFICIO_BACKEND: `http://127.0.0.1:${String(backend)}`,
  });
  console.log(`Development server: http://localhost:${String(app)} (Ctrl-C stops it)`);
}

main().catch((error: unknown) => {
  console.error(`The development server cannot start: ${errorInOneLine(error)}`);
  process.exitCode = 1;
});
