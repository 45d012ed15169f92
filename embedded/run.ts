import { parseArgs } from 'node:util';
import { isLoopback } from './http/hosts';
import { errorInOneLine } from './errorInOneLine';
import { type RunningServer, startServer } from './server';
import { type Settings } from './settings';
import { StartupError } from './startupError';
import { startWatchdog } from './watchdog';

/** How many seconds the main thread may be silent before the process ends. The app gives up long before. */
const LONGEST_SILENCE = 60;

/** Reads the words after the command. */
function readOptions(): { readonly acceptsDamage: boolean } {
  try {
    const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
    return { acceptsDamage: values.accept };
  } catch (error) {
    const what = errorInOneLine(error).split('.', 1).join('');
    throw new StartupError(
      `${what}. Usage: npm start, or npm start -- --accept for a damaged data folder.`,
      2,
    );
  }
}

/**
 * Runs the server as a program. It prints its address and stops on Ctrl-C.
 * @param settings - Called first, so that a wrong setting is reported like any other error.
 * @param prepare - Runs when the server answers, before the address is printed. It returns further lines to print.
 */
export async function runProgram(
  settings: () => Settings,
  prepare: (server: RunningServer) => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<void> {
  try {
    const options = readOptions();
    const wanted = settings();
    if (!isLoopback(wanted.host)) {
      console.warn(
        `Warning: HOST=${wanted.host} opens Ofício to the network, where passwords travel in the clear. ` +
          'Put a proxy with HTTPS in front of it, and its name into ALLOWED_HOSTS.',
      );
    }
    const server = await startServer({ ...wanted, ...options });
    startWatchdog(LONGEST_SILENCE);
    const lines = await prepare(server);
    stopOnSignal(server);
    void server.crashed.then(({ message }) => {
      console.error(
        `Ofício has stopped: ${message}. What was saved is safe; see that the data folder's disk ` +
          'has space and works, and start again.',
      );
      process.exit(1);
    });
    console.log(`Ofício: ${server.url}`);
    for (const line of lines) console.log(line);
    console.log('Ctrl-C stops it.');
  } catch (error) {
    console.error(`Ofício cannot start: ${errorInOneLine(error)}`);
    process.exit(error instanceof StartupError ? error.exitCode : 1);
  }
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  const stop = (): void => {
    // Ctrl-C may arrive twice, from the terminal and from a parent process.
    if (stopping) return;
    stopping = true;
    console.log('Stopping…');
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(errorInOneLine(error));
        process.exit(1);
      },
    );
  };
  // A terminal that is closed sends SIGHUP, and then takes no more lines.
  process.stdout.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}
