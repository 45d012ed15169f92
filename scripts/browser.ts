/** Finds or installs a Chromium for the end-to-end stories and the benchmarks. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The headless shell: the same engine without windows, which opens a page in half the time. Stories use it.
 * Measurements do not, because it is faster than users' browsers on a slow connection.
 */
const SHELL = 'chromium-headless-shell';

/**
 * The path of an installed Chromium: `OFICIO_CHROMIUM`, Playwright's own, or the system's.
 * @param names - the system's names; the first that exists is taken.
 * @throws Error when `OFICIO_CHROMIUM` names something that cannot be run.
 */
export function findBrowser(names: readonly string[] = SYSTEM_NAMES): string | undefined {
  const named = process.env['OFICIO_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (!runnable(named)) {
      throw new Error(`OFICIO_CHROMIUM is "${named}", which is not a program that can be run`);
    }
    return named;
  }
  const own = chromium.executablePath();
  if (own !== '' && existsSync(own)) return own;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(runnable);
}

/** Like `findBrowser`, but prefers the headless shell, for stories. */
export const findStoryBrowser = (): string | undefined => findBrowser([SHELL, ...SYSTEM_NAMES]);

/** What installing a browser needs from the machine. */
export interface Machine {
  readonly isRoot: boolean;
  readonly hasApt: boolean;
  /** Like `findBrowser`. */
  find(): string | undefined;
  /** Runs a command to its end, whether or not it succeeds. */
  run(command: string, ...args: string[]): void;
}

const thisMachine: Machine = {
  isRoot: process.getuid?.() === 0,
  hasApt: runnable('/usr/bin/apt-get'),
  find: findBrowser,
  run,
};

/**
 * Like `findBrowser`, but installs one if there is none: Playwright's (with its system packages when root),
 * else the distribution's when root.
 * @throws Error that says what to install, if all of that failed.
 */
export function getBrowser(machine: Machine = thisMachine): string {
  const found = machine.find();
  if (found !== undefined) return found;

  console.log('No browser here; asking Playwright for its Chromium…');
  const playwright = require.resolve('@playwright/test/cli');
  const deps = machine.isRoot ? ['--with-deps'] : [];
  machine.run(process.execPath, playwright, 'install', ...deps, '--no-shell', 'chromium');

  if (machine.find() === undefined && machine.isRoot && machine.hasApt) {
    console.log("That did not work; asking apt for the distribution's chromium…");
    machine.run('apt-get', 'update', '-q');
    machine.run('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium');
  }
  const got = machine.find();
  if (got !== undefined) return got;
  throw new Error(
    'The end-to-end stories need a browser. Install one (Debian, Ubuntu: ' +
      '`sudo apt-get install chromium`; anywhere: `npx playwright install --with-deps chromium`) ' +
      'or set OFICIO_CHROMIUM to the path of a Chromium or Chrome.',
  );
}

function run(command: string, ...args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 10 * 60_000,
  });
}

function runnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
