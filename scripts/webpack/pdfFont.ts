import subsetFont from 'subset-font';
import type { LoaderDefinitionFunction } from 'webpack';
import { MORE_LETTERS } from '../../src/ui/documents/pdf/letters';

/** The look of the serif on paper. A PDF has no variable fonts. */
const SERIF_ON_PAPER = { wght: 460, opsz: 40 };

/** The letters of `MORE_LETTERS`. A file has other letters, too, that no Portuguese or European name needs. */
const moreLetters = (): string =>
  [...Array(0x1f00).keys()]
    .map((code) => String.fromCharCode(code))
    .filter((letter) => MORE_LETTERS.test(letter))
    .join('');

/** Returns the font as a TrueType file with one weight, which a PDF can embed. */
export async function fontForPdf(font: Buffer, file: string): Promise<Buffer> {
  const isMore = file.includes('latin-ext');
  return subsetFont(font, isMore ? moreLetters() : '', {
    keepAllGlyphs: !isMore,
    ...(file.includes('fraunces') && { variationAxes: SERIF_ON_PAPER }),
    targetFormat: 'sfnt',
  });
}

/** A webpack loader that makes a font of WOFF2 into one that a PDF can embed. */
const pdfFont: LoaderDefinitionFunction = function (content) {
  const done = this.async();
  // This loader gets bytes from webpack, because it is a raw loader, but its TypeScript type says text.
  fontForPdf(content as unknown as Buffer, this.resourcePath).then(
    (font) => {
      done(null, font);
    },
    (error: unknown) => {
      done(error instanceof Error ? error : new Error(String(error)));
    },
  );
};

export default pdfFont;
export const raw = true;
