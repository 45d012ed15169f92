/**
 * `npm run rooms`: draws docs/rooms.md from the imports. With `--check` nothing is written; it fails where the drawing is
 * out of date. In both cases it fails where an import breaks a rule of `.dependency-cruiser.mjs`.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

import config, { ROOMS } from '../.dependency-cruiser.mjs';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const DRAWING = 'docs/rooms.md';
const FOLDERS = ['src', 'embedded', 'scripts', 'test', 'e2e', 'bench'];
const FILES = '(files)';

const { output: result } = await cruise(
  FOLDERS,
  { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const { violations } = result.summary;
if (violations.length > 0) console.error((await format(result, { outputType: 'err' })).output);

/** Every import between two files of the project, without those of tests. */
const imports = result.modules
  .filter(({ source }) => !/\.test\.tsx?$/.test(source))
  .flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );

/** The room directly inside `folder` that contains a file; undefined for a file outside the folder. */
function roomOf(folder, file) {
  if (folder !== '' && !file.startsWith(`${folder}/`)) return undefined;
  const [room, ...rest] = path.posix.relative(folder, file).split('/');
  return rest.length === 0 ? FILES : room;
}

/** The rooms directly inside a folder, in the given order, each with the rooms of that folder that it imports. */
function roomsIn(folder, order) {
  return order.map((room) => {
    const imported = new Set(
      imports
        .filter(({ from }) => roomOf(folder, from) === room)
        .map(({ to }) => roomOf(folder, to)),
    );
    return { room, imported: order.filter((other) => other !== room && imported.has(other)) };
  });
}

/** One line for each room: its name and the rooms that it imports. */
function list(folder, order) {
  const width = Math.max(...order.map((room) => room.length));
  const lines = roomsIn(folder, order).map(({ room, imported }) =>
    `${room.padEnd(width)}  ${imported.length > 0 ? `→ ${imported.join(', ')}` : ''}`.trim(),
  );
  return `\`\`\`\n${lines.join('\n')}\n\`\`\``;
}

/** A flow chart of the rooms directly inside a folder. */
function chart(folder, order) {
  const id = (room) => (room === FILES ? 'files' : room);
  const rooms = roomsIn(folder, order);
  const lines = [
    ...rooms.map(({ room }) => `  ${id(room)}["${room}"]`),
    ...rooms.flatMap(({ room, imported }) =>
      imported.map((other) => `  ${id(room)} --> ${id(other)}`),
    ),
  ];
  return `\`\`\`mermaid\nflowchart TD\n${lines.join('\n')}\n\`\`\``;
}

const hasFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).some((entry) => /\.tsx?$/.test(entry.name));

const SRC = [
  'features',
  'gateway',
  'sagas',
  'store',
  'ui',
  'quotePage',
  'accessibilityPage',
  'replay',
  'kit',
  FILES,
];
const drawing = `# Who imports from whom

Drawn from the imports by \`npm run rooms\`, without tests; \`npm test\` checks it. What each room is for is in
[architecture.md](architecture.md). An arrow says: imports from. \`(files)\` are those in the folder itself.

## The app, \`src/\`

${chart('src', SRC)}

## The repository

${list('', ['src', 'embedded', 'scripts', 'test', 'bench', 'e2e'])}

${Object.entries(ROOMS)
  .map(([folder, rooms]) => {
    const order = hasFiles(folder) ? [...rooms, FILES] : rooms;
    return `## \`${folder}/\`\n\n${list(folder, order)}`;
  })
  .join('\n\n')}
`;

const unnamed = readdirSync('src', { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !SRC.includes(entry.name),
);
if (unnamed.length > 0) throw new Error(`Add ${unnamed[0].name} to SRC in scripts/rooms.mjs.`);

const isCheck = process.argv.includes('--check');
if (!isCheck) writeFileSync(DRAWING, drawing);
const isDrawn = readFileSync(DRAWING, 'utf8') === drawing;
if (!isDrawn) console.error(`${DRAWING} is not what the imports say: npm run rooms`);
if (violations.length > 0 || !isDrawn) process.exitCode = 1;
