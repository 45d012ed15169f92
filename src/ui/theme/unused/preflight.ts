/**
 * Stands in for Chakra's `preflight` in the app's bundle (see scripts/webpack/unused.ts): our system
 * switches it off and has a small reset of its own.
 */
export function createPreflight({ preflight }: { preflight?: unknown }): object {
  if (preflight !== false) throw new Error('Chakra’s preflight is not part of this build');
  return {};
}
