import { contentSecurityPolicy } from '../../embedded/http/contentSecurity';
import { pagePolicy } from './policy';

const BOOT = "'sha256-abc='";

it('is what the embedded backend sends as a header, but for frame-ancestors', () => {
  expect(`${pagePolicy([BOOT], undefined)}; frame-ancestors 'none'`).toBe(
    contentSecurityPolicy([BOOT]),
  );
});

it('lets a hosted build talk to its backend, and to nobody else', () => {
  const policy = pagePolicy([BOOT], 'https://abc.supabase.co');
  expect(policy).toContain("connect-src 'self' https://abc.supabase.co;");
  expect(policy).not.toMatch(/\*|script-src[^;]*unsafe/);
});
