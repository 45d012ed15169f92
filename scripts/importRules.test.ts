import { spawnSync } from 'node:child_process';
import path from 'node:path';

// Samples that break each import rule of the design once. A rule that no longer reports its sample fails here. The
// sample files need not exist, but the files that they import must exist, because the rules compare resolved
// paths.

const PATHS = 'import-x/no-restricted-paths';
const PACKAGES = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';

const forbidden: [file: string, code: string, rule: string][] = [
  ['src/features/shared/x.ts', `import '../clients/clientsSlice';`, PATHS],
  ['src/features/clients/x.ts', `import '../../gateway/unused/storage';`, PATHS],
  ['src/features/clients/x.ts', `import '../../ui/landing/Landing';`, PATHS],
  ['src/gateway/x.ts', `import '../ui/landing/Landing';`, PATHS],
  ['src/sagas/x.ts', `import '../ui/landing/Landing';`, PATHS],
  ['src/store/x.ts', `import '../ui/landing/Landing';`, PATHS],
  ['src/ui/x.ts', `import '../gateway/unused/storage';`, PATHS],
  ['src/ui/x.ts', `import '../index';`, PATHS],
  ['src/ui/x.ts', `import '../quotePage/dom';`, PATHS],
  ['src/quotePage/x.ts', `import '../ui/theme/tokens';`, PATHS],
  ['src/features/quotes/x.ts', `import '../payments/paymentsSlice';`, PATHS],
  ['src/features/payments/x.ts', `import '../workspace/workspaceSlice';`, PATHS],
  ['src/ui/theme/x.ts', `import '../kit/text/format';`, PATHS],
  ['src/ui/kit/text/x.ts', `import '../list/TableRow';`, PATHS],
  ['src/ui/records/x.ts', `import '../quotes/QuoteForm';`, PATHS],
  ['src/ui/quotes/x.ts', `import '../quoteDocument/QuoteSheet';`, PATHS],
  ['src/ui/year/x.ts', `import '../dashboard/DashboardSection';`, PATHS],
  ['src/ui/dashboard/x.ts', `import '../shell/chunks';`, PATHS],
  ['src/x.ts', `import '../scripts/webpack/backend';`, PATHS],
  ['embedded/x.ts', `import '../src/features/business/clients/clientsSlice';`, PATHS],
  ['src/ui/x.ts', `import '@supabase/supabase-js';`, PACKAGES],
  ['src/sagas/x.ts', `import '@supabase/supabase-js';`, PACKAGES],
  ['src/gateway/clientsCodec.ts', `import '@supabase/supabase-js';`, PACKAGES],
  ['src/gateway/x.ts', `import 'redux-saga/effects';`, PACKAGES],
  ['src/gateway/supabaseGateway.ts', `import 'redux-saga';`, PACKAGES],
  ['src/store/x.ts', `import 'redux-saga/effects';`, PACKAGES],
  ['src/store/x.ts', `import 'typed-redux-saga';`, PACKAGES],
  ['src/sagas/x.ts', `import 'typed-redux-saga/macro';`, PACKAGES],
  ['src/features/clients/x.ts', `import 'react';`, PACKAGES],
  ['src/features/clients/x.ts', `import 'typed-redux-saga';`, PACKAGES],
  ['src/features/clients/x.ts', `export const now = Date.now();`, SYNTAX],
  ['src/features/clients/x.ts', `export const now = new Date();`, SYNTAX],
  ['src/features/clients/x.ts', `export const dice = Math.random();`, SYNTAX],
  ['src/features/clients/x.ts', `export const id = crypto.randomUUID();`, SYNTAX],
  ['src/features/clients/x.ts', `export const rows = fetch('/rows');`, 'no-restricted-globals'],
  ['src/features/clients/x.ts', `export * from './clientsSlice';`, SYNTAX],
  ['src/ui/x.ts', `export * from '../features/clients/clientsSlice';`, SYNTAX],
];

const allowed: [file: string, code: string][] = [
  ['src/features/shared/x.ts', `import './list';`],
  ['src/features/shared/ids.ts', `export const id = () => crypto.randomUUID();`],
  ['src/features/quotes/x.ts', `import '../clients/clientsSlice';`],
  ['src/features/clients/x.ts', `export const day = new Date(2026, 0, 31);`],
  ['src/features/clients/x.ts', `export const made = { prepare: () => ({ at: new Date() }) };`],
  ['src/gateway/x.ts', `import '../features/clients/clientsSlice';`],
  ['src/gateway/supabaseGateway.ts', `import '@supabase/supabase-js';`],
  ['src/sagas/x.ts', `import 'redux-saga'; import 'typed-redux-saga';`],
  ['src/store/x.ts', `import 'redux-saga';`],
  ['src/ui/x.ts', `import '../features/clients/clientsSlice';`],
  ['src/quotePage/x.ts', `import '../features/clients/client';`],
  ['src/ui/quotes/x.ts', `import '../clients/ClientField';`],
  ['src/ui/dashboard/x.ts', `import '../year/YearCard';`],
  ['src/ui/records/x.test.ts', `import '../quotes/QuoteForm';`],
  ['src/index.tsx', `import './gateway/unused/storage'; import './ui/landing/Landing';`],
];

/** The rules that report each sample. ESLint runs in its own process, because jest cannot load its configuration. */
function lintAll(): string[][] {
  const samples = [...forbidden, ...allowed].map(([file, code]) => ({ file, code }));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'lintSamples.mjs'), JSON.stringify(samples)],
    { encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as string[][]; // what lintSamples.mjs prints
}

describe('the import rules', () => {
  let complaints: string[][];
  beforeAll(() => {
    complaints = lintAll();
  }, 60_000);

  it.each(forbidden.map((sample, index) => [...sample, index] as const))(
    'refuse in %s: %s',
    (_file, _code, rule, index) => {
      expect(complaints[index]).toEqual([rule]);
    },
  );

  it.each(allowed.map((sample, index) => [...sample, index] as const))(
    'allow in %s: %s',
    (_file, _code, index) => {
      expect(complaints[forbidden.length + index]).toEqual([]);
    },
  );
});
