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

// Files need a parser by their kind, because TypeScript's `<T>(x) => …` and JSX exclude each other.
const plain = { ...swc, jsc: { ...swc.jsc, parser: { syntax: 'typescript', tsx: false } } };

// Test files and what they import run inside a `vm`, where each look at a global is a call out of the engine.
// Those of the language are handed to every module as parameters, so that hot code runs as fast as elsewhere.
// What tests replace (timers, `Date`, `fetch`, `window`, …) stays a global.
const LANGUAGE =
  'Array ArrayBuffer BigInt Boolean DataView Error Int32Array JSON Map Math Number Object Promise Proxy ' +
  'Reflect RegExp Set String Symbol TypeError Uint8Array WeakMap WeakSet';

const shared: Project = {
  // A project does not take the cache of the configuration around it.
  cacheDirectory: '<rootDir>/.cache/jest',
  sandboxInjectedGlobals: LANGUAGE.split(' '),
  transform: {
    '\\.tsx$': ['@swc/jest', swc],
    '\\.[cm]?[jt]s$': ['@swc/jest', plain],
  },
  // jose, noble's hashes and the DevTools' recorder are ES modules only, and PGlite calls import(). jest
  // supports neither.
  transformIgnorePatterns: [
    '/node_modules/(?!jose/|@noble/hashes/|@redux-devtools/instrument/|@electric-sql/pglite/)',
  ],
  moduleNameMapper: {
    '\\.(woff2(\\?pdf)?|svg|png|css)$': '<rootDir>/test/setup/asset.ts',
    // The build for Node. The one for browsers is an ES module.
    '^jspdf$': '<rootDir>/node_modules/jspdf/dist/jspdf.node.min.js',
    // Of Ark's index, which loads every component that there is, Chakra's buttons and fields take one function.
    // webpack leaves the rest out; in jest each test file would load it anew.
    '^@ark-ui/react$': '@ark-ui/react/utils',
  },
  restoreMocks: true,
};

const node: Project = {
  ...shared,
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/test/setup/node.ts'],
};

const config: Config = {
  // Business days are local days, so the tests run in the users' time zone.
  globalSetup: '<rootDir>/test/setup/timezone.ts',
  testSequencer: '<rootDir>/test/setup/longestFirst.mjs',
  // Random tests take seconds, and longer on a busy machine.
  testTimeout: 60_000,
  projects: [
    {
      ...node,
      displayName: 'unit',
      roots: ['<rootDir>/src', '<rootDir>/test'],
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
      // `npm test` runs these beside other checks, while a core is idle.
      ...node,
      displayName: 'scripts',
      roots: ['<rootDir>/scripts'],
      testMatch: ['**/*.test.ts'],
    },
    {
      // The promises of docs/promises.md, each under its own name.
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
      setupFilesAfterEnv: [
        '<rootDir>/test/setup/quickHashes.ts',
        '<rootDir>/test/setup/quickClusters.ts',
      ],
      roots: ['<rootDir>/embedded', '<rootDir>/test'],
      // Tests of the app's gateway that run against the embedded backend.
      testMatch: [
        '<rootDir>/embedded/**/*.test.ts',
        '<rootDir>/test/hosted/*.test.ts',
        '<rootDir>/test/supabaseGateway.test.ts',
      ],
    },
  ],
};

export default config;
