import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Bundles the programs that `scripts/start.mjs` runs into `.cache/server/`. The programs find the migrations by a
 * path relative to their own file, so this folder is as deep below the root as `embedded/database/`. The server
 * imports `zod/mini` as a namespace, because all of zod would be a third of the bundle.
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
    // These packages find their WebAssembly and native code by a path relative to their own files, so they are not
    // bundled.
    external: ['@electric-sql/pglite', '@node-rs/bcrypt'],
    logLevel: 'warning',
  });
}
