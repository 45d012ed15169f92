import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inputsHash, serverInputsHash } from './inputs';

const INSTALLED = 'node_modules/.package-lock.json';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  write('src/ui/App.tsx', 'app');
  write('public/robots.txt', 'all');
  write('embedded/main.ts', 'main');
  write('scripts/webpack/page.ts', 'page');
  for (const file of ['webpack.config.ts', 'tsconfig.json', 'package-lock.json', INSTALLED]) {
    write(file, file);
  }
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('inputsHash', () => {
  it('stays while nothing changes', () => {
    expect(inputsHash(root, {})).toBe(inputsHash(root, {}));
  });

  it.each(['src/ui/App.tsx', 'src/new.ts', 'public/robots.txt', 'package-lock.json', INSTALLED])(
    'changes with %s',
    (file) => {
      const before = inputsHash(root, {});
      write(file, 'something else');
      expect(inputsHash(root, {})).not.toBe(before);
    },
  );

  it('stays when only a test changes', () => {
    const before = inputsHash(root, {});
    write('src/ui/App.test.tsx', 'test');
    expect(inputsHash(root, {})).toBe(before);
  });

  it('changes with the backend that the environment names, and with nothing else in it', () => {
    const local = inputsHash(root, {});
    expect(inputsHash(root, { HOME: '/home/ana' })).toBe(local);
    const hosted = { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'key' };
    expect(inputsHash(root, hosted)).not.toBe(local);
  });
});

describe('serverInputsHash', () => {
  it.each(['embedded/main.ts', 'embedded/rest/new.ts', 'scripts/inputs.ts', INSTALLED])(
    'changes with %s',
    (file) => {
      const before = serverInputsHash(root);
      write(file, 'something else');
      expect(serverInputsHash(root)).not.toBe(before);
    },
  );

  it('stays when only the app or a test changes', () => {
    const before = serverInputsHash(root);
    write('src/ui/App.tsx', 'something else');
    write('embedded/main.test.ts', 'test');
    expect(serverInputsHash(root)).toBe(before);
  });
});
