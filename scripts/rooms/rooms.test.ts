import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENTITIES } from '../../src/features/app/entities/entities';
import { roomsDocument, ROOMS_FILE, SOURCE_FOLDERS } from './document';
import { arrowsBack, filesNeeded, roomLines, mermaidDiagram, roomsIn } from './drawing';
import { importsIn, importsUnder } from './imports';

const root = path.resolve(__dirname, '../..');
const entities: readonly string[] = ENTITIES;

test('docs/rooms.md is what the imports say; if not: npm run rooms', () => {
  expect(readFileSync(path.join(root, ROOMS_FILE), 'utf8')).toBe(roomsDocument(root));
});

test.each(['src/features', 'src/ui'])(
  'docs/architecture.md says what each room of %s is for',
  (of) => {
    const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
    const [, table = ''] = text.split(`Inside \`${of}\`:\n\n`);
    const [rows = ''] = table.split('\n\n');
    const rooms = readdirSync(path.join(root, of), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    // The rooms of lists are alike and have one line.
    expect(
      rooms.filter((name) => !entities.includes(name) && !rows.includes(`\`${name}/`)),
    ).toEqual([]);
  },
);

test('no file needs itself, directly or through others', () => {
  const imports = SOURCE_FOLDERS.flatMap((folder) => importsUnder(root, folder));
  expect(arrowsBack(filesNeeded(imports))).toEqual([]);
});

const FOLDERS = ['src/features', 'src/ui', 'src/ui/kit'];

test.each(FOLDERS)('no arrow runs back between the rooms of %s', (folder) => {
  expect(arrowsBack(roomsIn(folder, importsUnder(root, 'src')))).toEqual([]);
});

test.each(FOLDERS)('the linter knows on which floor each room of %s stands', (folder) => {
  const config = readFileSync(path.join(root, 'eslint.config.mjs'), 'utf8');
  const [, floors = ''] = config.split(`'${folder}': [`);
  const [named = ''] = floors.split('\n  ]');
  const rooms = readdirSync(path.join(root, folder), { withFileTypes: true });
  const unnamed = rooms.filter(
    (entry) => entry.isDirectory() && !named.includes(`'${entry.name}'`),
  );
  // The rooms of lists have a floor of their own, without a name.
  expect(unnamed.map(({ name }) => name).filter((name) => !entities.includes(name))).toEqual([]);
});

test('values, types and chunks are imports; packages and comments are none', () => {
  const text = `
    import { useMemo } from 'react';
    import { Icon } from '../art/Icon';
    import type { Row } from '../../../features/shared/list';
    export { Card } from './Card';
    // import '../text/format';
    const chunk = () => import('../dialog/Modal');
  `;
  const imports = importsIn('src/ui/kit/list/Table.tsx', text);
  expect(imports.map(({ to, isType }) => [to, isType])).toEqual([
    ['src/ui/kit/art/Icon', false],
    ['src/features/shared/list', true],
    ['src/ui/kit/list/Card', false],
    ['src/ui/kit/dialog/Modal', false],
  ]);
});

test('a circle of files is found, unless types alone close it', () => {
  const there = { from: 'src/a.ts', to: 'src/b' };
  const back = { from: 'src/b.tsx', to: 'src/a' };
  expect(arrowsBack(filesNeeded([there, back]))).toEqual(['src/a → src/b', 'src/b → src/a']);
  expect(arrowsBack(filesNeeded([there, { ...back, isType: true }]))).toEqual([]);
  expect(arrowsBack(filesNeeded([{ from: 'src/a.ts', to: 'src/a' }]))).toEqual(['src/a → src/a']);
});

describe('the drawing', () => {
  const rooms = roomsIn('src', [
    { from: 'src/index.tsx', to: 'src/store/createAppStore' },
    { from: 'src/store/createAppStore.ts', to: 'src/features/shared/list' },
    { from: 'src/store/rootReducer.ts', to: 'src/store/hooks' },
    { from: 'src/features/shared/money.ts', to: 'src/features/shared/list' },
    { from: 'test/app.ts', to: 'src/store/createAppStore' },
  ]);

  test('has a line for each room, from the ground up', () => {
    expect(roomLines(rooms)).toBe('features\nstore     → features\n(files)   → store');
  });

  test('has an arrow for each import of one room from another', () => {
    expect(mermaidDiagram(rooms).match(/\w+ --> \w+/g)).toEqual([
      'files --> store',
      'store --> features',
    ]);
  });

  test('shows rooms that import each other', () => {
    const circle = roomsIn('src', [
      { from: 'src/a/x.ts', to: 'src/b/y' },
      { from: 'src/b/y.ts', to: 'src/a/x' },
    ]);
    expect(roomLines(circle)).toBe('a  → b\nb  → a');
    expect(arrowsBack(circle)).toEqual(['b → a', 'a → b']);
    expect(arrowsBack(rooms)).toEqual([]);
  });

  test('takes the entities of the user interface for one room', () => {
    const ui = roomsIn('src/ui', [
      { from: 'src/ui/quotes/View.tsx', to: 'src/ui/records/texts/clientName' },
    ]);
    expect(roomLines(ui)).toBe('entities');
  });
});
