import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readText } from './blocks';

/** The file in which versions before `oficio.checksums` stored the lengths of files. */
const FILE = 'oficio.files';

const shape = z.object({
  files: z.record(z.string(), z.tuple([z.number(), z.nullable(z.number())])),
});

/**
 * Compares a folder with the lengths that an earlier version has stored. It only does so if that version was the last
 * to write.
 * @returns the damage; null if no earlier version was the last to write.
 */
export function checkEarlierVersion(database: string): { readonly damage: string | null } | null {
  const note = path.join(database, FILE);
  if (statSync(note, { throwIfNoEntry: false }) === undefined) return null;
  let files: z.infer<typeof shape>['files'];
  try {
    ({ files } = shape.parse(JSON.parse(readText(note))));
  } catch {
    return { damage: `${FILE} is unreadable` };
  }
  for (const [file, [size]] of Object.entries(files)) {
    const found = statSync(path.join(database, file), { throwIfNoEntry: false });
    if (found === undefined) return { damage: `${file} is missing` };
    if (found.size < size) return { damage: `${file} is cut short` };
  }
  return { damage: null };
}

/** Removes the stored lengths once the folder has checksums. */
export function removeEarlierLengths(database: string): void {
  rmSync(path.join(database, FILE), { force: true });
}
