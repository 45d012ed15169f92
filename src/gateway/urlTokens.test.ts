import { takeUrlTokens } from './urlTokens';

/** Opens a page at this address. Returns the tokens that were taken from the address, and the remaining address. */
function visit(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://oficio.example');
  const replaceState = jest.fn();
  const state = { kept: true };
  // The parts of `location` and `history` that the function uses.
  const location = { pathname, search, hash } as Location;
  const tokens = takeUrlTokens(location, { state, replaceState } as unknown as History);
  const [call] = replaceState.mock.calls as [unknown, string, string][];
  if (call) expect(call[0]).toBe(state);
  return { tokens, left: call ? call[2] : null };
}

const both = {
  kind: 'session',
  accessToken: 'AAA',
  refreshToken: 'RRR',
  purpose: 'confirmation',
};

test.each([
  ['nothing to take', '/', null, null],
  ['an anchor of the landing page', '/#features', null, null],
  ['a query of somebody else', '/?utm_source=x', null, null],
  [
    'a confirmation link',
    '/#access_token=AAA&expires_at=1&expires_in=3600&refresh_token=RRR&token_type=bearer&type=signup',
    both,
    '/',
  ],
  ['below a path', '/app/#access_token=AAA&refresh_token=RRR', both, '/app/'],
  [
    'escaped characters',
    '/#access_token=A%2BA&refresh_token=R%3DR',
    { ...both, accessToken: 'A+A', refreshToken: 'R=R' },
    '/',
  ],
  ['half of it: of no use, but scrubbed', '/#access_token=AAA', null, '/'],
  ['the other half', '/#refresh_token=RRR', null, '/'],
  ['empty tokens', '/#access_token=&refresh_token=', null, '/'],
  [
    'a recovery link',
    '/#access_token=AAA&refresh_token=RRR&type=recovery',
    { ...both, purpose: 'recovery' },
    '/',
  ],
  [
    'an invitation',
    '/#access_token=AAA&refresh_token=RRR&type=invite',
    { ...both, purpose: 'invite' },
    '/',
  ],
  [
    'a link that was used before, or has expired',
    '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid&sb=',
    { kind: 'spent' },
    '/',
  ],
  [
    'a link that is refused',
    '/#error=server_error&error_code=unexpected_failure',
    { kind: 'refused' },
    '/',
  ],
  ['an error in the query', '/?error=access_denied&error_description=x', { kind: 'refused' }, '/'],
  ['the same with its code', '/?error=x&error_code=otp_expired', { kind: 'spent' }, '/'],
  ['a code in the query', '/?code=123&utm_source=mail', null, '/?utm_source=mail'],
  [
    'tokens in the query are not used, only scrubbed',
    '/?access_token=AAA&refresh_token=RRR',
    null,
    '/',
  ],
  [
    'the fragment counts, the rest of the query stays',
    '/?a=1#access_token=AAA&refresh_token=RRR',
    both,
    '/?a=1',
  ],
])('%s: %s', (_name, address, tokens, left) => {
  expect(visit(address)).toEqual({ tokens, left });
});

test('no secret is left in the address, wherever it was', () => {
  const secrets = 'access_token=S1&refresh_token=S2&provider_token=S3&provider_refresh_token=S4';
  for (const address of [`/#${secrets}`, `/?${secrets}`, `/?x=1&${secrets}#${secrets}`]) {
    expect(visit(address).left).not.toMatch(/S\d/);
  }
});
