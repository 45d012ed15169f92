import { createHash, type Hash } from 'node:crypto';
import * as z from 'zod/mini';
import { StartupError } from '../startupError';

/** The first line of every backup. A later format has a higher number. */
export const BACKUP_TITLE = '-- Ofício backup, format 1';

/** The information at the top of a backup. */
export interface DumpHead {
  /** The migrations of the database from which the backup was made, in order, with SHA-256 checksums in hex. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  readonly rows: number;
}

const headShape = z.object({
  taken: z.string(),
  rows: z.int().check(z.nonnegative()),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});

/** Returns the second line of a backup, which is the head as JSON. */
export function headLine(head: DumpHead, taken: Date): string {
  return `-- ${JSON.stringify({ taken: taken.toISOString(), ...head })}`;
}

/**
 * Checks the start of a file.
 * @param start - The start of the file, at least as long as BACKUP_TITLE.
 * @throws StartupError if it is not a backup of this format.
 */
export function checkTitle(start: string): void {
  if (start.startsWith(BACKUP_TITLE) && !/^\d/.test(start.slice(BACKUP_TITLE.length))) return;
  throw new StartupError(
    /^-- Ofício backup, format \d/.test(start)
      ? 'The file was written by a newer version of Ofício. Restore it with that version. Nothing was changed.'
      : 'The file is not a backup of Ofício. Nothing was changed.',
  );
}

/**
 * Reads the head of a backup.
 * @throws StartupError if the text is not exactly the head of a backup.
 */
export function parseHead(text: string): DumpHead {
  checkTitle(text);
  try {
    const [, line = ''] = text.split('\n', 2);
    const { taken, ...head } = headShape.parse(JSON.parse(line.replace(/^-- /, '')));
    // Only the exact text is accepted. Anything else might be a line that psql would run, or a dangerous key.
    if (text === `${BACKUP_TITLE}\n${headLine(head, new Date(taken))}`) return head;
  } catch {
    // An error here is ignored, because the error for the operator is thrown below.
  }
  throw new StartupError(
    'The head of the backup is damaged. Use another backup. Nothing was changed.',
  );
}

/** Writes a value as an SQL literal on a single line, because a blank line separates statements. */
export function sqlLiteral(value: string | null): string {
  if (value === null) return 'null';
  const quoted = value.replaceAll("'", "''");
  if (!/[\\\n\r]/.test(quoted)) return `'${quoted}'`;
  const escaped = quoted.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `E'${escaped}'`;
}

/** Computes a backup's checksum piece by piece. The checksum shows whether a backup was truncated or changed. */
export class Checksum {
  private readonly hash: Hash = createHash('sha256');

  add(text: string): void {
    this.hash.update(text);
  }

  /** Returns the last line of the backup, which contains the checksum. */
  lastLine(): string {
    return `-- end of backup, sha256 ${this.hash.copy().digest('hex')}`;
  }
}
