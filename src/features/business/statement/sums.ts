import { groupBy } from '../../shared/groupBy';
import type { OpenPart } from './openPart';

/** The most parts of one client whose sums are tried. */
const MOST = 16;
/** The most sets of parts that are offered. */
const FEW = 5;

/** The sets of several parts of one client with exactly this sum. Only a few are returned, the smallest first. */
export function partSetsWithSum(openParts: readonly OpenPart[], cents: number): OpenPart[][] {
  const smaller = openParts.filter(
    (part) => part.clientId !== null && part.cents < cents && part.cents > 0,
  );
  const byClient = groupBy(smaller, ({ clientId }) => clientId);
  const found: OpenPart[][] = [];
  for (const all of byClient.values()) {
    // Parts that are due first are usually paid first.
    const parts = [...all]
      .sort((a, b) => ((a.dueOn ?? '9') < (b.dueOn ?? '9') ? -1 : 1))
      .slice(0, MOST);
    const rest = parts.map((_part, at) =>
      parts.slice(at).reduce((sum, part) => sum + part.cents, 0),
    );
    const own: OpenPart[][] = [];
    const add = (set: readonly OpenPart[], at: number, left: number): void => {
      if (left === 0 && set.length > 1) own.push([...set]);
      const part = parts[at];
      if (left <= 0 || !part || (rest[at] ?? 0) < left || own.length > 200) return;
      add([...set, part], at + 1, left - part.cents);
      add(set, at + 1, left);
    };
    add([], 0, cents);
    found.push(...own.sort((a, b) => a.length - b.length).slice(0, FEW));
  }
  return found.sort((a, b) => a.length - b.length).slice(0, FEW);
}
