import { replayReport, runWhole } from '../../src/features/app/report/replay';
import type { Report } from '../../src/features/app/report/report';
import { wholeReducer } from '../../src/store/report/report';
import type { RootState } from '../../src/store/rootReducer';

/** Why no test can be made of a report; null if a test can be made. The replay page shows the same reason. */
export function whyNoTest(report: Report<RootState>): string | null {
  const { entries, environment } = report;
  if (entries.length === 0) return 'holds no actions, so there is nothing to test';
  const { divergence } = runWhole(replayReport(report, wholeReducer));
  if (!divergence) return null;
  const { after, why } = divergence;
  const name = JSON.stringify(entries[after - 1]?.action.type);
  const action = `action ${String(after)} of ${String(entries.length)} (${name})`;
  if (why === 'thrownAgain') {
    return `has its error in the reducers, which throw at ${action} as they did when it was recorded: test that reducer`;
  }
  const reason =
    why === 'thrown'
      ? `the reducers throw at ${action}`
      : `the state after ${action} is not the one that was recorded`;
  const build = JSON.stringify(environment.build);
  return (
    `does not replay: ${after === 0 ? 'its first state is not the one that was recorded' : reason}. ` +
    `It was altered, or comes from another build than this one (${build})`
  );
}
