/** @jest-environment node */
import { rateLimiter } from './rateLimit';

describe('a rate limiter', () => {
  let now = 1_000_000;
  const limiter = () => rateLimiter({ attempts: 3, windowSeconds: 30 }, () => now);

  test('refuses the attempt after the last, for each key apart', () => {
    const limit = limiter();
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false]);
    expect(limit.take('b')).toBe(true);
  });

  test('refills evenly, and never beyond its size', () => {
    const limit = limiter();
    for (let time = 0; time < 3; time += 1) limit.take('a');
    now += 9_999;
    expect(limit.take('a')).toBe(false);
    now += 1;
    expect(limit.take('a')).toBe(true);
    now += 3_600_000;
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false]);
  });

  test('is not loosened by a clock that goes back', () => {
    const limit = limiter();
    for (let time = 0; time < 3; time += 1) limit.take('a');
    now -= 3_600_000;
    expect(limit.take('a')).toBe(false);
  });

  test('gives back what succeeded', () => {
    const limit = limiter();
    for (let time = 0; time < 10; time += 1) {
      expect(limit.take('a')).toBe(true);
      limit.giveBack('a');
    }
  });

  test('0 attempts switches it off', () => {
    const off = rateLimiter({ attempts: 0, windowSeconds: 30 }, () => now);
    expect(Array.from({ length: 100 }, () => off.take('a'))).not.toContain(false);
  });

  test('forgets keys before they fill the memory, those in use last', () => {
    const limit = limiter();
    for (let time = 0; time < 3; time += 1) limit.take('target');
    for (let key = 0; key < 9_000; key += 1) limit.take(`invented ${String(key)}`);
    expect(limit.take('target')).toBe(false);
  });
});
