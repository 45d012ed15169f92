import subsetFont from 'subset-font';
import type { LoaderDefinitionFunction } from 'webpack';

/** By the tag of each axis of a variable font (`wght`, `opsz`), the range that is kept. */
export type FontAxes = Readonly<Record<string, { readonly min: number; readonly max: number }>>;

/**
 * A webpack loader that reduces a variable font (WOFF2) to the axis ranges that the app uses. All glyphs are kept,
 * so that any name can be shown.
 */
const narrowFont: LoaderDefinitionFunction<{ axes: FontAxes }> = function (content) {
  const done = this.async();
  // This loader gets bytes from webpack, because it is a raw loader, but its TypeScript type says text.
  const font = content as unknown as Buffer;
  subsetFont(font, '', {
    keepAllGlyphs: true,
    variationAxes: this.getOptions().axes,
    targetFormat: 'woff2',
  }).then(
    (narrow) => {
      done(null, narrow);
    },
    (error: unknown) => {
      done(error instanceof Error ? error : new Error(String(error)));
    },
  );
};

export default narrowFont;
export const raw = true;
