import { storedDrafts } from './drafts';

const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'sessionStorage', before);
  else Reflect.deleteProperty(globalThis, 'sessionStorage');
});

test('a browser that refuses its storage keeps nothing, and nothing breaks', () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(() => {
    storedDrafts.write({ kept: 1 });
    storedDrafts.write(null);
  }).not.toThrow();
  expect(storedDrafts.read()).toBeNull();
});

test('what does not fit takes what was stored before along', () => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > 20) throw new DOMException('', 'QuotaExceededError');
      stored.set(key, value);
    },
  };
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: sessionStorage,
  });
  storedDrafts.write({ kept: 1 });
  expect(storedDrafts.read()).toEqual({ kept: 1 });
  storedDrafts.write({ kept: 'x'.repeat(20) });
  expect(storedDrafts.read()).toBeNull();
});
