import type { ReportReducer, Report } from './report';
import { reportHasher } from './report';

/** A place in a report at which something is wrong. */
export interface Divergence {
  /** After how many entries the state is wrong; 0 means the base state. */
  after: number;
  /**
   * How the state is wrong.
   * - `hash`: the state differs from the recorded one.
   * - `thrown`: the reducers throw for the entry, although they did not when it was recorded.
   * - `thrownAgain`: the reducers throw for the entry, as they did when it was recorded, and leave the state unchanged.
   */
  why: 'hash' | 'thrown' | 'thrownAgain';
}

/** The states of a report: the base state, and the state after each entry. */
export interface Replay<State> {
  states: readonly State[];
  /** The first state that is wrong; null if all states have the recorded hashes. */
  divergence: Divergence | null;
}

/**
 * Computes the states of a report by applying the reducers to its entries. It pauses regularly, so that the page
 * stays usable.
 */
export function* replayReport<State extends object>(
  report: Report<State>,
  reduce: ReportReducer<State>,
): Generator<void, Replay<State>> {
  const hash = reportHasher();
  let state = report.base;
  const states = [state];
  let divergence: Divergence | null =
    hash(state) === report.baseHash ? null : { after: 0, why: 'hash' };
  for (const [index, entry] of report.entries.entries()) {
    try {
      state = reduce(state, entry.action);
      if (hash(state) !== entry.hash) divergence ??= { after: index + 1, why: 'hash' };
    } catch {
      const why = hash(state) === entry.hash ? 'thrownAgain' : 'thrown';
      divergence ??= { after: index + 1, why };
    }
    states.push(state);
    if (index % 20 === 19) yield;
  }
  if (hash(state) !== report.hash) divergence ??= { after: report.entries.length, why: 'hash' };
  return { states, divergence };
}

/** Runs one of the generators above to its end without pauses. */
export function runWhole<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
