/** @jest-environment node */
import { verifiedTokenCache } from './verifiedTokens';

describe('verified tokens', () => {
  it('are recalled until they expire, to the second', () => {
    let now = 100;
    const tokens = verifiedTokenCache<string>(() => now);
    tokens.remember('a', 'Ana', 160);
    expect(tokens.recall('a')).toBe('Ana');
    now = 159.9;
    expect(tokens.recall('a')).toBe('Ana');
    now = 160;
    expect(tokens.recall('a')).toBeNull();
    now = 100;
    expect(tokens.recall('a')).toBeNull();
  });

  it('are told apart by every letter', () => {
    const tokens = verifiedTokenCache<string>(() => 0);
    tokens.remember('header.payload.signature', 'Ana', 1);
    for (const other of ['', 'header.payload.signaturE', 'header.payload.', 'header.payload']) {
      expect(tokens.recall(other)).toBeNull();
    }
  });

  it('make room: the least recently used go first', () => {
    const tokens = verifiedTokenCache<number>(() => 0);
    for (let n = 0; n < 1_000; n += 1) tokens.remember(String(n), n, 1);
    expect(tokens.recall('0')).toBe(0);
    tokens.remember('one more', -1, 1);
    expect(tokens.recall('1')).toBeNull();
    expect(tokens.recall('0')).toBe(0);
    expect(tokens.recall('999')).toBe(999);
  });
});
