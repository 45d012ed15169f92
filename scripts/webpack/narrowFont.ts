import subsetFont from 'subset-font';
import type { LoaderDefinitionFunction } from 'webpack';

/** How far each axis of a variable font is kept, by its tag (`wght`, `opsz`). */
export type Axes = Readonly<Record<string, { readonly min: number; readonly max: number }>>;

/**
 * Loader: cuts a variable font (WOFF2) down to the part of its axes that the app uses. Every glyph
 * stays, so that any name is set in it.
 */
const narrowFont: LoaderDefinitionFunction<{ axes: Axes }> = function (content) {
  const done = this.async();
  // Raw: webpack hands over bytes, and types them as the text that other loaders get.
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
