import path from 'node:path';

/**
 * Parts of packages that this app never uses and that bundlers cannot tell as such, replaced by
 * stand-ins. The tests beside the stand-ins try what the app calls.
 */
export function unusedParts(root: string): Record<string, string> {
  const gateway = path.join(root, 'src/gateway/unused');
  const theme = path.join(root, 'src/ui/theme/unused');
  // By file, because the packages themselves request them by relative paths.
  const chakra = path.join(root, 'node_modules/@chakra-ui/react/dist/esm');
  return {
    '@supabase/realtime-js$': path.join(gateway, 'realtime.ts'),
    '@supabase/storage-js$': path.join(gateway, 'storage.ts'),
    '@supabase/functions-js$': path.join(gateway, 'functions.ts'),
    'hoist-non-react-statics$': path.join(theme, 'hoistStatics.ts'),
    '@emotion/is-prop-valid$': path.join(theme, 'isPropValid.ts'),
    [path.join(chakra, 'styled-system/preflight.js')]: path.join(theme, 'preflight.ts'),
  };
}
