import type { OpenPart } from './matching';

/** Parts of one client beyond these are not tried together. */
const MOST = 14;

/** The sets of two or three parts of one client whose sum is exactly this; a few at most. */
export function exactSums(open: readonly OpenPart[], cents: number): OpenPart[][] {
  const byClient = new Map<string, OpenPart[]>();
  for (const part of open) {
    if (part.clientId === null || part.cents >= cents || part.cents === 0) continue;
    const parts = byClient.get(part.clientId);
    if (parts) parts.push(part);
    else byClient.set(part.clientId, [part]);
  }
  const found: OpenPart[][] = [];
  for (const all of byClient.values()) {
    const parts = all.slice(0, MOST);
    for (const [index, first] of parts.entries()) {
      const rest = parts.slice(index + 1);
      for (const [at, second] of rest.entries()) {
        const left = cents - first.cents - second.cents;
        if (left === 0) found.push([first, second]);
        const third = rest.slice(at + 1).find((part) => part.cents === left);
        if (third) found.push([first, second, third]);
        if (found.length >= 5) return found;
      }
    }
  }
  return found;
}
