/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import everyday from './jest.config';

// `npm run test:faults`: the long runs of what docs/promises.md states, and of random searches. They kill processes,
// fill disks, open hundreds of folders and take minutes, so that `npm test` does without them.
const promises = everyday.projects?.find(
  (project) => typeof project !== 'string' && project['displayName'] === 'promises',
);
if (promises === undefined || typeof promises === 'string') throw new Error('No such project');

const config: Config = {
  globalSetup: everyday.globalSetup ?? null,
  maxWorkers: 1,
  // A long run of a search takes minutes on a busy machine.
  testTimeout: 900_000,
  projects: [
    {
      ...promises,
      displayName: 'faults',
      roots: ['<rootDir>/test', '<rootDir>/embedded'],
      testMatch: ['**/*.faults.ts'],
    },
  ],
};

export default config;
