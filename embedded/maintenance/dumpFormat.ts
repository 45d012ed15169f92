import { createHash, type Hash } from 'node:crypto';
import * as z from 'zod/mini';
import { StartupError } from '../startupError';

/** The first line of every backup; a later format counts up. */
export const TITLE = '-- Ofício backup, format 1';

/** What the head of a backup says about it. */
export interface DumpHead {
  /** The schema it was taken from: migrations in their order, with SHA-256 checksums in hex. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  readonly rows: number;
}

const headShape = z.object({
  taken: z.string(),
  rows: z.int().check(z.nonnegative()),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});

/** The second line: the rest of the head, as JSON. */
export function headLine(head: DumpHead, taken: Date): string {
  return `-- ${JSON.stringify({ taken: taken.toISOString(), ...head })}`;
}

/**
 * Looks at how a file begins.
 * @param start - as long as TITLE, or longer.
 * @throws StartupError if no backup of this format begins so.
 */
export function checkTitle(start: string): void {
  if (start.startsWith(TITLE) && !/^\d/.test(start.slice(TITLE.length))) return;
  throw new StartupError(
    /^-- Ofício backup, format \d/.test(start)
      ? 'The file was written by a newer version of Ofício. Restore it with that version. Nothing was changed.'
      : 'The file is not a backup of Ofício. Nothing was changed.',
  );
}

/** @throws StartupError if this is not the head of a backup, letter by letter as it is written. */
export function parseHead(text: string): DumpHead {
  checkTitle(text);
  try {
    const [, line = ''] = text.split('\n', 2);
    const { taken, ...head } = headShape.parse(JSON.parse(line.replace(/^-- /, '')));
    // Other words than these, as a line that psql would run or a key that objects inherit by, are not ours.
    if (text === `${TITLE}\n${headLine(head, new Date(taken))}`) return head;
  } catch {
    // Said below.
  }
  throw new StartupError(
    'The head of the backup is damaged. Use another backup. Nothing was changed.',
  );
}

/** Writes a text so that it stays on one line: a blank line separates statements. */
export function literal(value: string | null): string {
  if (value === null) return 'null';
  const quoted = value.replaceAll("'", "''");
  if (!/[\\\n\r]/.test(quoted)) return `'${quoted}'`;
  const escaped = quoted.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `E'${escaped}'`;
}

/** Sums up a backup while it passes by, so that a cut or altered one is noticed. */
export class Checksum {
  private readonly hash: Hash = createHash('sha256');

  add(text: string): void {
    this.hash.update(text);
  }

  /** The last line. */
  lastLine(): string {
    return `-- end of backup, sha256 ${this.hash.copy().digest('hex')}`;
  }
}
