import { changedFields, isDeepEqual } from './changes';

/**
 * A row at the moment when a form opened with it. It is kept twice: as the screen showed it, with optimistic toggles,
 * and as it was stored.
 */
export interface Baseline<T> {
  shown: T;
  stored: T;
}

/**
 * The fields of `edited` that the user has changed, or that differ from the stored row. The latter are included
 * because an optimistic toggle may still fail, and the form's value must be saved even then.
 */
export const changesSince = <T extends object, E extends Partial<T>>(
  { shown, stored }: Baseline<T>,
  edited: E,
): Partial<E> => ({ ...changedFields(stored, edited), ...changedFields(shown, edited) });

/**
 * The fields that somebody else has meanwhile changed to the same value as the user.
 * @param current - the row in the backend now.
 * @param own - the earlier changes of the row that this page has sent.
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
 * The fields that the user and somebody else have changed differently.
 * @param current - the row in the backend now.
 * @param own - the earlier changes of the row that this page has sent.
 * @param together - fields that say one thing together. If the user has changed one of them, a change of another one
 * by somebody else is a conflict, too.
 */
export function conflictingFields<T extends object>(
  current: T,
  changes: Partial<T>,
  { shown, stored }: Baseline<T>,
  own: readonly Partial<T>[] = [],
  together: readonly string[] = [],
): string[] {
  const group = together.some((name) => name in changes) ? together : [];
  return [...new Set([...Object.keys(changes), ...group])].filter((name) => {
    const field = name as keyof T; // of `changes`, or of the group
    return [changes, shown, stored, ...own].every(
      (known) => !isDeepEqual(known[field], current[field]),
    );
  });
}
