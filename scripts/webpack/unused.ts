import path from 'node:path';

/**
 * Parts of packages that this app never uses and that bundlers cannot tell as such, replaced by
 * stand-ins. The tests beside the stand-ins try what the app calls.
 */
export function unusedParts(root: string): Record<string, string> {
  const gateway = path.join(root, 'src/gateway/unused');
  return {
    '@supabase/realtime-js$': path.join(gateway, 'realtime.ts'),
    '@supabase/storage-js$': path.join(gateway, 'storage.ts'),
    '@supabase/functions-js$': path.join(gateway, 'functions.ts'),
  };
}
