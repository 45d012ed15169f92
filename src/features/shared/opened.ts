import { changedFields } from './changes';

/** A row as its form opened: as it was shown, toggles still being saved included, and as it was stored. */
export interface Opened<T> {
  shown: T;
  stored: T;
}

/**
 * The fields of `edited` that differ from the row as shown (the user changed them) or as stored (a
 * toggle on its way may fail; what the form says of it is saved all the same).
 */
export const changedSince = <T extends object, E extends Partial<T>>(
  { shown, stored }: Opened<T>,
  edited: E,
): Partial<E> => ({ ...changedFields(stored, edited), ...changedFields(shown, edited) });
