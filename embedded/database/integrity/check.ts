import { readControlFile } from './controlFile';
import { compareWithManifest } from './manifest';
import { badPages } from './relations';
import { readLog } from './wal';

/**
 * Examines the files of a closed database without changing anything: PostgreSQL itself
 * notices some damage only when it stumbles over it, some never, and writes before it knows.
 * @returns what is damaged, in a few words, or null.
 */
export async function findDamage(database: string): Promise<string | null> {
  const control = await readControlFile(database);
  if (control === null) return 'global/pg_control is unreadable';
  const missing = await compareWithManifest(database, control.clean);
  if (missing !== null) return missing;
  const { whole, rewritten } = readLog(database, control.redo, control.timeline);
  if (!whole) return 'the log of changes in pg_wal has a gap';
  // A page that was being written when the process died is written anew from the log.
  const bad = (await badPages(database)).find(({ key }) => control.clean || !rewritten.has(key));
  return bad === undefined ? null : `${bad.file} is unreadable in part`;
}
