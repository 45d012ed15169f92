import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';

import { makeReport, type Environment, type Report } from '../features/recording/report';
import type { Recording } from '../features/recording/recording';
import { ownDataReducer } from '../features/ownData/ownDataSlice';
import { statementReducer } from '../features/statement/statementSlice';
import { adjustOwnData } from './ownData';
import { recordedFields } from './recordedFields';
import { reducers, type RootState } from './rootReducer';

const combined = combineReducers({
  ...reducers,
  ownData: ownDataReducer,
  statement: statementReducer,
});

/** The reducer of the whole app, with the parts that a page loads later. */
export const wholeReducer = (state: RootState, action: UnknownAction): RootState =>
  combined(adjustOwnData(state, action), action);

/** A random whole number from 0 up to, and without, `below`. */
function random(below: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % below;
}

/** Runs the steps of a long work, and lets the page answer the user between them. */
export async function runInSteps<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** What the user decides about a report. */
export interface ReportChoices {
  environment: Environment;
  at: Date;
  note: string;
  /** Whether the real values may be in it. */
  real: boolean;
}

/** Makes the report of what was recorded, step by step, so that the page stays usable. */
export async function makeReportOf(
  recording: Recording<RootState>,
  { environment, at, note, real }: ReportChoices,
): Promise<Report<RootState>> {
  const userIds = [...recording.stretches.map(({ before }) => before), recording.after].flatMap(
    ({ workspace }) => workspace.navigation.userId ?? [],
  );
  const writing = {
    environment,
    at: at.getTime(),
    note,
    random: real ? null : random,
    fields: recordedFields,
    userIds: [...new Set(userIds)],
  };
  return runInSteps(makeReport<RootState>(recording, wholeReducer, writing));
}
