import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Bundles the programs that `scripts/start.mjs` runs into `.cache/server/`. That is as deep below the root as
 * `embedded/database/`, because they find the migrations relative to their own place. The server imports
 * `zod/mini` as a namespace: all of zod would be a third of the bundle.
 */
export function bundleServer(root: string): void {
  buildSync({
    absWorkingDir: root,
    entryPoints: {
      main: 'embedded/main.ts',
      demo: 'embedded/demo.ts',
      isBuilt: 'scripts/isBuilt.ts',
    },
    outdir: path.join(root, '.cache/server'),
    bundle: true,
    platform: 'node',
    target: `node${process.versions.node}`,
    // They find their WebAssembly and native code relative to their own place.
    external: ['@electric-sql/pglite', '@node-rs/bcrypt'],
    logLevel: 'warning',
  });
}
