import type { UnknownAction } from '@reduxjs/toolkit';

/** A recorded action, as the reducers received it. */
export interface Entry {
  /** When the action was dispatched, in milliseconds since 1970. */
  at: number;
  /** Who dispatched the action. An intent comes from the user interface, a fact from a saga. */
  by: 'user' | 'saga';
  action: UnknownAction;
}

/** A line that the app has written to the browser's console. */
export interface LogLine {
  at: number;
  message: string;
  detail: unknown;
}

/** A series of successive actions, with the state before the first of them. */
export interface Stretch<State> {
  before: State;
  entries: Entry[];
}

/** The last actions of a page, oldest first, and the state after them. */
export interface Recording<State> {
  stretches: readonly Stretch<State>[];
  after: State;
  lines: readonly LogLine[];
}

/** The least number of actions that are kept. */
export const KEPT_ACTIONS = 500;

/** The number of log lines that are kept. */
export const KEPT_LINES = 200;

/**
 * The number of actions in one stretch. A stretch needs a reference to a state, which shares most of its rows with
 * the other states. The oldest stretch is dropped as a whole, so that no states have to be computed while the user
 * waits.
 */
export const STRETCH = 50;
