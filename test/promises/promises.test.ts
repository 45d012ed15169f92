import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const document = readFileSync(path.join(root, 'docs/promises.md'), 'utf8');
const promised = [...document.matchAll(/^## (.+)$/gm)].map(([, name = '']) => name);
const kept = promised.filter((name) => name !== 'What is not promised');

/** The numbers from 11 to 14 in words, by their values. */
const COUNTS: Readonly<Record<number, string>> = {
  11: 'eleven',
  12: 'twelve',
  13: 'thirteen',
  14: 'fourteen',
};

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
  expect(folders.filter((name) => !kept.includes(name))).toEqual([]);
});

test.each(kept)('%s names proofs that exist', (name) => {
  const [, section = ''] = document.split(`## ${name}\n`);
  const proofs = pathsIn(section.split('\n## ')[0] ?? '');
  expect(proofs.length).toBeGreaterThan(0);
  expect(proofs.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('SECURITY.md names files that exist', () => {
  const named = pathsIn(readFileSync(path.join(root, 'SECURITY.md'), 'utf8'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((proof) => !existsSync(path.join(root, proof)))).toEqual([]);
});

test('docs/promises.md counts its promises rightly', () => {
  expect(document).toContain(`There are ${COUNTS[kept.length] ?? ''} promises.`);
});
