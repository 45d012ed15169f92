import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32c } from './crc32c';
import { PAGE } from './page';

// PostgreSQL's log of changes ("WAL"): files of 16 MB, pages of 8 kB with a header each,
// records that run on over pages. Positions count bytes from the beginning of time.
const SEGMENT = 16 * 1024 * 1024;
const SEGMENTS_PER_ID = 0x1_0000_0000 / SEGMENT;
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
  /** The whole record without page headers. */
  readonly bytes: Buffer;
}

const aligned = (position: number): number => Math.ceil(position / 8) * 8;

function headerSize(page: number): number {
  return page % SEGMENT === 0 ? FIRST_PAGE_HEADER : PAGE_HEADER;
}

class Log {
  private readonly segments = new Map<number, Buffer | null>();

  constructor(
    private readonly folder: string,
    private readonly timeline: number,
  ) {}

  segment(number: number): Buffer | null {
    const known = this.segments.get(number);
    if (known !== undefined) return known;
    const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');
    const file = path.join(
      this.folder,
      hex(this.timeline) +
        hex(Math.floor(number / SEGMENTS_PER_ID)) +
        hex(number % SEGMENTS_PER_ID),
    );
    const bytes = existsSync(file) ? readFileSync(file) : null;
    // Reading goes forwards: what lies behind is not needed again.
    if (this.segments.size > 2) this.segments.clear();
    this.segments.set(number, bytes);
    return bytes;
  }

  /** @returns null where the page was not written, or belongs to a file's earlier use. */
  page(position: number): Buffer | null {
    const segment = this.segment(Math.floor(position / SEGMENT));
    const page = segment?.subarray(position % SEGMENT, (position % SEGMENT) + PAGE);
    if (page?.length !== PAGE) return null;
    return page.readBigUInt64LE(8) === BigInt(position) ? page : null;
  }

  /** @returns null if there is no whole record at this position. */
  entry(wanted: number): Entry | null {
    let page = wanted - (wanted % PAGE);
    const position = wanted === page ? page + headerSize(page) : wanted;
    let bytes = this.page(page);
    if (bytes === null) return null;
    const total = bytes.readUInt32LE(position - page);
    if (total < RECORD_HEADER || total > MAX_RECORD) return null;
    const pieces = [bytes.subarray(position - page, Math.min(PAGE, position - page + total))];
    let missing = total - (pieces[0]?.length ?? 0);
    let end = position + total;
    while (missing > 0) {
      page += PAGE;
      bytes = this.page(page);
      if (bytes === null) return null;
      if ((bytes.readUInt16LE(2) & CONTINUES) === 0 || bytes.readUInt32LE(16) !== missing) {
        return null;
      }
      const from = headerSize(page);
      const piece = bytes.subarray(from, Math.min(PAGE, from + missing));
      pieces.push(piece);
      missing -= piece.length;
      end = page + from + piece.length;
    }
    const record = pieces.length === 1 ? (pieces[0] ?? Buffer.alloc(0)) : Buffer.concat(pieces);
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
  while (log.segment(Math.floor(page / SEGMENT)) !== null) {
    const bytes = log.page(page);
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
