/**
 * Replaces `@supabase/functions-js` in the app's bundle (see the aliases in webpack.config.ts). supabase-js only
 * creates this client when `.functions` is used, and the app never uses it.
 */
export class FunctionsClient {}

export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}

export const FunctionRegion = { Any: 'any' } as const;
