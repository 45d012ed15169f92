import { isObject } from './protect';

/** One place at which two states differ. */
export interface Difference {
  /** The fields that lead there. */
  path: readonly string[];
  /** Undefined where there is nothing. */
  before: unknown;
  after: unknown;
}

/** Without what every object has: a file may name a field `constructor`. */
const own = (value: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** The places at which two states differ, the first `limit` of them. What both share is not looked into. */
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
