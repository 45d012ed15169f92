/**
 * `npm run bench:backend` measures three things: the embedded backend compared with its database alone, `npm
 * start` compared with opening the folder alone, and one user's rows among 2 million on a real PostgreSQL. `--
 * embedded`, `-- startup` or `-- postgres` selects one of the three.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { markdownTable } from '../table';
import { embeddedFigures } from './embedded';
import { postgresFigures } from './postgres';
import { startupFigures } from './startup';

const wanted = process.argv.slice(2);
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);

async function main(): Promise<void> {
  if (isWanted('embedded')) {
    console.log(`\n### Embedded backend\n\n${markdownTable(await embeddedFigures())}`);
  }
  if (isWanted('startup')) {
    const build = path.resolve(__dirname, '../../scripts/build.ts');
    const built = spawnSync(process.execPath, ['-r', 'esbuild-register', build], {
      stdio: ['ignore', 2, 2],
    });
    if (built.status !== 0) process.exit(built.status ?? 1);
    console.log(`\n### Start-up\n\n${markdownTable(await startupFigures())}`);
  }
  if (isWanted('postgres')) {
    const measured = await postgresFigures();
    if (measured === null) {
      console.log('\nThere is no PostgreSQL here: install it (apt-get install postgresql).');
      return;
    }
    console.log(
      `\n### PostgreSQL\n\n${markdownTable(measured.figures)}\n\n\`\`\`\n${measured.plan}\n\`\`\``,
    );
  }
}

void main();
