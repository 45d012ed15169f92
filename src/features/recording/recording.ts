import type { UnknownAction } from '@reduxjs/toolkit';

/** An action as the reducers saw it. */
export interface Entry {
  /** When it was dispatched, in milliseconds since 1970. */
  at: number;
  /** An intent comes from the user interface, a fact from a saga. */
  by: 'user' | 'saga';
  action: UnknownAction;
}

/** A line that the app wrote to the browser's console. */
export interface LogLine {
  at: number;
  message: string;
  detail: unknown;
}

/** Some actions in a row, with the state before the first of them. */
export interface Stretch<State> {
  before: State;
  entries: Entry[];
}

/** The last actions of a page, oldest first, and where they led. */
export interface Recording<State> {
  stretches: readonly Stretch<State>[];
  after: State;
  lines: readonly LogLine[];
}

/** How many actions are kept at least. */
export const KEPT_ACTIONS = 500;

/** How many log lines are kept. */
export const KEPT_LINES = 200;

/**
 * How many actions share one stretch. A stretch costs one reference to a state, which shares most of its
 * rows with the others. The oldest stretch is dropped whole, so that nothing is ever folded while the user
 * waits.
 */
export const STRETCH = 50;
