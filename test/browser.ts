/** A fake of those parts of a browser's page that the gateway and supabase-js use and that Node lacks. */
export interface FakeBrowser {
  storage: Map<string, string>;
  /** Acts as if another tab had changed the storage. */
  storageChangedElsewhere: (key: string | null, newValue: string | null) => void;
  restore: () => void;
}

const define = (name: string, value: unknown): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  return () => {
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
  };
};

/** Makes this process look like a page with an empty storage. */
export function fakeBrowser(): FakeBrowser {
  const storage = new Map<string, string>();
  const window = new EventTarget();
  const restores = [
    define('window', window),
    define('document', Object.assign(new EventTarget(), { visibilityState: 'visible' })),
    define('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    }),
    // No BroadcastChannel is defined, because an open channel would keep the test process from ending.
    define('BroadcastChannel', undefined),
  ];
  return {
    storage,
    storageChangedElsewhere: (key, newValue) => {
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
    restore: () => {
      for (const restore of restores) restore();
    },
  };
}
