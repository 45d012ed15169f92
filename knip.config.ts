import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/{index,prerender}.tsx',
    'src/boot.ts',
    'embedded/{main,demo}.ts',
    'scripts/*.{ts,mjs}',
    'bench/*.ts',
    'test/setup/*.ts',
  ],
  // A type that an exported signature names may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Parts of supabase-js, which a test replaces as webpack's aliases do.
  ignoreDependencies: ['@supabase/realtime-js', '@supabase/storage-js', '@supabase/functions-js'],
  project: ['{src,embedded,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}'],
};

export default config;
