/** The files that webpack turns into addresses when they are imported. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
