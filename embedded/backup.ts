/** `npm run backup -- [file]` writes all of the users' data as one SQL script. */
import { mkdir } from 'node:fs/promises';
import { openAccess } from './maintenance/access';
import { BACKUPS, backUpTo, defaultBackupFile } from './maintenance/backup';
import { runCommand, terminalProgress } from './maintenance/command';
import { readSettings } from './settings';

void runCommand({
  usage: 'npm run backup -- [file.sql or file.sql.gz]',
  takes: [0, 1],
  failed: 'No backup was made',
  run: async ([named], signal) => {
    if (named === undefined) await mkdir(BACKUPS, { recursive: true, mode: 0o700 });
    const file = named ?? defaultBackupFile(new Date());
    const access = await openAccess(readSettings(process.env).dataDir ?? '');
    try {
      const rows = await backUpTo(file, access, terminalProgress('Backing up'), signal);
      console.log(`${file}: ${String(rows)} rows. Keep it private: it holds password hashes.`);
    } finally {
      await access.close();
    }
  },
});
