import path from 'node:path';

/**
 * Parts of packages that this app never uses and that bundlers cannot tell as such, replaced by
 * stand-ins: a fifth of what would be loaded before the first screen. The tests beside the stand-ins
 * pin the versions that they were written for, and try what the app calls.
 */
export function unusedParts(root: string): Record<string, string> {
  const gateway = path.join(root, 'src/gateway/unused');
  const theme = path.join(root, 'src/ui/theme/unused');
  // By file, because the packages themselves request them by relative paths.
  const chakra = path.join(root, 'node_modules/@chakra-ui/react/dist/esm');
  const auth = path.join(root, 'node_modules/@supabase/auth-js/dist/module');
  return {
    '@supabase/realtime-js$': path.join(gateway, 'realtime.ts'),
    '@supabase/storage-js$': path.join(gateway, 'storage.ts'),
    '@supabase/functions-js$': path.join(gateway, 'functions.ts'),
    [path.join(auth, 'GoTrueAdminApi.js')]: path.join(gateway, 'authAdmin.ts'),
    [path.join(auth, 'lib/webauthn.js')]: path.join(gateway, 'passkeys.ts'),
    [path.join(auth, 'lib/web3/ethereum.js')]: path.join(gateway, 'wallets.ts'),
    'hoist-non-react-statics$': path.join(theme, 'hoistStatics.ts'),
    '@emotion/is-prop-valid$': path.join(theme, 'isPropValid.ts'),
    [path.join(chakra, 'styled-system/preflight.js')]: path.join(theme, 'preflight.ts'),
  };
}
