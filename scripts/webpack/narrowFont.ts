import subsetFont from 'subset-font';
import type { LoaderDefinitionFunction } from 'webpack';

/** The kept range of each axis of a variable font, by its tag (`wght`, `opsz`). */
export type Axes = Readonly<Record<string, { readonly min: number; readonly max: number }>>;

/**
 * A loader that reduces a variable font (WOFF2) to the axis ranges that the app uses. Every glyph stays, so
 * that any name can be shown.
 */
const narrowFont: LoaderDefinitionFunction<{ axes: Axes }> = function (content) {
  const done = this.async();
  // The loader is raw, so webpack passes bytes, but its type is the text of other loaders.
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
