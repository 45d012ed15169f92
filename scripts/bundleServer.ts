import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Bundles the programs that `scripts/start.mjs` runs into `.cache/server/`. As far below the root as
 * their sources in `embedded/database/`, which find the migrations from where they lie. The server
 * imports `zod/mini` as a namespace: all of zod would be a third of the bundle.
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
    // They find their WebAssembly and their native code from where they lie.
    external: ['@electric-sql/pglite', '@node-rs/bcrypt'],
    logLevel: 'warning',
  });
}
