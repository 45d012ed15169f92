// Values that the build puts in (see webpack.config.ts).
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV?: string;
    /** The origin of the hosted Supabase project. If absent, the backend is the origin that serves the app. */
    readonly SUPABASE_URL?: string;
    /** Public client key; `oficio-local` for the embedded backend. Absent only in tests. */
    readonly SUPABASE_PUBLISHABLE_KEY?: string;
  }
}
