import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/{index,prerender}.tsx',
    'src/boot.ts',
    'embedded/main.ts',
    'scripts/*.{ts,mjs}',
    'bench/*.ts',
    'test/setup/*.ts',
  ],
  // Parts of supabase-js, which a test replaces as webpack's aliases do.
  ignoreDependencies: ['@supabase/realtime-js', '@supabase/storage-js', '@supabase/functions-js'],
  project: ['{src,embedded,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}'],
};

export default config;
