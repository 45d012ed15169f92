import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, findStoryBrowser, getBrowser } from './browser';
import type { Machine } from './browser';

/** A machine on which a browser appears once a command that contains `provider` has run. */
function machine(given: { isRoot: boolean; hasApt?: boolean; provider?: string }) {
  const commands: string[] = [];
  const fake: Machine = {
    isRoot: given.isRoot,
    hasApt: given.hasApt ?? true,
    find: () =>
      commands.some((command) => given.provider !== undefined && command.includes(given.provider))
        ? '/opt/chromium'
        : undefined,
    run: (...command) => void commands.push(command.join(' ')),
  };
  return { fake, commands };
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
});

describe('getBrowser', () => {
  it('installs nothing when there is one', () => {
    const { fake, commands } = machine({ isRoot: true });
    expect(getBrowser({ ...fake, find: () => '/usr/bin/chromium' })).toBe('/usr/bin/chromium');
    expect(commands).toEqual([]);
  });

  it("takes Playwright's, with system packages only when root", () => {
    const root = machine({ isRoot: true, provider: 'install --with-deps --no-shell chromium' });
    expect(getBrowser(root.fake)).toBe('/opt/chromium');
    const user = machine({ isRoot: false, provider: 'install --no-shell chromium' });
    expect(getBrowser(user.fake)).toBe('/opt/chromium');
    expect([...root.commands, ...user.commands]).toHaveLength(2);
  });

  it("falls back to the distribution's when root", () => {
    const { fake, commands } = machine({ isRoot: true, provider: 'apt-get install' });
    expect(getBrowser(fake)).toBe('/opt/chromium');
    expect(commands.slice(1)).toEqual([
      'apt-get update -q',
      'apt-get install -y -q --no-install-recommends chromium',
    ]);
  });

  it.each([{ isRoot: true, hasApt: true }, { isRoot: true, hasApt: false }, { isRoot: false }])(
    'says what to install when nothing helps: %j',
    (given) => {
      const { fake, commands } = machine(given);
      expect(() => getBrowser(fake)).toThrow('sudo apt-get install chromium');
      expect(commands.some((command) => command.startsWith('apt-get'))).toBe(
        given.isRoot && given.hasApt === true,
      );
    },
  );
});

describe('findBrowser', () => {
  const before = process.env['OFICIO_CHROMIUM'];
  afterEach(() => {
    if (before === undefined) delete process.env['OFICIO_CHROMIUM'];
    else process.env['OFICIO_CHROMIUM'] = before;
  });

  it('takes the one that the environment names', () => {
    process.env['OFICIO_CHROMIUM'] = process.execPath;
    expect(findBrowser()).toBe(process.execPath);
  });

  it('takes a real browser, and for stories the headless shell', () => {
    jest.spyOn(chromium, 'executablePath').mockReturnValue('');
    const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
    const [shell, whole] = ['chromium-headless-shell', 'chromium'].map((name) => {
      const program = path.join(folder, name);
      writeFileSync(program, '', { mode: 0o755 });
      return program;
    });
    const pathBefore = process.env['PATH'];
    process.env['PATH'] = folder;
    try {
      expect([findBrowser(), findStoryBrowser()]).toEqual([whole, shell]);
      rmSync(path.join(folder, 'chromium-headless-shell'));
      expect([findBrowser(), findStoryBrowser()]).toEqual([whole, whole]);
    } finally {
      process.env['PATH'] = pathBefore;
      rmSync(folder, { recursive: true });
    }
  });

  it('refuses a name that leads nowhere, rather than taking another', () => {
    process.env['OFICIO_CHROMIUM'] = '/nowhere/chromium';
    expect(() => findBrowser()).toThrow('OFICIO_CHROMIUM is "/nowhere/chromium"');
  });
});
