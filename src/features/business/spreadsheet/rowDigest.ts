import { sha256 } from '@noble/hashes/sha2.js';

const utf8 = new TextEncoder();

/**
 * A digest of what a row contains: 16 hexadecimal digits. It tells whether somebody has changed the row since. The times
 * are left out, because the database writes them in another way.
 */
export function digestOf(row: object): string {
  const values = Object.entries(row)
    .filter(([name, value]) => name !== 'createdAt' && name !== 'updatedAt' && value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return [...sha256(utf8.encode(JSON.stringify(values))).subarray(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
