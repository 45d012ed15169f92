/*
 * JSON in a storage of the browser, which is handed in as a function, because a browser that blocks its storages throws
 * at the mere mention.
 */

type GetStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is stored under a key. Null if nothing is, if it is no JSON, or if the storage is blocked. */
export function readStored(storage: GetStorage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Stores a value; null removes what is stored. If the storage is full or blocked, nothing changes. */
export function writeStored(storage: GetStorage, key: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // The caller does without.
  }
}
