/**
 * Stands in for `@supabase/storage-js` in the app's bundle (see the aliases in webpack.config.ts).
 * supabase-js constructs the client; any use of it would be a call to something undefined.
 */
export class StorageClient {}

export class StorageApiError extends Error {}
