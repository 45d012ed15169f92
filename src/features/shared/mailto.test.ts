import { fitsMailto, MAILTO_LIMIT, mailtoUrl } from './mailto';

const email = { to: 'ana@x.com', subject: 'Orçamento', text: 'a\nb' };

test('a short text is in the address, with the line breaks of e-mails', () => {
  expect(mailtoUrl(email)).toBe('mailto:ana@x.com?subject=Or%C3%A7amento&body=a%0D%0Ab');
  expect(mailtoUrl({ ...email, to: null, text: 'a\r\nb' })).toBe(
    'mailto:?subject=Or%C3%A7amento&body=a%0D%0Ab',
  );
});

test('nothing of the address adds a header', () => {
  expect(mailtoUrl({ ...email, to: 'ana+obra@x.com?bcc=beto@y.com', text: '' })).toBe(
    'mailto:ana%2Bobra@x.com%3Fbcc%3Dbeto%40y.com?subject=Or%C3%A7amento&body=',
  );
});

test('a text fits up to the last character of the limit', () => {
  const rest = MAILTO_LIMIT - mailtoUrl({ ...email, text: '' }).length;
  const [fits, tooLong] = [rest, rest + 1].map((length) => ({
    ...email,
    text: 'a'.repeat(length),
  }));
  expect(fitsMailto(fits ?? email)).toBe(true);
  expect(mailtoUrl(fits ?? email)).toHaveLength(MAILTO_LIMIT);
  expect(fitsMailto(tooLong ?? email)).toBe(false);
  expect(mailtoUrl(tooLong ?? email)).toBe('mailto:ana@x.com?subject=Or%C3%A7amento');
});

test.each([
  ['a text of accents', { text: 'ã'.repeat(400) }],
  ['a subject of emoji', { subject: '🧵'.repeat(5_000) }],
  ['an address', { to: `${'%'.repeat(100_000)}@x.com` }],
  ['an address of accents', { to: `${'ç'.repeat(250)}@b` }],
  ['an address of emoji', { to: `${'🧵'.repeat(62)}@b.co`, subject: '🧵'.repeat(90) }],
  ['the longest address', { to: `${'%'.repeat(248)}@x.com`, subject: '🧵'.repeat(90) }],
])('whatever is long, the address opens: %s', (_, long) => {
  const whole = { ...email, text: 'x'.repeat(3_000), ...long };
  expect(mailtoUrl(whole).length).toBeLessThanOrEqual(MAILTO_LIMIT);
  expect(mailtoUrl(whole)).toMatch(/^mailto:/);
});

test('half a character, and a control character, are left out', () => {
  expect(mailtoUrl({ to: 'a\ud800@x.com', subject: 'S\u0000', text: 'a\udc00b' })).toBe(
    'mailto:a@x.com?subject=S&body=ab',
  );
});
