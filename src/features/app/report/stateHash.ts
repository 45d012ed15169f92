const SEEDS = [0x9e3779b1, 0x85ebca6b] as const;

/** Mixes a text into 32 bits, with the constants and the final steps of MurmurHash3. */
function mix(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0xcc9e2d51);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const hex = (hash: number): string => (hash >>> 0).toString(16).padStart(8, '0');

const hashText = (text: string): string => SEEDS.map((seed) => hex(mix(text, seed))).join('');

/**
 * Returns a function that hashes a state to 16 hexadecimal digits. States that are equal as JSON have the same
 * hash. An object that was hashed before is not hashed again, so the states of a recording, which share most of
 * their rows, are hashed quickly. The hash distinguishes states, but does not protect against somebody who
 * constructs two states with the same hash.
 */
export function stateHasher(): (value: unknown) => string {
  const known = new WeakMap<object, string>();
  const hash = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const seen = known.get(value);
    if (seen !== undefined) return seen;
    let result: string;
    if (Array.isArray(value)) {
      result = hashText(`[${value.map((item) => hash(item ?? null)).join()}]`);
    } else {
      // The sum of the fields' hashes does not depend on the order of the fields.
      let [first, second] = [0, 0];
      for (const [key, item] of Object.entries(value)) {
        if (item === undefined) continue; // as JSON leaves it out
        const field = `${key}:${hash(item)}`;
        first = (first + mix(field, SEEDS[0])) | 0;
        second = (second + mix(field, SEEDS[1])) | 0;
      }
      result = `${hex(first)}${hex(second)}`;
    }
    known.set(value, result);
    return result;
  };
  return (value) => hash(value);
}
