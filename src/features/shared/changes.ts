/** The fields of `edited` that differ from `row`. */
export function changedFields<T extends object, E extends Partial<T>>(
  row: T,
  edited: E,
): Partial<E> {
  const changes: Partial<E> = {};
  for (const key of Object.keys(edited) as (keyof E & keyof T)[]) {
    if (!isDeepEqual(row[key], edited[key])) changes[key] = edited[key];
  }
  return changes;
}

/** The fields of `edited` that differ from `row`. Null if none differ or `edited` is absent. */
export function changesIfAny<T extends object, E extends Partial<T>>(
  row: T,
  edited: E | undefined,
): Partial<E> | null {
  const changes = edited ? changedFields(row, edited) : {};
  return Object.keys(changes).length === 0 ? null : changes;
}

/** Whether `row` has all values of `edited`. */
export const hasValues = <T extends object>(row: T, edited: Partial<T>): boolean =>
  Object.keys(changedFields(row, edited)).length === 0;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Whether two JSON values are deeply equal. The order of an object's keys does not matter, because the database
 * does not keep it.
 */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isDeepEqual(a[key], b[key]));
}
