import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What `read.mjs` finds in a PDF. */
export interface ReadPdf {
  title: string;
  language: string;
  words: string;
  pages: string[];
  roles: string[];
}

/** Reads PDFs with a reader that the app does not use. */
export function readPdfs(files: readonly (ArrayBuffer | Uint8Array)[]): ReadPdf[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'oficio-pdf-'));
  const names = files.map((file, place) => {
    const name = path.join(folder, `${String(place)}.pdf`);
    writeFileSync(name, file instanceof Uint8Array ? file : new Uint8Array(file));
    return name;
  });
  const reader = path.resolve(__dirname, 'read.mjs');
  try {
    const found = execFileSync(process.execPath, [reader, ...names], { maxBuffer: 2 ** 26 });
    return JSON.parse(found.toString('utf8')) as ReadPdf[]; // written by the reader
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The letters of a text without spaces and without what shows nothing, which no reader gives back. */
export const squeezed = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Z}\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
