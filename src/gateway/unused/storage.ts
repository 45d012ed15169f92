/**
 * Replaces `@supabase/storage-js` in the app's bundle (see the aliases in webpack.config.ts). supabase-js creates this
 * client, but the app never uses it. Any use would call an undefined method.
 */
export class StorageClient {}

export class StorageApiError extends Error {}
