import path from 'node:path';

/**
 * Parts of packages that the app never uses but that bundlers cannot detect as unused. They are replaced by
 * stand-ins, whose tests try everything that the app calls.
 */
export function unusedParts(root: string): Record<string, string> {
  const gateway = path.join(root, 'src/gateway/unused');
  const signIns = path.join(root, 'node_modules/@supabase/auth-js/dist/module/lib');
  const otherSignIns = path.join(gateway, 'otherSignIns.ts');
  return {
    '@supabase/realtime-js$': path.join(gateway, 'realtime.ts'),
    '@supabase/storage-js$': path.join(gateway, 'storage.ts'),
    '@supabase/functions-js$': path.join(gateway, 'functions.ts'),
    [path.join(signIns, 'webauthn.js')]: otherSignIns,
    [path.join(signIns, 'web3/ethereum.js')]: otherSignIns,
  };
}
