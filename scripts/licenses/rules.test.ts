import { isLicenceAccepted, unlockedPackages } from './rules';

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['not stated', false],
  ['', false],
  ['MPL-2.0', false],
])('%s in what is shipped: %s', (license, expected) => {
  expect(isLicenceAccepted(license, false)).toBe(expected);
});

it('lets tools be under the MPL', () => {
  expect(isLicenceAccepted('MPL-2.0', true)).toBe(true);
  expect(isLicenceAccepted('GPL-3.0', true)).toBe(false);
});

it('finds what is not locked', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { integrity: 'sha512-x' },
      'node_modules/b': { integrity: 'sha1-x' },
      'node_modules/c': {},
      'node_modules/for-windows': { optional: true, os: ['win32'] },
      'node_modules/a/node_modules/d': { inBundle: true },
    },
  };
  const manifest = {
    dependencies: { a: '1.2.3', b: '^1.0.0' },
    devDependencies: { c: 'latest', 'a-2': 'npm:a@2.0.0', 'a-3': 'npm:a@^3.0.0' },
  };
  expect(unlockedPackages(lock, manifest)).toEqual([
    'b is not pinned: "^1.0.0"',
    'c is not pinned: "latest"',
    'a-3 is not pinned: "npm:a@^3.0.0"',
    'node_modules/b has no SHA-512 checksum',
    'node_modules/c has no SHA-512 checksum',
  ]);
});
