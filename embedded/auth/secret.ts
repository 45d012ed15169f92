import { randomBytes } from 'node:crypto';
import { chmod, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readText } from '../database/integrity/blocks';
import { syncEntry } from '../database/syncTree';
import { errorCode } from '../errorCode';
import { errorInOneLine } from '../errorInOneLine';
import { StartupError } from '../startupError';

const BYTES = 48;

/**
 * Creates a new key. The key is written to another file, which is then renamed, so that a killed start leaves no
 * partial key.
 */
async function makeSecret(file: string): Promise<Uint8Array> {
  const folder = path.dirname(file);
  const unfinished = path.join(folder, '.secret');
  const secret = randomBytes(BYTES);
  try {
    await rm(unfinished, { force: true });
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile(`${secret.toString('base64url')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
    await syncEntry(folder);
  } catch (error) {
    throw new StartupError(`The signing key ${file} cannot be made (${errorInOneLine(error)}).`);
  }
  return secret;
}

async function storedSecret(file: string): Promise<string | null> {
  try {
    const text = readText(file);
    await chmod(file, 0o600);
    return text;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new StartupError(
      `The signing key ${file} cannot be read (${errorInOneLine(error)}). It must be a file of the user ` +
        'who runs Ofício.',
    );
  }
}

/**
 * Reads the key that signs access tokens. The first start creates the key.
 * @param file - a file inside the data folder, which only the folder's owner can read.
 * @throws StartupError
 */
export async function signingSecret(file: string): Promise<Uint8Array> {
  const stored = await storedSecret(file);
  if (stored === null) return makeSecret(file);
  const secret = Buffer.from(stored.trim(), 'base64url');
  if (secret.length >= 32) return secret;
  throw new StartupError(
    `The signing key in ${file} is damaged. Delete that file: a new key is made, and browsers ` +
      'renew their access tokens by themselves.',
  );
}
