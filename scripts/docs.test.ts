/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

const inFolder = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { encoding: 'utf8', recursive: folder !== '.' })
    .filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')
    .map((file) => path.join(folder, file));

const documents = [...inFolder('.'), ...inFolder('docs')];

/** The files of worked examples, which nobody has written. */
const EXAMPLES = /contract|reports|project_?details/i;

/** A path in the code, written whole or from `src/` or `src/ui/`. */
const PATH =
  /`((?:src|embedded|test|e2e|bench|scripts|features|gateway|sagas|store|ui|kit|records|theme)\/[\w./-]+)`/g;

test.each(documents)('%s names files that exist', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const named = [...text.matchAll(PATH)].flatMap(([, name]) => name ?? []);
  const missing = named.filter(
    (name) =>
      !EXAMPLES.test(name) &&
      !['', 'src/', 'src/ui/'].some((start) =>
        ['', '.ts', '.tsx'].some((ending) => existsSync(path.join(root, start + name + ending))),
      ),
  );
  expect(missing).toEqual([]);
});
