/** `npm run dev`: embedded backend and webpack's dev server with hot reload; Ctrl-C ends both. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const port = Number(process.env['PORT'] ?? 3000);
const backendPort = port + 1;
const children: ChildProcess[] = [];

function stopAll(): void {
  for (const child of children) child.kill('SIGINT');
}

/** Neither half is of use without the other: when one ends, so does all. */
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

/** The backend listens before it has opened its folder; until then it answers 503. */
async function ready(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${String(backendPort)}/auth/v1/health`)).status !== 503;
  } catch {
    return false; // nothing listens yet
  }
}

async function main(): Promise<void> {
  // A terminal sends Ctrl-C to the children as well; this process waits for them to end cleanly.
  process.on('SIGINT', stopAll).on('SIGTERM', stopAll);

  run(['-r', 'esbuild-register', 'embedded/main.ts'], {
    PORT: String(backendPort),
    HOST: '127.0.0.1',
  });
  while (!(await ready())) {
    if (children.every((child) => child.exitCode !== null || child.signalCode !== null)) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const webpack = require.resolve('webpack/bin/webpack.js');
  run([webpack, 'serve', '--mode', 'development', '--stats', 'errors-warnings'], {
    PORT: String(port),
    OFICIO_BACKEND: `http://127.0.0.1:${String(backendPort)}`,
  });
  console.log(`Development server: http://localhost:${String(port)} (Ctrl-C stops it)`);
}

void main();
