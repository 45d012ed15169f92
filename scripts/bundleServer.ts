import path from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles the programs that `scripts/start.mjs` runs into `.cache/server/`. */
export function bundleServer(root: string): void {
  const programs = ['embedded/main.ts', 'embedded/demo.ts', 'scripts/isBuilt.ts'];
  bundlePrograms(root, programs, '.cache/server');
}

/**
 * Bundles programs of the embedded backend. The server imports `zod/mini` as a namespace, because all of zod would
 * be a third of the bundle.
 * @param outdir - The programs find the migrations by a path relative to their own file, so this folder is as deep
 * below the root as `embedded/database/`.
 */
export function bundlePrograms(root: string, entryPoints: readonly string[], outdir: string): void {
  buildSync({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    entryNames: '[name]',
    outdir: path.join(root, outdir),
    bundle: true,
    platform: 'node',
    target: `node${process.versions.node}`,
    // These packages find their WebAssembly and native code by a path relative to their own files, so they are not
    // bundled.
    external: ['@electric-sql/pglite', '@node-rs/bcrypt'],
    logLevel: 'warning',
  });
}
