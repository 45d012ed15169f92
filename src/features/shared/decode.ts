import { isDay, type Day } from './days';

/**
 * Decoders for data from outside: from the backend, files, and the browser's history and storage. A decoder
 * returns the typed value, or throws `Malformed` with the path of the wrong field. They are written by hand,
 * because the first screen decodes ten thousand rows, and zod would increase its JavaScript by a twelfth.
 */
export type Decode<T> = (value: unknown) => T;

/** An object that is not decoded yet. */
export type Source = Readonly<Record<string, unknown>>;

export class Malformed extends Error {
  override readonly name = 'Malformed';
  private readonly path: string[] = [];

  /** The path of the wrong field, such as `items.0.price`. */
  get field(): string {
    return this.path.join('.');
  }

  /** Adds a step at the front of the path. */
  at(step: string | number): this {
    this.path.unshift(String(step));
    return this;
  }
}

export const isRecord = (value: unknown): value is Source =>
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

/** Decodes a day without a time, `YYYY-MM-DD`. */
export const day: Decode<Day> = (value) => {
  const date = text(value);
  if (!isDay(date)) throw new Malformed('not a day');
  return date;
};

/** Decodes a finite number. */
export const number: Decode<number> = (value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Malformed('not a number');
  return value;
};

export const flag: Decode<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new Malformed('not true or false');
  return value;
};

/** Accepts any value and returns it unchanged. */
export const anything: Decode<unknown> = (value) => value;

/** Makes a decoder that accepts one of several texts. */
export const oneOf =
  <const T extends string>(choices: readonly T[]): Decode<T> =>
  (value) => {
    for (const choice of choices) if (choice === value) return choice;
    throw new Malformed(`not one of ${choices.join(', ')}`);
  };

/** Makes a decoder that returns `otherwise` where `decode` fails. */
export const orElse =
  <T, Other>(decode: Decode<T>, otherwise: Other): Decode<T | Other> =>
  (value) => {
    try {
      return decode(value);
    } catch (error) {
      if (error instanceof Malformed) return otherwise;
      throw error;
    }
  };

/** Makes a decoder that accepts null, a missing value (in JSON columns), and what `decode` accepts. */
export const nullable =
  <T>(decode: Decode<T>): Decode<T | null> =>
  (value) =>
    value === null || value === undefined ? null : decode(value);

export const textOrNull = nullable(text);
export const dayOrNull = nullable(day);
export const numberOrNull = nullable(number);

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

/** Freezes a value, so that Immer does not examine it when it enters the store. */
function frozen<T>(value: T): T {
  Object.freeze(value);
  return value;
}

/** The name of the field that `read` accessed last before it threw. */
function lastRead(source: Source, read: (source: Source) => unknown): string {
  let last = '';
  const watched = new Proxy(source, {
    get(target, name) {
      last = String(name);
      return Reflect.get(target, name) as unknown;
    },
  });
  try {
    read(watched);
  } catch {
    /* it threw the first time */
  }
  return last;
}

/**
 * Makes a decoder of objects. `read` builds the result as an object literal, which engines make several times as
 * fast as a loop over a table of fields. The name of a wrong field is therefore looked for only after a failure.
 */
export const record =
  <T extends object>(read: (source: Source) => T): Decode<T> =>
  (value) => {
    if (!isRecord(value)) throw new Malformed('not an object');
    try {
      return frozen(read(value));
    } catch (error) {
      throw error instanceof Malformed ? error.at(lastRead(value, read)) : error;
    }
  };
