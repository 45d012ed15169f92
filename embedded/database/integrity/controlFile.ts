import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32c } from './crc32c';

// The layout of PostgreSQL 18's ControlFileData, as compiled for WebAssembly.
const SIZE = 8192;
const VERSION = { at: 8, is: 1800 };
const STATE = { at: 16, cleanlyClosed: 1 };
const REDO_AT = 40;
const TIMELINE_AT = 48;
const CRC_AT = 292;

/** What PostgreSQL notes about its own state. */
export interface ControlFile {
  /** Closed in order: every change is in the tables, none only in the log. */
  readonly clean: boolean;
  /** Where in the log a start after a crash begins to read. */
  readonly redo: number;
  readonly timeline: number;
}

/** @returns null if the file is damaged. @throws if it cannot be read. */
export async function readControlFile(database: string): Promise<ControlFile | null> {
  const bytes = await readFile(path.join(database, 'global/pg_control'));
  if (bytes.length !== SIZE || bytes.readUInt32LE(VERSION.at) !== VERSION.is) return null;
  if (crc32c(bytes.subarray(0, CRC_AT)) !== bytes.readUInt32LE(CRC_AT)) return null;
  return {
    clean: bytes.readUInt32LE(STATE.at) === STATE.cleanlyClosed,
    redo: Number(bytes.readBigUInt64LE(REDO_AT)),
    timeline: bytes.readUInt32LE(TIMELINE_AT),
  };
}
