import { ENTITIES } from '../../src/features/app/entities/entities';
import { roomLines, mermaidDiagram, roomsIn } from './drawing';
import { importsUnder } from './imports';

export const ROOMS_FILE = 'docs/rooms.md';

export const SOURCE_FOLDERS = ['src', 'embedded', 'test', 'e2e', 'bench', 'scripts'];

/** The text of docs/rooms.md for the current imports. */
export function roomsDocument(root: string): string {
  const imports = SOURCE_FOLDERS.flatMap((folder) => importsUnder(root, folder));
  const inside = (folder: string): string => roomLines(roomsIn(folder, imports));
  return `# Who imports from whom

Made from the imports by \`npm run rooms\`; \`npm test\` fails where it is not what they say. Tests beside
their files are left out. What each room is for, and what it may import, is in
[architecture.md](architecture.md).

An arrow says: imports from. \`(files)\` are those that stand in the folder itself.

## The app, \`src/\`

\`\`\`mermaid
${mermaidDiagram(roomsIn('src', imports))}
\`\`\`

## The repository

\`\`\`
${roomLines(roomsIn('.', imports))}
\`\`\`

## The business, \`src/features/\`

\`\`\`
${inside('src/features')}
\`\`\`

## The user interface, \`src/ui/\`

\`entities\` are ${ENTITIES.join(', ')}.

\`\`\`
${inside('src/ui')}
\`\`\`

## The parts, \`src/ui/kit/\`

\`\`\`
${inside('src/ui/kit')}
\`\`\`
`;
}
