/**
 * Replaces `@supabase/functions-js` in the app's bundle (see the aliases in webpack.config.ts). supabase-js
 * creates this client only when `.functions` is used, which the app never does.
 */
export class FunctionsClient {}

export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}

export const FunctionRegion = { Any: 'any' } as const;
