import { execFileSync } from 'node:child_process';
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
