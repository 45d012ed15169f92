import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { bundlePrograms } from '../scripts/bundleServer';

const ROOT = path.resolve(__dirname, '..');

/** A command of the embedded backend that runs in a process of its own, as users run it. */
export interface Program {
  readonly child: ChildProcess;
  /** Resolves with the server's address as soon as the address is printed. */
  readonly url: Promise<string>;
  /** Resolves with the exit code when the process ends; null if a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Everything that the process has printed so far, including errors. */
  output(): string;
}

const running = new Set<ChildProcess>();

/** Where this process keeps the bundles. Other workers of jest have their own. */
const BUNDLES = `.cache/programs-${String(process.pid)}`;
let isBundled = false;

/**
 * The bundle of a command, as `npm start` runs the server. Compiling TypeScript at every start would take longer
 * than the start itself.
 */
function bundleOf(entry: string): string {
  if (!isBundled) {
    const commands = ['main.ts', 'demo.ts', 'backup.ts', 'restore.ts', 'reset-password.ts'];
    bundlePrograms(
      ROOT,
      commands.map((command) => `embedded/${command}`),
      BUNDLES,
    );
    isBundled = true;
  }
  return path.join(BUNDLES, entry.replace(/\.ts$/, '.js'));
}

/** Kills every program that is still running. It is called at the end of a test, or of its file. */
export function endPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
  rmSync(path.join(ROOT, BUNDLES), { recursive: true, force: true });
  isBundled = false;
}

/**
 * Starts a command.
 * @param env - the whole environment, besides what Node needs
 * @param entry - the path below `embedded/`
 * @param options.input - the standard input
 * @param options.user - the user that it runs as, if the tests run as root
 * @param options.wrapper - a command with its arguments that runs this one, such as `unshare --net`
 */
export function startProgram(
  env: Readonly<Record<string, string>>,
  entry = 'main.ts',
  args: readonly string[] = [],
  options: {
    readonly input?: string;
    readonly user?: { uid: number; gid: number };
    readonly wrapper?: readonly string[];
  } = {},
): Program {
  const [command = '', ...rest] = [
    ...(options.wrapper ?? []),
    ...[process.execPath, bundleOf(entry), ...args],
  ];
  const child = spawn(command, rest, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...options.user,
  });
  // A program that has ended no longer reads its input. The error is ignored.
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  running.add(child);
  let output = '';
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /Ofício: (http:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => {
      reject(new Error(`It ended before it printed an address:\n${output}`));
    });
  });
  // A test that only waits for the end of the program does not handle an error of the address.
  url.catch(() => undefined);
  return { child, url, ended, output: () => output };
}

/**
 * Runs a command to its end.
 * @returns the exit code and everything that was printed
 */
export async function runToEnd(
  ...args: Parameters<typeof startProgram>
): Promise<{ readonly code: number | null; readonly output: string }> {
  const program = startProgram(...args);
  const code = await program.ended;
  return { code, output: program.output() };
}
