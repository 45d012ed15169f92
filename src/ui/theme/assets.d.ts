/** The files that webpack turns into addresses when they are imported. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The address of a font as a file that a PDF can embed (`scripts/webpack/pdfFont.ts`). */
declare module '*.woff2?pdf' {
  const address: string;
  export default address;
}
