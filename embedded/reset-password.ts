/**
 * `npm run reset-password -- e-mail`: sets a new password for a user who has forgotten the old one. With
 * `--hosted`, the password is set in the hosted project at SUPABASE_URL, with the secret key in
 * SUPABASE_SECRET_KEY.
 */
import { openAccess } from './maintenance/access';
import { askPassword } from './maintenance/askPassword';
import { runCommand } from './maintenance/command';
import { resetHostedPassword } from './maintenance/hostedPassword';
import { generatePassword } from './maintenance/password';
import { readSettings } from './settings';
import { StartupError } from './startupError';

void runCommand({
  usage: 'npm run reset-password -- [--hosted] e-mail',
  flags: ['hosted'],
  takes: [1, 1],
  failed: 'The password was not changed',
  run: async ([email = ''], signal, flags) => {
    if (flags.has('hosted')) {
      await resetHostedPassword(email);
      return;
    }
    const access = await openAccess(readSettings(process.env).dataDir ?? '');
    try {
      const typed = await askPassword();
      signal.throwIfAborted();
      const password = typed ?? generatePassword();
      const outcome = await access.resetPassword(email, password);
      if (!outcome.done) throw new StartupError(outcome.message);
      console.log(`${email} has a new password and is signed out on every device.`);
      if (typed === null) console.log(`Password: ${password}`);
    } finally {
      await access.close();
    }
  },
});
