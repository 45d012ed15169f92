import {
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import {
  BLOCK_SIZE,
  type BlockChecksums,
  leastLength,
  isWalFile,
  isNotChecked,
  openFile,
  checksumsOfBlocks,
  type BlockChecksum,
  checksumsOfFile,
  checksumOfBlock,
  listFolder,
} from './blocks';
import {
  fileLine,
  checksumLine,
  CHECKSUM_FILE,
  type StoredChecksums,
  writeChecksums,
} from './checksumFile';

function syncedOpen(entry: string, work: (descriptor: number) => void, flags = 'r'): void {
  const descriptor = openSync(entry, flags, 0o600);
  try {
    work(descriptor);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Replaces the stored checksums atomically. */
function replaceNote(database: string, note: StoredChecksums): void {
  const target = path.join(database, CHECKSUM_FILE);
  syncedOpen(
    `${target}.new`,
    (descriptor) => {
      writeFileSync(descriptor, writeChecksums(note));
    },
    'w',
  );
  renameSync(`${target}.new`, target);
  syncedOpen(database, () => undefined);
}

/**
 * Computes the checksums of all files.
 * @param logs - The known checksums of WAL files. If null, the WAL files are read, too.
 */
async function checksumsOfAll(
  database: string,
  logs: ReadonlyMap<string, BlockChecksums> | null,
): Promise<Omit<StoredChecksums, 'closed'>> {
  const files = new Map<string, BlockChecksums>();
  const tree = await listFolder(database);
  for (const file of tree.files.filter((name) => !isNotChecked(name))) {
    const known = isWalFile(file) ? logs?.get(file) : undefined;
    if (known !== undefined) files.set(file, known);
    else if (logs === null || !isWalFile(file)) {
      files.set(file, checksumsOfFile(path.join(database, file), isWalFile(file)));
    }
  }
  return { files, folders: new Set(tree.folders.filter((name) => !name.includes('pgsql_tmp'))) };
}

/** Computes and stores the checksums of a closed database. */
export async function storeChecksums(database: string): Promise<void> {
  replaceNote(database, { ...(await checksumsOfAll(database, null)), closed: true });
}

/**
 * Follows PostgreSQL's writes, so that the stored checksums are right at whatever moment the process ends.
 * - At each commit the WAL's new checksums are added. The WAL only grows, so earlier checksums stay right.
 * - Before any other file is overwritten or removed, its checksums are removed from the disk. PostgreSQL restores such
 *   files from the WAL.
 * - After a checkpoint all checksums are stored anew.
 */
export class FolderWatch {
  /** The checksums of every file. A file that has changed since they were computed is not included. */
  private files: Map<string, BlockChecksums>;
  private folders: ReadonlySet<string>;
  /** The names of the files whose checksums are on the disk. */
  private noted: Set<string>;
  private readonly changed = new Map<string, Set<number>>();
  private readonly unsynced = new Set<string>();
  /**
   * The checksums of the parts of the WAL that were written since a checkpoint began; null if none is running. After
   * the checkpoint only these parts are needed.
   */
  private sinceCheckpoint: Map<string, BlockChecksums> | null = null;
  private descriptor: number | null = null;
  private end = 0;

  /** @param note - The stored checksums. If null, `begun` stores the first ones. */
  constructor(
    private readonly database: string,
    private readonly note: StoredChecksums | null,
  ) {
    this.files = new Map(note?.files);
    this.folders = note?.folders ?? new Set();
    this.noted = new Set(this.files.keys());
  }

  /** Begins to follow the writes. Must be called before anything is written. */
  begin(): void {
    if (this.note === null) return;
    // After a crash the last line of the note may be incomplete. A line that is appended to it would be unreadable.
    if (!this.note.closed) replaceNote(this.database, this.note);
    this.openNote();
    if (this.note.closed) this.append(checksumLine(['opened']), true);
  }

  /**
   * Called once the database is open. A start after a crash may have repaired files, so their checksums are stored
   * anew.
   */
  async begun(): Promise<void> {
    if (this.note?.closed !== true) {
      ({ files: this.files, folders: this.folders } = await checksumsOfAll(
        this.database,
        this.files,
      ));
    }
    this.noteChanges(this.files, false);
  }

  /**
   * Notes that bytes of a file will be overwritten.
   * @param bytes - The new bytes, which will be written at `position`.
   */
  beforeWrite(file: string, bytes: Uint8Array, position: number): void {
    if (isNotChecked(file) || bytes.length === 0) return;
    const known = this.files.get(file);
    if (known !== undefined && this.noted.has(file)) {
      const kept = isWalFile(file)
        ? isContinuation(known, bytes, position)
        : position >= leastLength(known);
      if (!kept) this.forget(file);
      if (!kept && isWalFile(file)) this.files.delete(file);
    }
    const blocks = this.changed.get(file) ?? new Set();
    const last = Math.floor((position + bytes.length - 1) / BLOCK_SIZE);
    for (let block = Math.floor(position / BLOCK_SIZE); block <= last; block += 1)
      blocks.add(block);
    this.changed.set(file, blocks);
    this.unsynced.add(file);
  }

  /**
   * Notes that a file's bytes are on the disk now.
   * @param descriptor - The descriptor of the open file.
   */
  afterSync(file: string, descriptor: number): void {
    this.unsynced.delete(file);
    if (isWalFile(file)) this.noteLog(file, descriptor);
  }

  /** Notes that a file will be removed, cut or replaced. */
  beforeLoss(file: string): void {
    if (isNotChecked(file)) return;
    this.forget(file);
    this.files.delete(file);
    this.changed.delete(file);
    this.unsynced.delete(file);
    this.sinceCheckpoint?.delete(file);
  }

  /** Notes that a file was created, renamed or cut. */
  afterArrival(file: string): void {
    if (isNotChecked(file) || isWalFile(file)) return;
    const found = statSync(path.join(this.database, file));
    if (!found.isFile()) return;
    this.changed.set(file, new Set(Array(Math.ceil(found.size / BLOCK_SIZE)).keys()));
    this.unsynced.add(file);
  }

  /** Notes that a checkpoint begins. The next start needs only the WAL that is written from here on. */
  beforeCheckpoint(): void {
    this.sinceCheckpoint = new Map();
  }

  /**
   * Stores all checksums after a checkpoint, before anything else is written.
   * @param closed - Whether the database is closing.
   */
  afterCheckpoint(closed: boolean): void {
    const needed = this.sinceCheckpoint ?? new Map<string, BlockChecksums>();
    this.sinceCheckpoint = null;
    const others = [...this.files].filter(([file]) => !isWalFile(file));
    try {
      this.noteChanges(needed.size === 0 ? this.files : new Map([...others, ...needed]), closed);
    } catch {
      // The disk may be full. A failure is ignored, because the earlier checksums stay right.
    }
  }

  close(): void {
    if (this.descriptor !== null) closeSync(this.descriptor);
    this.descriptor = null;
  }

  private noteLog(file: string, descriptor: number): void {
    const sums = checksumsOfBlocks(descriptor, this.changed.get(file) ?? [], true);
    this.changed.delete(file);
    const known: BlockChecksums = this.files.get(file) ?? new Map<number, BlockChecksum>();
    for (const [block, sum] of sums) known.set(block, sum);
    this.files.set(file, known);
    if (this.sinceCheckpoint !== null) {
      this.sinceCheckpoint.set(file, new Map([...(this.sinceCheckpoint.get(file) ?? []), ...sums]));
    }
    this.noted.add(file);
    try {
      // The line is written without fsync. After a power cut the line may be missing although the WAL that it
      // describes is there.
      this.append(fileLine(file, sums), false);
    } catch {
      // A failure is ignored, because the commit itself is on the disk.
    }
  }

  /**
   * Removes a file's stored checksums, because stale checksums would later look like damage.
   * @throws if the removal cannot be written.
   */
  private forget(file: string): void {
    if (!this.noted.has(file)) return;
    this.append(checksumLine(['forget', file]), true);
    this.noted.delete(file);
  }

  private noteChanges(files: Map<string, BlockChecksums>, closed: boolean): void {
    for (const [file, wanted] of this.changed) {
      if (isWalFile(file)) continue;
      const { descriptor } = openFile(path.join(this.database, file));
      try {
        if (this.unsynced.has(file)) fsyncSync(descriptor);
        const known: BlockChecksums = files.get(file) ?? new Map<number, BlockChecksum>();
        for (const [block, sum] of checksumsOfBlocks(descriptor, wanted, false))
          known.set(block, sum);
        files.set(file, known);
      } finally {
        closeSync(descriptor);
      }
      this.changed.delete(file);
      this.unsynced.delete(file);
    }
    replaceNote(this.database, { files, folders: this.folders, closed });
    this.files = files;
    this.noted = new Set(files.keys());
    this.close();
    if (!closed) this.openNote();
  }

  private openNote(): void {
    this.descriptor = openSync(path.join(this.database, CHECKSUM_FILE), 'r+');
    this.end = fstatSync(this.descriptor).size;
  }

  private append(line: string, sync: boolean): void {
    if (this.descriptor === null) return;
    this.end += writeSync(this.descriptor, line, this.end);
    if (sync) fsyncSync(this.descriptor);
  }
}

/** Whether the known checksums of the WAL are still right after a write. */
function isContinuation(known: BlockChecksums, bytes: Uint8Array, position: number): boolean {
  if (position % BLOCK_SIZE !== 0) return false;
  for (let at = 0; at < bytes.length; at += BLOCK_SIZE) {
    const sum = known.get((position + at) / BLOCK_SIZE);
    if (sum === undefined) continue;
    if (checksumOfBlock(bytes.subarray(at, at + sum.bytes), false).crc !== sum.crc) return false;
  }
  return true;
}
