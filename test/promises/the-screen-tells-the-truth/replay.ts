import { recordedFields } from '../../../src/store/report/recordedFields';
import { rootReducer, type RootState } from '../../../src/store/rootReducer';
import { makeReport, type Report } from '../../../src/features/app/report/report';
import { replayReport, runWhole } from '../../../src/features/app/report/replay';
import type { RecordedAction, TestApp } from '../../app';
import { anEnvironment } from '../../builders';
import { randomOf } from '../../randomOf';

/**
 * What goes wrong when a page's log is replayed as the Redux DevTools do it: exported and imported as JSON, whole
 * and with one action skipped. `skipped` is the index of that action.
 */
export function replayViolations(app: TestApp, skipped: number): string[] {
  const start = rootReducer({ session: app.initialSession }, { type: '@@replay' });
  const run = (actions: readonly RecordedAction[]): RootState =>
    actions.reduce<RootState>(rootReducer, start);

  const actions = JSON.parse(JSON.stringify(app.actions)) as RecordedAction[]; // what they were
  const found: string[] = [];
  if (JSON.stringify(run(actions)) !== JSON.stringify(app.state())) {
    found.push('a replay ends differently');
  }
  const left = actions.filter((_, index) => index !== skipped % actions.length);
  try {
    run(left);
  } catch (error) {
    const type = String(actions[skipped % actions.length]?.type);
    found.push(`without ${type} the log cannot be replayed: ${String(error)}`);
  }
  return found;
}

/** The report that a user would save now. */
export function reportOf(app: TestApp, protects: boolean): Report<RootState> {
  const writing = {
    environment: anEnvironment(),
    at: Date.now(),
    note: '',
    random: protects ? randomOf(app.actions.length).below : null,
    fields: recordedFields,
    userIds: [],
  };
  const recording = app.store.recorder.recording();
  return runWhole(makeReport<RootState>(recording, rootReducer, writing));
}

/**
 * What is wrong with the page's recording. As the file of a report, which is protected in every other run, it must
 * lead to the page's state, action by action.
 */
export function recordingViolations(app: TestApp): string[] {
  const recording = app.store.recorder.recording();
  const found: string[] = [];
  const folded = recording.stretches
    .flatMap(({ entries }) => entries)
    .reduce(
      (state, { action }) => rootReducer(state, action),
      recording.stretches[0]?.before ?? recording.after,
    );
  if (JSON.stringify(folded) !== JSON.stringify(app.state())) {
    found.push('what was recorded does not lead to the state of the page');
  }
  const protects = app.actions.length % 2 === 0;
  const read = JSON.parse(JSON.stringify(reportOf(app, protects))) as Report<RootState>; // what it was
  const { divergence } = runWhole(replayReport(read, rootReducer));
  if (divergence) {
    const type = String(read.entries[divergence.after - 1]?.action.type);
    found.push(
      `a report cannot be replayed after ${type}: ${JSON.stringify({ protects, ...divergence })}`,
    );
  }
  return found;
}
