import { isDay, type Day } from './days';

/**
 * Decoders of what comes from outside: from the backend, a file, the browser's history or storage. Each
 * returns the value in its type or throws `Malformed` with the way to the wrong field. Written out instead of taken from zod: rows are decoded before
 * the first screen, where zod would be a twelfth of all JavaScript, and ten thousand at a time.
 */
export type Decode<T> = (value: unknown) => T;

/** An object as it came. */
export type Source = Readonly<Record<string, unknown>>;

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

/** A day-only date, `YYYY-MM-DD`. */
export const day: Decode<Day> = (value) => {
  const date = text(value);
  if (!isDay(date)) throw new Malformed('not a day');
  return date;
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

/** One of a closed list of texts. */
export const oneOf =
  <const T extends string>(choices: readonly T[]): Decode<T> =>
  (value) => {
    for (const choice of choices) if (choice === value) return choice;
    throw new Malformed(`not one of ${choices.join(', ')}`);
  };

/** What `decode` takes; of everything else `otherwise` is made. */
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

/** Null, or missing (in JSON columns), or what `decode` takes. */
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

/** What is read is never written to: the store takes it as it is instead of looking into it. */
function frozen<T>(value: T): T {
  Object.freeze(value);
  return value;
}

/** The field that `read` came to before it threw. */
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
    /* it did before */
  }
  return last;
}

/**
 * An object that `read` makes of the fields of another, by a literal and each field by itself:
 * engines make those several times as fast as a loop over a table of fields does. Which field was
 * wrong is therefore found out only when one was.
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
