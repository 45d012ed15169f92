import { changedFields, isDeepEqual } from './changes';

/** A row as a form opened with it: as shown, with optimistic toggles, and as stored. */
export interface Baseline<T> {
  shown: T;
  stored: T;
}

/**
 * The fields of `edited` that the user changed, or that differ from the stored row. The latter matter because
 * an optimistic toggle may still fail: then the form's value is saved all the same.
 */
export const changesSince = <T extends object, E extends Partial<T>>(
  { shown, stored }: Baseline<T>,
  edited: E,
): Partial<E> => ({ ...changedFields(stored, edited), ...changedFields(shown, edited) });

/**
 * The fields that somebody else meanwhile changed to the user's own value.
 * @param current - The row that the backend holds now.
 * @param own - The earlier changes that this page sent for the row.
 */
export const fieldsAlreadyChanged = <T extends object>(
  current: T,
  changes: Partial<T>,
  { stored }: Baseline<T>,
  own: readonly Partial<T>[] = [],
): string[] =>
  Object.keys(changes).filter((name) => {
    const field = name as keyof T; // It is a field of `changes`.
    const isOwn = own.some((sent) => field in sent && isDeepEqual(sent[field], current[field]));
    return (
      !isOwn &&
      isDeepEqual(changes[field], current[field]) &&
      !isDeepEqual(stored[field], current[field])
    );
  });

/**
 * The fields that the user and somebody else changed differently.
 * @param current - The row that the backend holds now.
 * @param own - The earlier changes that this page sent for the row.
 */
export const conflictingFields = <T extends object>(
  current: T,
  changes: Partial<T>,
  { shown, stored }: Baseline<T>,
  own: readonly Partial<T>[] = [],
): string[] =>
  Object.keys(changes).filter((name) => {
    const field = name as keyof T; // of `changes`
    return [changes, shown, stored, ...own].every(
      (known) => !isDeepEqual(known[field], current[field]),
    );
  });
