/**
 * `npm start` and `npm run demo`: builds what is not up to date, then runs the server in this very
 * process, so that signals reach it. In JavaScript: compiling TypeScript first would take half again as long.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const server = path.join(root, '.cache/server');
const require = createRequire(import.meta.url);

const hosted = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'].filter(
  (name) => (process.env[name] ?? '').trim() !== '',
);
if (hosted.length > 0) {
  // A build with these settings uses the hosted project only, never the embedded backend.
  console.error(
    `Ofício cannot start: ${hosted.join(' and ')} name${hosted.length > 1 ? '' : 's'} a hosted backend, ` +
      'and this runs the one that comes with Ofício. Without them it does; for the hosted one, ' +
      'build with `npm run build` and put dist/ on a static host (docs/deploy.md).',
  );
  process.exit(2);
}

function isBuilt() {
  try {
    return require(path.join(server, 'isBuilt.js')).isBuilt(root, process.env);
  } catch {
    return false; // never built, or not to the end; or for a wrong environment, which the build names
  }
}

if (!isBuilt()) {
  if (!isInstalled(root)) {
    console.error(
      'Ofício cannot start: its packages are missing, or are not those of this version. ' +
        'Install them with `npm ci`, and start again.',
    );
    process.exit(1);
  }
  const { status } = spawnSync(process.execPath, ['-r', 'esbuild-register', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
// The program reads the words after its own name.
const isNamed = ['demo', 'main'].includes(process.argv[2]);
const [program] = isNamed ? process.argv.splice(2, 1) : ['main'];
require(path.join(server, `${program}.js`));
