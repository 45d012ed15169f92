/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

test('packages run no scripts of their own, also under an npm that knows no allowScripts', () => {
  const options = { cwd: path.resolve(__dirname, '..'), encoding: 'utf8' } as const;
  expect(execFileSync('npm', ['config', 'get', 'ignore-scripts'], options).trim()).toBe('true');
});
