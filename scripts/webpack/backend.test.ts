import { backendFromEnvironment } from './backend';

const hosted = 'https://abcdefghijkl.supabase.co';

describe('backendFromEnvironment', () => {
  it('means the embedded backend on the same origin when nothing is set', () => {
    const local = { url: undefined, publishableKey: 'oficio-local' };
    expect(backendFromEnvironment({})).toEqual(local);
    expect(backendFromEnvironment({ SUPABASE_URL: ' ' })).toEqual(local);
  });

  it('takes both, and drops a trailing slash', () => {
    const env = { SUPABASE_URL: `${hosted}/`, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };
    expect(backendFromEnvironment(env)).toEqual({
      url: hosted,
      publishableKey: 'sb_publishable_x',
    });
  });

  it('refuses one without the other, naming what is missing', () => {
    expect(() => backendFromEnvironment({ SUPABASE_URL: hosted })).toThrow(
      'SUPABASE_URL is set but SUPABASE_PUBLISHABLE_KEY is not',
    );
    expect(() => backendFromEnvironment({ SUPABASE_PUBLISHABLE_KEY: 'k' })).toThrow(
      'SUPABASE_PUBLISHABLE_KEY is set but SUPABASE_URL is not',
    );
  });

  it.each(['abcdefghijkl', 'ftp://a.supabase.co', `${hosted}/rest/v1`, `${hosted}/?a=b`])(
    'refuses %s, quoting it',
    (url) => {
      expect(() =>
        backendFromEnvironment({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: 'k' }),
      ).toThrow(`SUPABASE_URL is "${url}"`);
    },
  );
});
