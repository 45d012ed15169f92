import { changedFields, isSame } from './changes';

/** A row as its form first showed it: with toggles that were still being saved, and as it was stored. */
export interface Baseline<T> {
  shown: T;
  stored: T;
}

/**
 * The fields of `edited` that differ from the row as shown (the user changed them) or as stored (a
 * toggle on its way may fail; what the form says of it is saved all the same).
 */
export const changedSince = <T extends object, E extends Partial<T>>(
  { shown, stored }: Baseline<T>,
  edited: E,
): Partial<E> => ({ ...changedFields(stored, edited), ...changedFields(shown, edited) });

/**
 * The fields to which somebody else made the user's own change meanwhile.
 * @param current - The row as the backend holds it now.
 * @param own - What this page has sent for the row before.
 */
export const fieldsFound = <T extends object>(
  current: T,
  changes: Partial<T>,
  { stored }: Baseline<T>,
  own: readonly Partial<T>[] = [],
): string[] =>
  Object.keys(changes).filter((name) => {
    const field = name as keyof T; // of `changes`
    const isOwn = own.some((sent) => field in sent && isSame(sent[field], current[field]));
    return (
      !isOwn && isSame(changes[field], current[field]) && !isSame(stored[field], current[field])
    );
  });

/**
 * The fields that the user changed and somebody else changed differently meanwhile.
 * @param current - The row as the backend holds it now.
 * @param own - What this page has sent for the row before.
 */
export const conflictingFields = <T extends object>(
  current: T,
  changes: Partial<T>,
  { shown, stored }: Baseline<T>,
  own: readonly Partial<T>[] = [],
): string[] =>
  Object.keys(changes).filter((name) => {
    const field = name as keyof T; // of `changes`
    return [changes, shown, stored, ...own].every((known) => !isSame(known[field], current[field]));
  });
