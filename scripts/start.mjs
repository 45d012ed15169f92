/**
 * `npm start` and `npm run demo`: builds what is not up to date, then runs the server in this very
 * process, so that signals reach it. JavaScript, for reading TypeScript takes half as long as all else.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const server = path.join(root, '.cache/server');
const require = createRequire(import.meta.url);

function isBuilt() {
  try {
    return require(path.join(server, 'isBuilt.js')).isBuilt(root, process.env);
  } catch {
    return false; // never built, or not to the end; or for a wrong environment, which the build names
  }
}

if (!isBuilt()) {
  const { status } = spawnSync(process.execPath, ['-r', 'esbuild-register', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
require(path.join(server, process.argv[2] === 'demo' ? 'demo.js' : 'main.js'));
