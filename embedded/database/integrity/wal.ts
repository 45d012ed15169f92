import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { crc32c } from './crc32c';
import { PAGE } from './page';

// PostgreSQL's log of changes ("WAL"): files of 16 MB, pages of 8 kB with a header each,
// records that run on over pages. Positions count bytes from the beginning of time.
const SEGMENT = 16 * 1024 * 1024;
const SEGMENTS_PER_ID = 0x1_0000_0000 / SEGMENT;
/** Read at once; a segment is a multiple of it. */
const WINDOW = 256 * 1024;
const PAGE_HEADER = 24;
const FIRST_PAGE_HEADER = 40;
const CONTINUES = 1;
const RECORD_HEADER = 24;
const MAX_RECORD = 1 << 30;

const LOG_MANAGER = 0;
const SWITCH_FILE = 0x40;
const TRANSACTIONS = 1;
const KIND = 0x70;
const COMMIT = 0x00;

/** One change in the log. */
interface Entry {
  readonly position: number;
  readonly next: number;
  readonly previous: number;
  readonly manager: number;
  readonly info: number;
  /** The whole record without page headers; holds until the next page is asked for. */
  readonly bytes: Buffer;
}

const aligned = (position: number): number => Math.ceil(position / 8) * 8;

function headerSize(page: number): number {
  return page % SEGMENT === 0 ? FIRST_PAGE_HEADER : PAGE_HEADER;
}

/** The files of the log, read a window at a time: of 16 MB, most are often of no interest. */
class Log {
  private readonly window = Buffer.allocUnsafe(WINDOW);
  /** Where in the log the window lies, and how much of it could be filled. */
  private windowAt = -1;
  private filled = 0;
  private open: { readonly segment: number; readonly descriptor: number | null } | null = null;

  constructor(
    private readonly folder: string,
    private readonly timeline: number,
  ) {}

  private descriptor(segment: number): number | null {
    if (this.open?.segment === segment) return this.open.descriptor;
    this.close();
    const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');
    const file = path.join(
      this.folder,
      hex(this.timeline) +
        hex(Math.floor(segment / SEGMENTS_PER_ID)) +
        hex(segment % SEGMENTS_PER_ID),
    );
    const descriptor = existsSync(file) ? openSync(file, 'r') : null;
    this.open = { segment, descriptor };
    return descriptor;
  }

  /** Whether there is a file for this position. */
  reaches(position: number): boolean {
    return this.descriptor(Math.floor(position / SEGMENT)) !== null;
  }

  /**
   * @returns null where the page was not written, or belongs to a file's earlier use. What is
   * returned holds until the next page is asked for.
   */
  page(position: number): Buffer | null {
    const from = position - (position % WINDOW);
    if (this.windowAt !== from) {
      const descriptor = this.descriptor(Math.floor(from / SEGMENT));
      this.filled =
        descriptor === null ? 0 : readSync(descriptor, this.window, 0, WINDOW, from % SEGMENT);
      this.windowAt = from;
    }
    const at = position - from;
    if (at + PAGE > this.filled) return null;
    const isOurs =
      this.window.readUInt32LE(at + 8) === position % 0x1_0000_0000 &&
      this.window.readUInt32LE(at + 12) === Math.floor(position / 0x1_0000_0000);
    return isOurs ? this.window.subarray(at, at + PAGE) : null;
  }

  close(): void {
    const descriptor = this.open?.descriptor ?? null;
    this.open = null;
    if (descriptor !== null) closeSync(descriptor);
  }

  /** @returns null if there is no whole record at this position. */
  entry(wanted: number): Entry | null {
    let page = wanted - (wanted % PAGE);
    const position = wanted === page ? page + headerSize(page) : wanted;
    let bytes = this.page(page);
    if (bytes === null) return null;
    const total = bytes.readUInt32LE(position - page);
    if (total < RECORD_HEADER || total > MAX_RECORD) return null;
    const piece = bytes.subarray(position - page, Math.min(PAGE, position - page + total));
    let missing = total - piece.length;
    const pieces = [missing > 0 ? Buffer.from(piece) : piece];
    let end = position + total;
    while (missing > 0) {
      page += PAGE;
      bytes = this.page(page);
      if (bytes === null) return null;
      if ((bytes.readUInt16LE(2) & CONTINUES) === 0 || bytes.readUInt32LE(16) !== missing) {
        return null;
      }
      const from = headerSize(page);
      const more = Buffer.from(bytes.subarray(from, Math.min(PAGE, from + missing)));
      pieces.push(more);
      missing -= more.length;
      end = page + from + more.length;
    }
    const record = pieces.length === 1 ? piece : Buffer.concat(pieces);
    if (crc32c(record.subarray(RECORD_HEADER), record.subarray(0, 20)) !== record.readUInt32LE(20))
      return null;
    const [manager, info] = [record.readUInt8(17), record.readUInt8(16)];
    const switches = manager === LOG_MANAGER && (info & 0xf0) === SWITCH_FILE;
    return {
      position,
      next: switches ? Math.ceil(end / SEGMENT) * SEGMENT : aligned(end),
      previous: Number(record.readBigUInt64LE(8)),
      manager,
      info,
      bytes: record,
    };
  }
}

