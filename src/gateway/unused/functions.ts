/**
 * Stands in for `@supabase/functions-js` in the app's bundle (see the aliases in webpack.config.ts).
 * supabase-js constructs the client on first use of `.functions`, which this app never touches; the
 * rest it only re-exports.
 */
export class FunctionsClient {}

export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}

export const FunctionRegion = { Any: 'any' } as const;
