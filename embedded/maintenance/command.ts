import { parseArgs } from 'node:util';
import { errorInOneLine } from '../errorInOneLine';
import { StartupError } from '../startupError';
import type { Progress } from './restore';

/** A command of the operator. */
interface Command {
  /** How the operator types the command, for example `npm run backup -- [file]`. */
  readonly usage: string;
  /** The fewest and the most positional arguments that the command takes. */
  readonly takes: readonly [number, number];
  /** The start of the message when the command fails. */
  readonly failed: string;
  /** The names of the command's options, e.g. `hosted` for `--hosted`. */
  readonly flags?: readonly string[];
  readonly run: (
    positionals: readonly string[],
    signal: AbortSignal,
    flags: ReadonlySet<string>,
  ) => Promise<void>;
}

function readArguments({ usage, takes: [least, most], flags = [] }: Command) {
  const wrong = (what: string): StartupError => new StartupError(`${what} Usage: ${usage}`, 2);
  let given: { values: Record<string, unknown>; positionals: string[] };
  try {
    const options = Object.fromEntries(
      ['help', ...flags].map((name) => [name, { type: 'boolean' as const }]),
    );
    given = parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw wrong(`${errorInOneLine(error).split('.', 1).join('')}.`);
  }
  if (given.values['help'] === true) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  if (given.positionals.length < least) throw wrong('Something is missing.');
  if (given.positionals.length > most) throw wrong(`What is "${given.positionals[most] ?? ''}"?`);
  if (given.positionals.includes('')) throw wrong('An argument is empty.');
  return { positionals: given.positionals, flags: new Set(Object.keys(given.values)) };
}

/** Runs a command as a program. Ctrl-C stops the command cleanly, and errors are printed in one line. */
export async function runCommand(command: Command): Promise<void> {
  const stopping = new AbortController();
  const stop = (): void => {
    stopping.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  try {
    const { positionals, flags } = readArguments(command);
    await command.run(positionals, stopping.signal, flags);
    process.exit(0);
  } catch (error) {
    if (lineIsOpen) process.stderr.write('\n');
    if (stopping.signal.aborted) {
      console.error('Stopped; nothing was left behind.');
      process.exit(130);
    }
    console.error(`${command.failed}: ${errorInOneLine(error)}`);
    process.exit(error instanceof StartupError ? error.exitCode : 1);
  }
}

/** Whether the terminal's last line shows progress and has not been ended yet. */
let lineIsOpen = false;

/** Returns a function that shows progress on a terminal, five times a second at most. */
export function terminalProgress(what: string): Progress {
  let shown = 0;
  return (done, all) => {
    const now = performance.now();
    if (!process.stderr.isTTY || (now - shown < 200 && done < all)) return;
    shown = now;
    lineIsOpen = done < all;
    const percent = all === 0 ? 100 : Math.floor((100 * done) / all);
    process.stderr.write(
      `\r${what} ${done.toLocaleString('en')} of ${all.toLocaleString('en')} rows (${String(percent)} %)${done >= all ? '\n' : ''}`,
    );
  };
}
