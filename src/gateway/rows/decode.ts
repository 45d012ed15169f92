import { isDay, type Day } from '../../features/shared/days';

/**
 * Decoders of what the backend sends: each gives a value in its type or throws `Malformed`. Written
 * out instead of taken from zod: rows are decoded before the first screen, where zod would be a
 * twelfth of all JavaScript, and ten thousand at a time. Records are made by object literals, field
 * by field, because engines make those three times as fast as a loop over a table of fields does.
 */
export type Decode<T> = (value: unknown) => T;

/** An object as the backend sends it. */
export type Source = Readonly<Record<string, unknown>>;

/** Takes one field, by its stored name, out of an object. */
export type Field<T> = (source: Source, name: string) => T;

export class Malformed extends Error {
  override readonly name = 'Malformed';

  /** @param field - the way to what is wrong: `items.0.price`; empty: the value itself. */
  constructor(
    message: string,
    readonly field = '',
  ) {
    super(message);
  }

  /** The same seen from further outside: `place` is the way to where it was found. */
  within(place: string): Malformed {
    return new Malformed(this.message, this.field === '' ? place : `${place}.${this.field}`);
  }
}

const isRecord = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Field<string> = (source, name) => {
  const value = source[name];
  if (typeof value !== 'string') throw new Malformed('not a text', name);
  return value;
};

export const filledText: Field<string> = (source, name) => {
  const value = text(source, name);
  if (value === '') throw new Malformed('empty', name);
  return value;
};

/** A day-only date, `YYYY-MM-DD`. */
export const day: Field<Day> = (source, name) => {
  const value = text(source, name);
  if (!isDay(value)) throw new Malformed('not a day', name);
  return value;
};

/** A finite number. */
export const number: Field<number> = (source, name) => {
  const value = source[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new Malformed('not a number', name);
  }
  return value;
};

export const flag: Field<boolean> = (source, name) => {
  const value = source[name];
  if (typeof value !== 'boolean') throw new Malformed('not true or false', name);
  return value;
};

/** One of a closed list of texts. */
export const oneOf =
  <const T extends string>(choices: readonly T[]): Field<T> =>
  (source, name) => {
    const value = source[name];
    for (const choice of choices) if (choice === value) return choice;
    throw new Malformed(`not one of ${choices.join(', ')}`, name);
  };

/** Null, or missing (in JSON columns), or what `field` takes. */
export const nullable =
  <T>(field: Field<T>): Field<T | null> =>
  (source, name) => {
    const value = source[name];
    return value === null || value === undefined ? null : field(source, name);
  };

export const textOrNull = nullable(text);
export const dayOrNull = nullable(day);
export const numberOrNull = nullable(number);

export const list =
  <T>(decode: Decode<T>): Field<T[]> =>
  (source, name) => {
    const value = source[name];
    if (!Array.isArray(value)) throw new Malformed('not a list', name);
    const entries: T[] = [];
    try {
      for (const entry of value) entries.push(decode(entry));
    } catch (error) {
      throw error instanceof Malformed ? error.within(`${name}.${String(entries.length)}`) : error;
    }
    return frozen(entries);
  };

/** Whatever it is, as it is. */
export const anything: Decode<unknown> = (value) => value;

/** An object of which `read` takes the fields; what else it has is left out. */
export const record =
  <T extends object>(read: (source: Source) => T): Decode<T> =>
  (value) => {
    if (!isRecord(value)) throw new Malformed('not an object');
    return frozen(read(value));
  };

/** What is read is never written to: the store takes it as it is instead of looking into it. */
function frozen<T>(value: T): T {
  Object.freeze(value);
  return value;
}
