import path from 'node:path';

/**
 * Parts of packages that the app never uses but that bundlers cannot detect as unused. They are replaced by
 * stand-ins, whose tests try everything that the app calls.
 */
export function unusedParts(root: string): Record<string, string> {
  const gateway = path.join(root, 'src/gateway/unused');
  return {
    '@supabase/realtime-js$': path.join(gateway, 'realtime.ts'),
    '@supabase/storage-js$': path.join(gateway, 'storage.ts'),
    '@supabase/functions-js$': path.join(gateway, 'functions.ts'),
  };
}
