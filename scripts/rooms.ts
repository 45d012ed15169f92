/** `npm run rooms`: draws docs/rooms.md from the imports. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { roomsDocument, ROOMS_FILE } from './rooms/document';

const root = path.resolve(__dirname, '..');

writeFileSync(path.join(root, ROOMS_FILE), roomsDocument(root));
console.log(`${ROOMS_FILE} is what the imports say.`);
