import type { ReportReducer, Report } from './report';
import { reportHasher } from './report';

/** What is wrong with a report at one of its states. */
export interface Divergence {
  /** How many entries were folded: 0 is the base state. */
  after: number;
  /**
   * - `hash`: the state is another than the recorded one.
   * - `thrown`: the reducers throw for the entry, and did not when it was recorded.
   * - `thrownAgain`: they throw for it, and left the state as it was when it was recorded, too.
   */
  why: 'hash' | 'thrown' | 'thrownAgain';
}

/** The states of a report: the base state, and one after each entry. */
export interface Replay<State> {
  states: readonly State[];
  /** The first state that cannot be right; null where all have the recorded hashes. */
  divergence: Divergence | null;
}

/** Folds the reducers over a report's entries. It stops every now and then, so that the page can be used. */
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

/** Runs one of the generators above to its end at once. */
export function runWhole<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
