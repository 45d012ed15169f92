import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const document = readFileSync(path.join(root, 'docs/promises.md'), 'utf8');
const promised = [...document.matchAll(/^## (.+)$/gm)].map(([, name = '']) => name);

/** All paths of this project that a document mentions. */
function pathsIn(text: string): readonly string[] {
  return [...text.matchAll(/`((?:src|test|embedded|e2e|scripts|docs)\/[\w./-]+)`/g)].map(
    ([, file = '']) => file,
  );
}

test('each folder of tests here is a promise in docs/promises.md', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'support')
    .map(({ name }) => name);
  expect(folders.filter((name) => !promised.includes(name))).toEqual([]);
});

test.each(promised)('%s names proofs that exist', (name) => {
  const [, section = ''] = document.split(`## ${name}\n`);
  const proofs = pathsIn(section.split('\n## ')[0] ?? '');
  expect(proofs.length).toBeGreaterThan(0);
  expect(proofs.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test.each(['docs/threat-model.md', 'SECURITY.md'])('%s names files that exist', (file) => {
  const named = pathsIn(readFileSync(path.join(root, file), 'utf8'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((proof) => !existsSync(path.join(root, proof)))).toEqual([]);
});
