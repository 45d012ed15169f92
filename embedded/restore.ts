/** `npm run restore -- file`: restores a backup into a data folder that has no database yet. */
import { readMigrations } from './database/migrations';
import { runCommand, terminalProgress } from './maintenance/command';
import { restoreDump } from './maintenance/restore';
import { readSettings } from './settings';

void runCommand({
  usage: 'npm run restore -- file',
  takes: [1, 1],
  failed: 'Nothing was restored',
  run: async ([file = ''], signal) => {
    const dataDir = readSettings(process.env).dataDir ?? '';
    await restoreDump({
      file,
      dataDir,
      migrations: readMigrations(),
      progress: terminalProgress('Restoring'),
      signal,
    });
    console.log(
      `${dataDir} holds the backup now. Passwords are as they were; everybody signs in again.`,
    );
  },
});