/** Pages that a record describes, as `base/5/16389 0 7`: file, fork and page. */
function pagesOf(record: Buffer): readonly string[] {
  const found: string[] = [];
  let at = RECORD_HEADER;
  let data = 0;
  let table = '';
  const u8 = (): number => record.readUInt8(at++);
  const u16 = (): number => record.readUInt16LE((at += 2) - 2);
  const u32 = (): number => record.readUInt32LE((at += 4) - 4);
  while (record.length - at > data) {
    const id = u8();
    if (id === 255) data += u8();
    else if (id === 254) data += u32();
    else if (id === 253) at += 2;
    else if (id === 252) at += 4;
    else {
      const flags = u8();
      data += u16();
      if ((flags & 0x10) !== 0) {
        data += u16();
        at += 2;
        const image = u8();
        if ((image & 0x01) !== 0 && (image & 0x1c) !== 0) at += 2;
      }
      if ((flags & 0x80) === 0) {
        const [space, database, file] = [u32(), u32(), u32()];
        table =
          space === 1664 ? `global/${String(file)}` : `base/${String(database)}/${String(file)}`;
      }
      found.push(`${table} ${String(flags & 0x0f)} ${String(u32())}`);
    }
    if (id >= 254) break;
  }
  return found;
}

function isCommit({ manager, info }: Entry): boolean {
  return manager === TRANSACTIONS && (info & KIND) === COMMIT;
}

/** Commits that lie behind the end of the readable log, up to `enough`. */
function commitsBehind(log: Log, last: number, end: number, enough: number): number {
  let commits = 0;
  let page = end - (end % PAGE);
  while (log.reaches(page)) {
    const found = log.page(page);
    // Looking for whole records turns further pages.
    const bytes = found === null ? null : Buffer.from(found);
    for (let at = headerSize(page); bytes !== null && at + 16 <= PAGE; at += 8) {
      if (page + at <= end) continue;
      const total = bytes.readUInt32LE(at);
      if (total < RECORD_HEADER || total > MAX_RECORD) continue;
      const previous = Number(bytes.readBigUInt64LE(at + 8));
      if (previous < last || previous >= page + at) continue;
      const entry = log.entry(page + at);
      if (entry !== null && isCommit(entry)) commits += 1;
      if (commits === enough) return commits;
    }
    page += PAGE;
  }
  return commits;
}

/** What the log of a database that was not closed in order holds. */
export interface LogState {
  /** False if changes that were acknowledged can no longer be read. */
  readonly whole: boolean;
  /** Pages that a start will write anew from the log. */
  readonly rewritten: ReadonlySet<string>;
}

/**
 * Reads the log from where a start would. PostgreSQL takes the first unreadable record for
 * the end, silently: right for a write that was cut short, which is the last thing there is.
 * But a commit is on the disk before the next one begins, so two commits behind the end mean
 * that something in between was damaged later.
 */
export function readLog(database: string, redo: number, timeline: number): LogState {
  const log = new Log(path.join(database, 'pg_wal'), timeline);
  try {
    return stateOf(log, redo);
  } finally {
    log.close();
  }
}

function stateOf(log: Log, redo: number): LogState {
  const rewritten = new Set<string>();
  let entry = log.entry(redo);
  // The record that the control file points at is always complete.
  if (entry === null) return { whole: false, rewritten };
  let last = entry;
  while (entry !== null && (entry === last || entry.previous === last.position)) {
    last = entry;
    for (const page of pagesOf(entry.bytes)) rewritten.add(page);
    entry = log.entry(entry.next);
  }
  return { whole: commitsBehind(log, last.position, last.next, 2) < 2, rewritten };
}
