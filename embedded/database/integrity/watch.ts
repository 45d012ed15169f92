import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import {
  addBlocks,
  BLOCK_SIZE,
  type BlockChecksums,
  checksumsOfBlocks,
  checksumsOfFile,
  checksumOfBlock,
} from './blocks';
import { readAllPages } from './check';
import {
  fileLine,
  checksumLine,
  CHECKSUM_FILE,
  LENGTHS_FILE,
  type StoredChecksums,
  writeChecksums,
} from './checksumFile';
import { isEmptyPage, type Pages, readPages } from './pages';
import { CONTROL_FILE, kindOf, listFolder, RUN_FILE } from './postgresFiles';

/** Whether a file is small and has a checksum of its whole content. */
function isSmall(file: string): boolean {
  const kind = kindOf(file);
  return kind === 'control' || kind === 'ledger';
}

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
function replaceNote(database: string, note: StoredChecksums): number {
  const target = path.join(database, CHECKSUM_FILE);
  const text = writeChecksums(note);
  syncedOpen(
    `${target}.new`,
    (descriptor) => {
      writeFileSync(descriptor, text);
    },
    'w',
  );
  renameSync(`${target}.new`, target);
  syncedOpen(database, () => undefined);
  return Buffer.byteLength(text);
}

/** Computes and stores the checksums of a closed database, whatever was stored before. */
export async function storeChecksums(database: string): Promise<void> {
  const { files } = await listFolder(database);
  const { pages } = await readAllPages(database, files);
  const small = files.filter(isSmall);
  replaceNote(database, {
    files: new Map(small.map((file) => [file, checksumsOfFile(path.join(database, file))])),
    pages,
  });
}

/**
 * Follows PostgreSQL's writes, so that the stored checksums are right at whatever moment the process ends.
 * - At each commit the WAL's new checksums are added. The WAL only grows, so earlier checksums stay right.
 * - Tables and indexes get longer, and a page that was written to never becomes empty again. So what is stored about
 *   them stays right until a file is removed or cut.
 * - Before a ledger of commits is overwritten, or any file is removed, what is stored about it is removed from the disk.
 * - After a checkpoint everything is stored anew.
 */
export class FolderWatch {
  /** The checksums of the WAL and of small files that have not changed since. */
  private files: Map<string, BlockChecksums>;
  private readonly pages: Map<string, Pages>;
  /** The names of the files about which something is stored on the disk. */
  private noted: Set<string>;
  /** The small files whose checksums must be computed again. */
  private readonly stale = new Set<string>();
  private readonly changedLog = new Map<string, Set<number>>();
  private readonly unsynced = new Set<string>();
  /**
   * The checksums of the parts of the WAL that were written since a checkpoint began; null if none is running. After
   * the checkpoint only these parts are needed.
   */
  private sinceCheckpoint: Map<string, BlockChecksums> | null = null;
  private descriptor: number | null = null;
  private end: number;
  /** Whether PostgreSQL has changed anything, apart from the file that says that it runs. */
  hasChanged = false;

  /**
   * @param note - What `examineFiles` has found. The small files that it does not contain are read by `begun`.
   */
  constructor(
    private readonly database: string,
    note: StoredChecksums & { readonly end: number },
  ) {
    this.files = note.files;
    this.pages = note.pages;
    this.end = note.end;
    this.noted = new Set([...note.files.keys(), ...note.pages.keys(), CONTROL_FILE]);
  }

  /** Begins to follow the writes. Must be called before anything is written. */
  begin(): void {
    // Version 1.0.0 kept another note. It would be outdated from here on.
    if (this.end === 0) {
      this.end = replaceNote(this.database, { files: this.files, pages: this.pages });
      rmSync(path.join(this.database, LENGTHS_FILE), { force: true });
    }
    this.openNote();
  }

  /** Called once the database is open. A start after a crash may have repaired files. */
  async begun(): Promise<void> {
    const { files } = await listFolder(this.database);
    for (const file of files) if (isSmall(file) && !this.files.has(file)) this.stale.add(file);
    this.store(this.files);
  }

  /**
   * Notes that bytes of a file will be overwritten.
   * @param bytes - The new bytes, which will be written at `position`.
   */
  beforeWrite(file: string, bytes: Uint8Array, position: number): void {
    if (bytes.length === 0) return;
    const kind = kindOf(file);
    this.hasChanged ||= kind !== 'run';
    if (kind === 'pages') this.notePages(file, bytes, position);
    else if (kind === 'log') this.noteLogWrite(file, bytes, position);
    else if (isSmall(file)) {
      this.forget(file);
      this.stale.add(file);
    } else return;
    this.unsynced.add(file);
  }

