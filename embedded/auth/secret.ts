import { randomBytes } from 'node:crypto';
import { chmod, open, readFile } from 'node:fs/promises';
import { errorCode } from '../errorCode';
import { StartupError } from '../startupError';

const BYTES = 48;

/**
 * Reads the key that signs access tokens, creating it on the first start.
 * @param file - inside the data folder; readable by its owner only.
 */
export async function signingSecret(file: string): Promise<Uint8Array> {
  const stored = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (stored === null) {
    const secret = randomBytes(BYTES);
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(`${secret.toString('base64url')}\n`);
    await handle.sync();
    await handle.close();
    return secret;
  }
  const secret = Buffer.from(stored.trim(), 'base64url');
  if (secret.length < 32) {
    throw new StartupError(
      `The signing key in ${file} is damaged. Delete that file: a new key is made, and everybody signs in again.`,
    );
  }
  await chmod(file, 0o600);
  return secret;
}
