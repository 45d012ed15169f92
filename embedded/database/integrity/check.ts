import { readControlFile } from './controlFile';
import { compareWithManifest } from './manifest';
import { scanRelations } from './relations';
import { readLog } from './wal';

/**
 * Examines the files of a closed database without changing anything: PostgreSQL itself
 * notices some damage only when it stumbles over it, some never, and writes before it knows.
 * @returns what is damaged, in a few words, or null.
 */
export async function findDamage(database: string): Promise<string | null> {
  const control = await readControlFile(database);
  if (control === null) return 'global/pg_control is unreadable';
  const { sizes, bad } = await scanRelations(database);
  const missing = await compareWithManifest(database, control.clean, sizes);
  if (missing !== null) return missing;
  const { whole, rewritten } = readLog(database, control.redo, control.timeline);
  if (!whole) return 'the log of changes in pg_wal has a gap';
  // A page that was being written when the process died is written anew from the log.
  const broken = bad.find(({ key }) => control.clean || !rewritten.has(key));
  return broken === undefined ? null : `${broken.file} is unreadable in part`;
}
