/** `npm run build`: builds `dist/` for production, unless it was built from these very inputs. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inputsHash } from './inputs';

const root = path.resolve(__dirname, '..');
const stamp = path.join(root, 'dist/.inputs');

function builtFrom(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined; // never built, or not to the end
  }
}

function hashOrExit(): string {
  try {
    return inputsHash(root, process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const inputs = hashOrExit();
if (builtFrom() === inputs && !process.argv.includes('--force')) {
  console.log('dist/ is up to date');
} else {
  const start = performance.now();
  rmSync(stamp, { force: true });
  const webpack = require.resolve('webpack/bin/webpack.js');
  const { status } = spawnSync(
    process.execPath,
    [webpack, '--mode', 'production', '--stats', 'errors-warnings', '--fail-on-warnings'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, inputs);
  console.log(`Built dist/ in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
