import type { UnknownAction } from '@reduxjs/toolkit';

import { protection, withoutTyping, type Random } from './protect';
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

export type Reduce<State> = (state: State, action: UnknownAction) => State;

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

/** What is known of an error, or of whatever else was logged. */
function readableDetail(detail: unknown): unknown {
  if (detail instanceof Error) {
    const { name, message, stack = '', cause } = detail;
    return { name, message, stack, ...(cause !== undefined && { cause: readableDetail(cause) }) };
  }
  if (typeof detail !== 'object' || detail === null) return detail ?? null;
  return Object.fromEntries(
    Object.entries(detail).map(([key, value]) => [key, readableDetail(value)]),
  );
}

/** The places of a stack without its first lines, which repeat the message. */
const places = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at\b|^[^\s]*@/.test(line))
    .join('\n');

/** Of an error, its name and its places in the code stay; its words may quote the user. */
function protectedDetail(detail: unknown, protect: (value: unknown) => unknown): unknown {
  if (typeof detail !== 'object' || detail === null) return protect(detail);
  return Object.fromEntries(
    Object.entries(detail).map(([key, value]: [string, unknown]) => {
      if (key === 'name' && typeof value === 'string' && /^\w*Error$/.test(value))
        return [key, value];
      if (key === 'stack' && typeof value === 'string') return [key, places(value)];
      return [key, protectedDetail(value, protect)];
    }),
  );
}

/** Actions whose whole payload is a word of the app. */
const NAMES_A_WORD = /^(?:session\/auth\w+|session\/\w+Failed|workspace\/\w+|navigation\/\w+)$/;

interface Writing {
  environment: Environment;
  at: number;
  note: string;
  /** Null: the real values. */
  random: Random | null;
}

/**
 * Makes the report of a recording. It stops after each stretch, so that the page can be used meanwhile.
 *
 * The hashes are those of the written states: within a stretch they are folded from the state that the page
 * really had before it, so that a recording that does not explain the states is noticed.
 */
export function* makeReport<State extends { workspace: object }>(
  { stretches, after, lines }: Recording<State>,
  reduce: Reduce<State>,
  { environment, at, note, random }: Writing,
): Generator<void, Report<State>> {
  const protect = random === null ? (value: unknown) => value : protection(random);
  const saved = withoutTyping();
  const hash = reportHasher();
  const written = (state: State): State => protect(saved.state(lasting(state))) as State; // the same shape
  const writtenAction = (action: UnknownAction): UnknownAction => {
    const { type, payload, ...rest } = saved.action<UnknownAction & { payload?: unknown }>(action);
    // A section, a panel, a kind of failure: nothing that the user has written.
    const isWord = typeof payload === 'string' && NAMES_A_WORD.test(type);
    return {
      ...(protect(rest) as object),
      type,
      ...(payload !== undefined && { payload: isWord ? payload : protect(payload) }),
    };
  };
  const base = written(stretches[0]?.before ?? after);
  const entries: WrittenEntry[] = [];
  for (const [index, stretch] of stretches.entries()) {
    let state = written(stretch.before);
    for (const { at: time, by, action } of stretch.entries) {
      const entry = { at: time, by, action: writtenAction(action) };
      state = reduce(state, entry.action);
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
    lines: lines.map(({ at: time, message, detail }) => {
      const readable = readableDetail(detail);
      return {
        at: time,
        message,
        detail: random === null ? readable : protectedDetail(readable, protect),
      };
    }),
    hash: hash(written(after)),
  };
}

/** The name of a report's file, by the local time at which it was written. */
export function reportName(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `oficio-${day}-${two(at.getHours())}${two(at.getMinutes())}.json.gz`;
}
