import type { UnknownAction } from '@reduxjs/toolkit';

import { reportWriter, type FieldKinds, type Random } from './protect';
import type { Entry, LogLine, Recording } from './recording';
import { stateHasher } from './stateHash';

export const REPORT_FORMAT = 'oficio-record';
export const REPORT_VERSION = 1;

/** The browser, the device and the build in which a recording was made. */
export interface Environment {
  /** The name of the build's main script. */
  build: string;
  /** The version of the account's tables, as in the file that 'Meus dados' exports. */
  schema: number;
  locale: string;
  timeZone: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

/** An entry as it stands in the file, with the hash of the state after it. */
export interface WrittenEntry extends Entry {
  hash: string;
}

/** The content of the file that 'Relatar problema' saves. */
export interface Report<State> {
  format: typeof REPORT_FORMAT;
  version: typeof REPORT_VERSION;
  environment: Environment;
  /** When the report was written, in milliseconds since 1970. */
  at: number;
  /** Whether the user has allowed the real values. Otherwise stand-ins replace them. */
  real: boolean;
  /** What the user has written about the problem. */
  note: string;
  /** The state before the first entry, and the hash of that state. */
  base: State;
  baseHash: string;
  entries: WrittenEntry[];
  lines: LogLine[];
  /** The hash of the page's state at the moment when the report was written. */
  hash: string;
}

export type ReportReducer<State> = (state: State, action: UnknownAction) => State;

/** The parts of the state that exist only after their section was opened. They contain no rows. */
const LATER = ['ownData', 'statement', 'seriesWork', 'spreadsheet'];

/** The parts of a state that every page has. */
const lasting = <State extends object>(state: State): State =>
  Object.fromEntries(Object.entries(state).filter(([part]) => !LATER.includes(part))) as State; // parts may lack

export function reportHasher(): (state: object) => string {
  const hash = stateHasher();
  return (state) => hash(lasting(state));
}

/**
 * Messages of the browser about errors in the program. Unlike messages of the app and the server, they contain no
 * values of the user.
 */
const ENGINE_MESSAGES = [
  /^Cannot (?:read|set) properties of (?:undefined|null)(?: \((?:reading|setting) '[\w$]+'\))?$/,
  /^Cannot access '[\w$]+' before initialization$/,
  /^Cannot assign to read only property '[\w$]+' of object '[#<>[\]\w ]+'$/,
  /^[\w$.]+ is (?:undefined|null|not (?:a function|a constructor|defined|iterable))$/,
  /^(?:undefined|null) is not an object \(evaluating '[\w$.]+'\)$/,
  /^can't access property "[\w$]+", [\w$.]+ is (?:undefined|null)$/,
  /^(?:Maximum call stack size exceeded|too much recursion|Invalid time value)$/,
  /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/,
];

/** A line of an error's stack that names a place in a script. */
const PLACE =
  /^\s*(?:at (?:[\w$.<>[\] ]+ \()?|[\w$.<>/*]*@)(?:[a-z][a-z-]*:|\/)[^\s()]*:\d+:\d+\)?$/;

/** The places in an error's stack without the message, which may contain any text. */
const places = (stack: string, message: string): string =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => PLACE.test(line))
    .join('\n');

/** The most values of one logged detail that are written. */
const MAX_LOGGED_VALUES = 500;

/**
 * What was logged, such as an error, in a form that JSON can contain. Anything can be thrown, so it may be of any
 * type.
 * @param isWhole - whether the stacks keep their messages.
 */
function readableDetail(detail: unknown, isWhole: boolean): unknown {
  const within = new Set<object>();
  let parts = 0;
  const read = (value: unknown): unknown => {
    if (value === undefined) return null;
    if (typeof value === 'bigint' || typeof value === 'symbol') return value.toString();
    if (typeof value === 'function') return value.name;
    if (typeof value !== 'object' || value === null) return value;
    parts += 1;
    if (within.has(value) || parts > MAX_LOGGED_VALUES) return '…';
    within.add(value);
    const fields = value instanceof Error ? readableError(value, isWhole) : value;
    const result = Array.isArray(fields)
      ? fields.map(read)
      : Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, read(item)]));
    within.delete(value);
    return result;
  };
  return read(detail);
}

function readableError({ name, message, stack = '', cause }: Error, isWhole: boolean): object {
  const isEngines = ENGINE_MESSAGES.some((pattern) => pattern.test(message));
  return {
    ...(/^\w*Error$/.test(name) ? { errorName: name } : { name }),
    ...(isEngines ? { engineMessage: message } : { message }),
    ...(isWhole ? { stack } : { places: places(stack, message) }),
    ...(cause !== undefined && { cause }),
  };
}

export interface WritingOptions {
  environment: Environment;
  at: number;
  note: string;
  /** The source of random numbers for a protected report; null for a report with the real values. */
  random: Random | null;
  /** What each field contains. */
  fields: FieldKinds;
  /** The ids of the users who were signed in. */
  userIds: readonly string[];
}

/**
 * Makes the report of a recording. It pauses after each stretch, so that the page stays usable. The hashes are those of
 * the written states. Within a stretch the states are computed from the page's real state before the stretch. So it is
 * noticed if a recording does not explain the page's states.
 */
export function* makeReport<State extends object>(
  { stretches, after, lines }: Recording<State>,
  reduce: ReportReducer<State>,
  { environment, at, note, random, fields, userIds }: WritingOptions,
): Generator<void, Report<State>> {
  const write = reportWriter(fields, random, userIds);
  const hash = reportHasher();
  const written = (state: State): State => write.state(lasting(state));
  const base = written(stretches[0]?.before ?? after);
  const entries: WrittenEntry[] = [];
  for (const [index, stretch] of stretches.entries()) {
    let state = written(stretch.before);
    for (const { at: time, by, action } of stretch.entries) {
      const entry = { at: time, by, action: write.action(action) };
      try {
        state = reduce(state, entry.action);
      } catch {
        // The page's reducers had thrown for this action, too, and had left the state unchanged.
      }
      entries.push({ ...entry, hash: hash(state) });
    }
    const last = entries.at(-1);
    const next = stretches[index + 1]?.before ?? after;
    if (last) last.hash = hash(written(next));
    yield;
  }
  return {
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    environment,
    at,
    real: random === null,
    note,
    base,
    baseHash: hash(base),
    entries,
    lines: lines.map(({ at: time, message, detail }) => ({
      at: time,
      message,
      detail: write.detail(readableDetail(detail, random === null)),
    })),
    hash: hash(written(after)),
  };
}

/** The name of a report's file, which contains the local time at which the report was written. */
export function reportName(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `oficio-${day}-${two(at.getHours())}${two(at.getMinutes())}.json.gz`;
}
