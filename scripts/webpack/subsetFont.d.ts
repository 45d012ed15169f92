declare module 'subset-font' {
  interface Options {
    keepAllGlyphs?: boolean;
    variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    targetFormat?: 'woff2' | 'woff' | 'sfnt';
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
