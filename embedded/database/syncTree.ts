import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Waits until a file, or a folder's list of entries, is on the disk. */
export async function syncEntry(entry: string): Promise<void> {
  const handle = await open(entry, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until a folder and everything in it is on the disk. */
export async function syncTree(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const entry of entries) await syncEntry(path.join(entry.parentPath, entry.name));
  await syncEntry(root);
}
