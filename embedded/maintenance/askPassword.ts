import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { StartupError } from '../startupError';

/** Reads a line. On a terminal the typed characters are not shown. */
async function hiddenLine(question: string): Promise<string> {
  const silent = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const terminal = process.stdin.isTTY;
  if (terminal) process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: silent, terminal });
  return new Promise((resolve) => {
    let answered = false;
    lines.once('line', (line) => {
      answered = true;
      resolve(line);
      lines.close();
    });
    lines.once('SIGINT', () => {
      process.stderr.write('\n');
      process.kill(process.pid, 'SIGINT');
    });
    lines.once('close', () => {
      if (terminal) process.stderr.write('\n');
      if (!answered) resolve('');
    });
  });
}

/**
 * Asks for a new password, twice on a terminal and once if the input is a pipe.
 * @returns null for an empty password. The caller then generates one.
 */
export async function askPassword(): Promise<string | null> {
  const password = await hiddenLine('New password (empty: one is made up): ');
  if (password === '') return null;
  if (process.stdin.isTTY && (await hiddenLine('The same again: ')) !== password) {
    throw new StartupError('The two passwords differ. Nothing was changed.');
  }
  return password;
}
