import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FACES, type Face, type FontFiles } from '../../src/ui/documents/pdf/faces';
import type { PictureMaker } from '../../src/ui/documents/pdf/pictures';

const FILES: Record<Face, string> = {
  serif: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  sans: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
  bold: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
};

/** The fonts as the build makes them. */
export function builtFonts(): FontFiles {
  const folder = path.resolve(__dirname, '../../node_modules');
  const files = FACES.flatMap((face) =>
    [FILES[face], FILES[face].replace('latin', 'latin-ext')].map((name) => path.join(folder, name)),
  );
  const program = ['-r', 'esbuild-register', path.resolve(__dirname, 'fonts.ts'), ...files];
  const fonts = execFileSync(process.execPath, program, { maxBuffer: 2 ** 26 })
    .toString('utf8')
    .split('\n')
    .map((font) => Uint8Array.from(Buffer.from(font, 'base64')));
  const [serif, sans, bold] = FACES.map((_, place) => fonts.slice(2 * place, 2 * place + 2));
  return { serif: serif ?? [], sans: sans ?? [], bold: bold ?? [] };
}

/** Pictures of one size, because Node draws none. */
export const blankPictures: PictureMaker = {
  widthOf: (text, { size }) => text.length * size * 0.6,
  draw: (text, { size }) => ({
    // jsPDF reads no more of it.
    pixels: { data: new Uint8ClampedArray(16), width: 2, height: 2 } as ImageData,
    width: text.length * size * 0.6,
    height: size * 1.6,
    ascent: size * 1.2,
  }),
};

/** What `read.mjs` finds in a PDF. */
export interface ReadPdf {
  title: string;
  language: string;
  words: string;
  pages: string[];
  roles: string[];
}

/** Reads PDFs with a reader that the app does not use. */
export function readPdfs(files: readonly ArrayBuffer[]): ReadPdf[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'oficio-pdf-'));
  const names = files.map((file, place) => {
    const name = path.join(folder, `${String(place)}.pdf`);
    writeFileSync(name, new Uint8Array(file));
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
