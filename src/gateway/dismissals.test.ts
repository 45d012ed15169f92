/** @jest-environment <rootDir>/test/setup/jsdom.ts */
import { storedDismissals } from './dismissals';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('each user has their own, kept once', () => {
  storedDismissals.add('ana', ['firstSteps']);
  storedDismissals.add('ana', ['q1', 'firstSteps']);
  expect(storedDismissals.read('ana')).toEqual(['firstSteps', 'q1']);
  expect(storedDismissals.read('bento')).toEqual([]);
});

test.each(['', '{', '"firstSteps"', '{"0":"q1"}', 'null'])('%p is not ours: nothing', (text) => {
  localStorage.setItem('oficio.dismissed.ana', text);
  expect(storedDismissals.read('ana')).toEqual([]);
});

test('the oldest go first', () => {
  storedDismissals.add(
    'ana',
    Array.from({ length: 250 }, (_, index) => `q${index.toString()}`),
  );
  const kept = storedDismissals.read('ana');
  expect(kept).toHaveLength(200);
  expect(kept.at(-1)).toBe('q249');
});

test('of a name with a day the newest is kept', () => {
  storedDismissals.add('ana', ['q1', 'series-2026-11-30']);
  storedDismissals.add('ana', ['series-2026-12-01']);
  expect(storedDismissals.read('ana')).toEqual(['q1', 'series-2026-12-01']);
});

test('the first steps stay dismissed, whatever comes after them', () => {
  storedDismissals.add('ana', ['firstSteps']);
  storedDismissals.add(
    'ana',
    Array.from({ length: 250 }, (_, index) => `q${index.toString()}`),
  );
  const kept = storedDismissals.read('ana');
  expect(kept).toContain('firstSteps');
  expect(kept.at(-1)).toBe('q249');
});

test('where storage is refused, nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  storedDismissals.add('ana', ['firstSteps']);
  expect(storedDismissals.read('ana')).toEqual([]);
});
