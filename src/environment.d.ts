// Values that the build inserts (see webpack.config.ts).
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV?: string;
    /** The origin of the hosted Supabase project. If absent, the backend is the origin that serves the app. */
    readonly SUPABASE_URL?: string;
    /** The public client key. It is `oficio-local` for the embedded backend, and absent only in tests. */
    readonly SUPABASE_PUBLISHABLE_KEY?: string;
  }
}

/** A stylesheet is imported as its text (see `assets` in webpack.config.ts). */
declare module '*.css' {
  const text: string;
  export default text;
}
