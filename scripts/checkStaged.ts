/**
 * `npm run check:staged`: checks formatting and lint of the staged files before a commit, as
 * `.githooks/pre-commit` asks. It reads them from the working tree and changes nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

const staged = execFileSync('git', ['diff', '--cached', '--name-only', '-z', '--diff-filter=d'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '');

function passes(tool: string, ...args: readonly string[]): boolean {
  const file = path.join(root, 'node_modules', tool);
  return spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

const code = staged.filter((file) => /\.(?:tsx?|mjs)$/.test(file));

const results = [
  staged.length === 0 ||
    passes('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', '--', ...staged),
  code.length === 0 || passes('oxlint/bin/oxlint', '--no-error-on-unmatched-pattern', ...code),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
