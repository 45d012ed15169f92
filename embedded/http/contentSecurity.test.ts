import {
  contentSecurityPolicy,
  inlineScriptHashes,
  pagePolicy,
  scriptHash,
} from './contentSecurity';

const BOOT = scriptHash('boot()');

it('lets nothing in but the named scripts, as a header not even into a frame', () => {
  expect(contentSecurityPolicy([BOOT])).toBe(`${pagePolicy([BOOT])}; frame-ancestors 'none'`);
  expect(pagePolicy([BOOT])).toContain("default-src 'none'; script-src 'self' 'sha256-");
});

it('lets a page of a hosted backend talk to it, and to nobody else', () => {
  const policy = pagePolicy([BOOT], 'https://abc.supabase.co');
  expect(policy).toContain("connect-src 'self' https://abc.supabase.co;");
  expect(policy).not.toMatch(/\*|script-src[^;]*unsafe/);
});

it('names the scripts that stand in a page, and nothing that is not run', () => {
  const page =
    '<script type="application/json" id="x">{}</script><script src="/a.js"></script><script>boot()</script>';
  expect(inlineScriptHashes(page)).toEqual([BOOT]);
});
