import { ENTITIES } from '../../src/features/entities/entities';
import { lines, mermaid, roomsIn } from './drawing';
import { importsUnder } from './imports';

export const DOCUMENT = 'docs/rooms.md';

const ROOT = ['src', 'embedded', 'test', 'e2e', 'bench', 'scripts'];

/** The text of docs/rooms.md for the current imports. */
export function document(root: string): string {
  const imports = ROOT.flatMap((folder) => importsUnder(root, folder));
  const inside = (folder: string): string => lines(roomsIn(folder, imports));
  return `# Who imports from whom

Made from the imports by \`npm run rooms\`; \`npm test\` fails where it is not what they say. Tests beside
their files are left out. What each room is for, and what it may import, is in
[architecture.md](architecture.md).

An arrow says: imports from. \`(files)\` are those that stand in the folder itself.

## The app, \`src/\`

\`\`\`mermaid
${mermaid(roomsIn('src', imports))}
\`\`\`

## The repository

\`\`\`
${lines(roomsIn('.', imports))}
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
