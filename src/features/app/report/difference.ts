import { isObject } from './protect';

/** One place at which two states differ. */
export interface Difference {
  /** The names of the fields that lead to this place. */
  path: readonly string[];
  /** The value before; undefined if there was none. */
  before: unknown;
  after: unknown;
}

/** The object's own field. A file may contain a field named `constructor`, which every object inherits. */
const own = (value: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** The places at which two states differ, at most `limit` of them. Objects that both states share are skipped. */
export function differences(before: unknown, after: unknown, limit = 200): Difference[] {
  const found: Difference[] = [];
  const compare = (one: unknown, other: unknown, path: readonly string[]): void => {
    if (Object.is(one, other) || found.length >= limit) return;
    if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
      found.push({ path, before: one, after: other });
      return;
    }
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      compare(own(one, key), own(other, key), [...path, key]);
    }
  };
  compare(before, after, []);
  return found;
}
