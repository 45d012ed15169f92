/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signingSecret } from './secret';

let root: string;
let file: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'oficio-secret-'));
  file = path.join(root, 'secret');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('is made once, for its owner alone', async () => {
  const secret = await signingSecret(file);
  expect(secret).toHaveLength(48);
  await chmod(file, 0o644);
  expect(await signingSecret(file)).toEqual(secret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(root)).toEqual(['secret']);
});

test('is made anew where a start was killed as it wrote it', async () => {
  await writeFile(path.join(root, '.secret'), 'half');
  expect(await signingSecret(file)).toHaveLength(48);
  expect(await readdir(root)).toEqual(['secret']);
});

test('that is no key is refused in one line', async () => {
  await writeFile(file, 'short');
  await expect(signingSecret(file)).rejects.toThrow(/^The signing key in .* is damaged/);
  await rm(file);
  await mkdir(file);
  await expect(signingSecret(file)).rejects.toThrow(/^The signing key .* cannot be read .*no file/);
  await rm(file, { recursive: true });
  execFileSync('mkfifo', [file]);
  await expect(signingSecret(file)).rejects.toThrow(/^The signing key .* cannot be read .*no file/);
});

test('that cannot be made leaves nothing behind', async () => {
  await expect(signingSecret(path.join(root, 'no', 'secret'))).rejects.toThrow(
    /^The signing key .* cannot be made \(ENOENT/,
  );
  expect(await readdir(root)).toEqual([]);
});
