import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/{index,prerender,kit/main}.tsx',
    'src/{boot,worker,workerOff,replay/main}.ts',
    'src/quotePage/main.ts',
    'webpack.replay.config.ts',
    'embedded/{main,demo,backup,restore,reset-password}.ts',
    'embedded/fixtures/make.ts',
    // The walk through other engines brings it into their pages.
    'scripts/engines/inPage.ts',
    'scripts/*.{ts,mjs}',
    'test/contender.ts',
    'test/setup/*.{ts,mjs}',
    // Programs that tests start.
    'test/pdf/{fonts.ts,read.mjs}',
    '{test,embedded}/**/*.faults.ts',
  ],
  // A type that an exported signature names may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Parts of packages that are replaced by stand-ins (scripts/webpack/unused.ts), and by their tests.
    '@supabase/realtime-js',
    '@supabase/storage-js',
    '@supabase/functions-js',
    // A part of Chakra, which jest.config.ts names.
    '@ark-ui/react',
  ],
  // Of the system; a test makes a pipe with it.
  ignoreBinaries: ['mkfifo'],
  project: ['{src,embedded,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}'],
};

export default config;
