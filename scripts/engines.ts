/**
 * `npm run test:engines`: walks the main job in Firefox and in WebKit, the engines that the stories do not have. It is no
 * part of `npm test`, because the two browsers come from the system.
 */
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withServer } from '../e2e/fixtures/server';
import type { Engine } from './engines/engine';
import { openFirefox } from './engines/firefox';
import { Person } from './engines/person';
import { NOT_TRIED, STEPS } from './engines/walk';
import { openWebKit } from './engines/webkit';

const root = path.resolve(__dirname, '..');
const PICTURES = path.join(root, '.cache/engines');

/** Finds the first of several programs that can be run. Names without a folder are looked up in PATH. */
function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names
    .flatMap((name) => (name.startsWith('/') ? [name] : folders.map((at) => path.join(at, name))))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

interface Kind {
  readonly name: string;
  /** Debian's packages with the programs. */
  readonly packages: string;
  /** Returns a function that starts the browser; undefined if a program is missing. */
  readonly find: () => (() => Promise<Engine>) | undefined;
}

const KINDS: readonly Kind[] = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    find() {
      const program = findProgram(['firefox-esr', 'firefox']);
      return program === undefined ? undefined : () => openFirefox(program);
    },
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    find() {
      const driver = findProgram(['WebKitWebDriver']);
      const screen = findProgram(['Xvfb']);
      const browser = findProgram(
        ['x86_64', 'aarch64'].map(
          (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
        ),
      );
      if (driver === undefined || screen === undefined || browser === undefined) return undefined;
      return () => openWebKit({ driver, screen, browser });
    },
  },
];

/** Walks the job in one engine. Resolves to whether all of it was possible. */
async function walk(start: () => Promise<Engine>): Promise<boolean> {
  let isWhole = false;
  await withServer(async (server) => {
    const engine = await start();
    const person = new Person(engine);
    try {
      for (const [what, act] of Object.entries(STEPS)) {
        try {
          await act(person, server);
        } catch (error) {
          mkdirSync(PICTURES, { recursive: true });
          const file = path.join(PICTURES, `${engine.name}.png`);
          writeFileSync(file, Buffer.from(await engine.picture(), 'base64'));
          console.log(`✗ ${engine.name}: ${what}\n  ${String(error)}\n  ${file} shows the page.`);
          return;
        }
        console.log(`✓ ${engine.name}: ${what}`);
      }
      isWhole = true;
    } finally {
      await engine.close();
    }
  });
  return isWhole;
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  let failures = 0;
  for (const { name, packages, find } of KINDS) {
    if (chosen.length > 0 && !chosen.includes(name.toLowerCase())) continue;
    const start = find();
    if (start === undefined) {
      console.log(`✗ ${name} is not here. Debian, Ubuntu: apt-get install ${packages}`);
      failures += 1;
    } else if (!(await walk(start))) failures += 1;
  }
  console.log(['Not tried:', ...NOT_TRIED].join('\n  - '));
  process.exitCode = failures === 0 ? 0 : 1;
}

void main();
