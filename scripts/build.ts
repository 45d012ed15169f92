/**
 * `npm run build`: builds `dist/` for production and bundles the server. Each of the two is skipped if it is up to
 * date. With `--stories`, builds only the app for the hosted project of the stories; with `--replay`, only the page of
 * `npm run replay`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from './bundleServer';
import { inputsHash, replayInputsHash, serverInputsHash } from './inputs';
import { APP_STAMP, SERVER_STAMP, wasBuiltFrom } from './isBuilt';
import { REPLAY_STAMP } from './replay/built';
import { HOSTED_DIST, STORY_PROJECT } from './webpack/storyProject';

const root = path.resolve(__dirname, '..');
const forStories = process.argv.includes('--stories');
const env = forStories ? { ...process.env, ...STORY_PROJECT } : process.env;

function hashOrExit(): string {
  try {
    return inputsHash(root, env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function buildIfNeeded(what: string, stamp: string, hash: string, build: () => void): void {
  if (wasBuiltFrom(root, stamp, hash) && !process.argv.includes('--force')) {
    console.log(`${what} is up to date`);
    return;
  }
  const start = performance.now();
  const file = path.join(root, stamp);
  rmSync(file, { force: true });
  build();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
  console.log(`Built ${what} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function runWebpack(...args: string[]): void {
  const webpack = require.resolve('webpack/bin/webpack.js');
  const { status } = spawnSync(
    process.execPath,
    [webpack, '--mode', 'production', '--stats', 'errors-warnings', '--fail-on-warnings', ...args],
    { cwd: root, stdio: 'inherit', env },
  );
  if (status !== 0) process.exit(status ?? 1);
}

if (forStories) {
  buildIfNeeded('the app for a hosted project', `${HOSTED_DIST}/.inputs`, hashOrExit(), () => {
    runWebpack('--output-path', path.join(root, HOSTED_DIST));
  });
} else if (process.argv.includes('--replay')) {
  buildIfNeeded('the page of replays', REPLAY_STAMP, replayInputsHash(root), () => {
    runWebpack('--config', 'webpack.replay.config.ts');
  });
} else {
  buildIfNeeded('dist/', APP_STAMP, hashOrExit(), () => {
    runWebpack();
  });
  buildIfNeeded('the server', SERVER_STAMP, serverInputsHash(root), () => {
    bundleServer(root);
  });
}
