import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';

import { makeReport, type Environment, type Report } from '../../features/app/report/report';
import type { Recording } from '../../features/app/report/recording';
import { ownDataReducer } from '../../features/app/ownData/ownDataSlice';
import { seriesWorkReducer } from '../../features/business/series/seriesWorkSlice';
import { statementReducer } from '../../features/business/statement/statementSlice';
import { adjustOwnData } from '../ownData';
import { recordedFields } from './recordedFields';
import { reducers, type RootState } from '../rootReducer';

const combined = combineReducers({
  ...reducers,
  ownData: ownDataReducer,
  statement: statementReducer,
  seriesWork: seriesWorkReducer,
});

/** The reducer of the whole app, including the parts that a page loads later. */
export const wholeReducer = (state: RootState, action: UnknownAction): RootState =>
  combined(adjustOwnData(state, action), action);

/** A random whole number from 0 to `below` - 1. */
function random(below: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % below;
}

/** Runs work that consists of many steps, and lets the page react to the user between them. */
export async function runInSteps<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** What the user has chosen for a report. */
export interface ReportChoices {
  environment: Environment;
  at: Date;
  note: string;
  /** Whether the report may contain the real values. */
  real: boolean;
}

/** Makes the report of a recording step by step, so that the page stays usable. */
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
