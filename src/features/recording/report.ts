import type { UnknownAction } from '@reduxjs/toolkit';

import { reportWriter, type FieldKinds, type Random } from './protect';
import type { Entry, LogLine, Recording } from './recording';
import { stateHasher } from './stateHash';

export const REPORT_FORMAT = 'oficio-record';
export const REPORT_VERSION = 1;

/** Where a recording was made. */
export interface Environment {
  /** The name of the build's main script. */
  build: string;
  /** The version of an account's tables, as in the file of 'Meus dados'. */
  schema: number;
  locale: string;
  timeZone: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

/** An entry as it is written, with the hash of the state after it. */
export interface WrittenEntry extends Entry {
  hash: string;
}

/** The file of 'Relatar problema'. */
export interface Report<State> {
  format: typeof REPORT_FORMAT;
  version: typeof REPORT_VERSION;
  environment: Environment;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** Whether the user allowed the real values; else they are stand-ins. */
  real: boolean;
  /** What the user wrote about the problem. */
  note: string;
  /** The state before the first entry, and its hash. */
  base: State;
  baseHash: string;
  entries: WrittenEntry[];
  lines: LogLine[];
  /** The hash of the state in which the page was when the file was written. */
  hash: string;
}

export type ReportReducer<State> = (state: State, action: UnknownAction) => State;

/** Parts of the state that are there only once their section was open, and that hold no rows. */
const LATER = ['ownData', 'statement'];

/** What every page has of a state. */
const lasting = <State extends object>(state: State): State =>
  Object.fromEntries(Object.entries(state).filter(([part]) => !LATER.includes(part))) as State; // parts may lack

/** The hash of a state of a report. */
export function reportHasher(): (state: object) => string {
  const hash = stateHasher();
  return (state) => hash(lasting(state));
}

/** Messages of the browser about the program. They name no values, unlike those of the app and the server. */
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

/** A line of a stack that names a place in a script. */
const PLACE =
  /^\s*(?:at (?:[\w$.<>[\] ]+ \()?|[\w$.<>/*]*@)(?:[a-z][a-z-]*:|\/)[^\s()]*:\d+:\d+\)?$/;

/** The places of a stack, without its message, which may quote anything. */
const places = (stack: string, message: string): string =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => PLACE.test(line))
    .join('\n');

/** More than this is not written of one logged detail. */
const MAX_PARTS = 500;

/**
 * What is known of an error, or of whatever else was logged, as JSON can hold it: anything may be thrown.
 * @param isWhole - The stacks keep their messages.
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
    if (within.has(value) || parts > MAX_PARTS) return '…';
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

/** How a report is written. */
export interface WritingOptions {
  environment: Environment;
  at: number;
  note: string;
  /** Null: the real values. */
  random: Random | null;
  /** What each field holds. */
  fields: FieldKinds;
  /** The users who were signed in. */
  userIds: readonly string[];
}

/**
 * Makes the report of a recording. It stops after each stretch, so that the page can be used meanwhile.
 *
 * The hashes are those of the written states: within a stretch they are folded from the state that the page
 * really had before it, so that a recording that does not explain the states is noticed.
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
        // The action that made the page's reducers throw, too, and changed nothing.
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

/** The name of a report's file, by the local time at which it was written. */
export function reportName(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `oficio-${day}-${two(at.getHours())}${two(at.getMinutes())}.json.gz`;
}
