import bold from '@fontsource/arimo/files/arimo-latin-700-normal.woff2?pdf';
import boldMore from '@fontsource/arimo/files/arimo-latin-ext-700-normal.woff2?pdf';
import sans from '@fontsource/arimo/files/arimo-latin-400-normal.woff2?pdf';
import sansMore from '@fontsource/arimo/files/arimo-latin-ext-400-normal.woff2?pdf';
import serif from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?pdf';
import serifMore from '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2?pdf';
import { MORE_LETTERS } from './letters';

/** The typefaces of a PDF. */
export const FACES = ['serif', 'sans', 'bold'] as const;
export type Face = (typeof FACES)[number];

/** The font files of each face: the first has the letters of Western Europe, the second those of its east. */
const ADDRESSES: Readonly<Record<Face, readonly [string, string]>> = {
  serif: [serif, serifMore],
  sans: [sans, sansMore],
  bold: [bold, boldMore],
};

/** The font files of each face, in the order in which a letter is looked up. */
export type FontFiles = Readonly<Record<Face, readonly Uint8Array[]>>;

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${String(response.status)} for ${address}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Loads the font files that a text needs.
 * @throws TypeError or Error if a file cannot be loaded.
 */
export async function loadFonts(text: string): Promise<FontFiles> {
  const count = MORE_LETTERS.test(text.normalize('NFC')) ? 2 : 1;
  const [serifFiles = [], sansFiles = [], boldFiles = []] = await Promise.all(
    FACES.map((face) => Promise.all(ADDRESSES[face].slice(0, count).map(load))),
  );
  return { serif: serifFiles, sans: sansFiles, bold: boldFiles };
}
