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

/** Runs a decoder one step further in. */
function inside<T>(step: string | number, decode: Decode<T>, value: unknown): T {
  try {
    return decode(value);
  } catch (error) {
    throw error instanceof Malformed ? error.at(step) : error;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Decode<string> = (value) => {
  if (typeof value !== 'string') throw new Malformed('not a text');
  return value;
};

export const filledText: Decode<string> = (value) => {
  if (text(value) === '') throw new Malformed('empty');
  return text(value);
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
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) throw new Malformed(`not one of ${choices.join(', ')}`);
    return choice;
  };

export const list =
  <T>(decode: Decode<T>): Decode<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new Malformed('not a list');
    return value.map((entry, index) => inside(index, decode, entry));
  };

/** For each property of the record: the name it goes by in the backend, and its decoder. */
export type Fields<T> = { readonly [Key in keyof T]-?: readonly [name: string, Decode<T[Key]>] };

/** An object with the given fields; what else it has is left out. */
export const record =
  <T extends object>(fields: Fields<T>): Decode<T> =>
  (value) => {
    if (!isRecord(value)) throw new Malformed('not an object');
    const result: Partial<T> = {};
    for (const key in fields) {
      const [name, decode] = fields[key];
      result[key] = inside(name, decode, value[name]);
    }
    return result as T; // every field was just set
  };
