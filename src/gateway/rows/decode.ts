import { isDay, type Day } from '../../features/shared/days';

/**
 * Decoders of what the backend sends. Each returns the value in its type or throws `Malformed`
 * with the way to the wrong field. Written out instead of taken from zod: rows are decoded before
 * the first screen, where zod would be a twelfth of all JavaScript, and ten thousand at a time.
 */
export type Decode<T> = (value: unknown) => T;

export class Malformed extends Error {
  override readonly name = 'Malformed';
  private readonly path: string[] = [];

  /** The way to the wrong field: `items.0.price`. */
  get field(): string {
    return this.path.join('.');
  }

  /** Adds the step by which a decoder got to the wrong value. */
  at(step: string | number): this {
    this.path.unshift(String(step));
    return this;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Decode<string> = (value) => {
  if (typeof value !== 'string') throw new Malformed('not a text');
  return value;
};

export const filledText: Decode<string> = (value) => {
  const filled = text(value);
  if (filled === '') throw new Malformed('empty');
  return filled;
};

/** A day-only date, `YYYY-MM-DD`. */
export const day: Decode<Day> = (value) => {
  if (!isDay(text(value))) throw new Malformed('not a day');
  return text(value);
};

/** A finite number. */
export const number: Decode<number> = (value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Malformed('not a number');
  return value;
};

export const flag: Decode<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new Malformed('not true or false');
  return value;
};

/** Whatever it is, as it is. */
export const anything: Decode<unknown> = (value) => value;

/** Null, or missing (in JSON columns), or what `decode` takes. */
export const nullable =
  <T>(decode: Decode<T>): Decode<T | null> =>
  (value) =>
    value === null || value === undefined ? null : decode(value);

/** One of a closed list of texts. */
export const oneOf =
  <const T extends string>(choices: readonly T[]): Decode<T> =>
  (value) => {
    for (const choice of choices) if (choice === value) return choice;
    throw new Malformed(`not one of ${choices.join(', ')}`);
  };

export const list =
  <T>(decode: Decode<T>): Decode<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new Malformed('not a list');
    const entries: T[] = [];
    try {
      for (const entry of value) entries.push(decode(entry));
    } catch (error) {
      throw error instanceof Malformed ? error.at(entries.length) : error;
    }
    return frozen(entries);
  };

/** What is read is never written to: the store takes it as it is instead of looking into it. */
function frozen<T>(value: T): T {
  Object.freeze(value);
  return value;
}

/** For each property of the record: the name it goes by in the backend, and its decoder. */
export type Fields<T> = { readonly [Key in keyof T]-?: readonly [name: string, Decode<T[Key]>] };

/** An object with the given fields; what else it has is left out. */
export function record<T extends object>(fields: Fields<T>): Decode<T> {
  const keys = Object.keys(fields) as (keyof T)[]; // `fields` has the keys of `T` and no others
  // Taken apart once: looked up anew for each row, they cost as much as the decoding itself.
  const steps = keys.map((key) => ({ key, name: fields[key][0], decode: fields[key][1] }));
  return (value) => {
    if (!isRecord(value)) throw new Malformed('not an object');
    const result: Partial<T> = {};
    // One guard for the whole record: ten thousand of them are read before the first screen.
    let name = '';
    try {
      for (const step of steps) {
        name = step.name;
        result[step.key] = step.decode(value[name]);
      }
    } catch (error) {
      throw error instanceof Malformed ? error.at(name) : error;
    }
    return frozen(result as T); // every field was just set
  };
}