  /**
   * Notes that a file's bytes are on the disk now.
   * @param descriptor - The descriptor of the open file.
   */
  afterSync(file: string, descriptor: number): void {
    this.unsynced.delete(file);
    if (kindOf(file) === 'log') this.noteLog(file, descriptor);
  }

  /** Notes that a file will be removed, cut or replaced. */
  beforeLoss(file: string): void {
    this.hasChanged ||= kindOf(file) !== 'run';
    this.forget(file);
    for (const each of [this.files, this.pages, this.changedLog]) each.delete(file);
    for (const each of [this.stale, this.unsynced]) each.delete(file);
    this.sinceCheckpoint?.delete(file);
  }

  /** Notes that a file was created, renamed or cut. */
  afterArrival(file: string): void {
    if (!isSmall(file) && kindOf(file) !== 'pages') return;
    const entry = path.join(this.database, file);
    if (!statSync(entry).isFile()) return;
    if (isSmall(file)) this.stale.add(file);
    else this.pages.set(file, readPages(entry).pages);
    this.unsynced.add(file);
  }

  /** Notes that a checkpoint begins. The next start needs only the WAL that is written from here on. */
  beforeCheckpoint(): void {
    this.sinceCheckpoint = new Map();
  }

  /** Stores everything after a checkpoint, before anything else is written. */
  afterCheckpoint(): void {
    const needed = this.sinceCheckpoint ?? new Map<string, BlockChecksums>();
    this.sinceCheckpoint = null;
    const small = [...this.files].filter(([file]) => kindOf(file) !== 'log');
    try {
      this.store(needed.size === 0 ? this.files : new Map([...small, ...needed]));
    } catch {
      // The disk may be full. A failure is ignored, because what was stored before stays right.
    }
  }

  /** Called if PostgreSQL did not open the folder. It may have left the file that says that it runs. */
  abandon(): void {
    this.close();
    rmSync(path.join(this.database, RUN_FILE), { force: true });
  }

  close(): void {
    if (this.descriptor !== null) closeSync(this.descriptor);
    this.descriptor = null;
  }

  private notePages(file: string, bytes: Uint8Array, position: number): void {
    const pages = this.pages.get(file) ?? { count: 0, empty: new Set<number>() };
    for (let at = 0; at + BLOCK_SIZE <= bytes.length; at += BLOCK_SIZE) {
      const page = (position + at) / BLOCK_SIZE;
      if (isEmptyPage(bytes.subarray(at, at + BLOCK_SIZE))) pages.empty.add(page);
      else pages.empty.delete(page);
      pages.count = Math.max(pages.count, page + 1);
    }
    this.pages.set(file, pages);
  }

  private noteLogWrite(file: string, bytes: Uint8Array, position: number): void {
    const known = this.files.get(file);
    if (known !== undefined && !isContinuation(known, bytes, position)) {
      this.forget(file);
      this.files.delete(file);
    }
    const blocks = this.changedLog.get(file) ?? new Set();
    const last = Math.floor((position + bytes.length - 1) / BLOCK_SIZE);
    for (let block = Math.floor(position / BLOCK_SIZE); block <= last; block += 1)
      blocks.add(block);
    this.changedLog.set(file, blocks);
  }

  private noteLog(file: string, descriptor: number): void {
    const sums = checksumsOfBlocks(descriptor, this.changedLog.get(file) ?? []);
    this.changedLog.delete(file);
    addBlocks(this.files, file, sums);
    if (this.sinceCheckpoint !== null) addBlocks(this.sinceCheckpoint, file, sums);
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
   * Removes what is stored about a file, because it would later look like damage.
   * @throws if the removal cannot be written.
   */
  private forget(file: string): void {
    if (!this.noted.has(file)) return;
    this.append(checksumLine(['forget', file]), true);
    this.noted.delete(file);
  }

  private store(files: Map<string, BlockChecksums>): void {
    for (const file of [...this.unsynced].filter((name) => kindOf(name) !== 'log')) {
      syncedOpen(path.join(this.database, file), () => undefined);
      this.unsynced.delete(file);
    }
    for (const file of this.stale) files.set(file, checksumsOfFile(path.join(this.database, file)));
    this.stale.clear();
    this.end = replaceNote(this.database, { files, pages: this.pages });
    this.files = files;
    this.noted = new Set([...files.keys(), ...this.pages.keys()]);
    this.close();
    this.openNote();
  }

  /** Opens the note for further lines. What the last process did not finish is cut off, because a line after it would be unreadable. */
  private openNote(): void {
    this.descriptor = openSync(path.join(this.database, CHECKSUM_FILE), 'r+');
    if (fstatSync(this.descriptor).size > this.end) ftruncateSync(this.descriptor, this.end);
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
