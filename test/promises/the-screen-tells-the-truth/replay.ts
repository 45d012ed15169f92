import { rootReducer, type RootState } from '../../../src/store/rootReducer';
import type { RecordedAction, TestApp } from '../../app';

/**
 * What is wrong with a page's log when it is replayed as Redux DevTools do it: exported and imported
 * as JSON, whole and with one action skipped. `skipped` counts among the actions.
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
