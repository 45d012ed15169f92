/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

// TypeScript's `<T>(x) => …` and JSX exclude each other, hence one parser a kind of file.
const plain = { ...swc, jsc: { ...swc.jsc, parser: { syntax: 'typescript', tsx: false } } };

const shared: Project = {
  transform: {
    '\\.tsx$': ['@swc/jest', swc],
    '\\.[cm]?[jt]s$': ['@swc/jest', plain],
  },
  // jose, noble's hashes and the DevTools' recorder are ES modules only, and PGlite calls import(): jest can do
  // neither by itself.
  transformIgnorePatterns: [
    '/node_modules/(?!jose/|@noble/hashes/|@redux-devtools/instrument/|@electric-sql/pglite/)',
  ],
  moduleNameMapper: { '\\.(woff2|svg|png)$': '<rootDir>/test/setup/asset.ts' },
  restoreMocks: true,
};

const node: Project = {
  ...shared,
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/test/setup/node.ts'],
};

const config: Config = {
  // Business days are the user's local days, so the tests live where the users do.
  globalSetup: '<rootDir>/test/setup/timezone.ts',
  cacheDirectory: '<rootDir>/.cache/jest',
  testSequencer: '<rootDir>/test/setup/longestFirst.mjs',
  // Random searches take seconds, and a few times as long on a machine that does other work.
  testTimeout: 60_000,
  projects: [
    {
      ...node,
      displayName: 'unit',
      roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/scripts'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/src/ui/',
        '<rootDir>/test/promises/',
        '<rootDir>/test/hosted/',
        '<rootDir>/test/supabaseGateway.test.ts',
      ],
    },
    {
      // What docs/promises.md states, each under its own name.
      ...node,
      displayName: 'promises',
      roots: ['<rootDir>/test/promises'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'ui',
      roots: ['<rootDir>/src/ui'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testEnvironment: '<rootDir>/test/setup/jsdom.ts',
      setupFilesAfterEnv: ['<rootDir>/test/setup/ui.ts'],
    },
    {
      ...node,
      displayName: 'embedded',
      roots: ['<rootDir>/embedded', '<rootDir>/test'],
      // The app's gateway is tried on the embedded backend, too.
      testMatch: [
        '<rootDir>/embedded/**/*.test.ts',
        '<rootDir>/test/hosted/*.test.ts',
        '<rootDir>/test/supabaseGateway.test.ts',
      ],
    },
  ],
};

export default config;
