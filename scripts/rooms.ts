/** `npm run rooms`: draws docs/rooms.md from the imports. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { document, DOCUMENT } from './rooms/document';

const root = path.resolve(__dirname, '..');

writeFileSync(path.join(root, DOCUMENT), document(root));
console.log(`${DOCUMENT} is what the imports say.`);
