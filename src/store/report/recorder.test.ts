/** @jest-environment node */
import { KEPT_ACTIONS, KEPT_LINES, STRETCH } from '../../features/app/report/recording';
import { navigationActions } from '../../features/app/navigation/navigationSlice';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { sessionActions } from '../../features/app/session/sessionSlice';
import { startApp, type TestApp } from '../../../test/app';
import { aClient, aUser } from '../../../test/builders';
import { fakeGateway } from '../../../test/fakeGateway';
import { rootReducer } from '../rootReducer';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});

async function started(): Promise<TestApp> {
  const user = aUser();
  const gateway = fakeGateway().withSession(user);
  gateway.tables.clients.seed(user.id, aClient());
  const app = startApp({ gateway });
  await app.settle();
  return app;
}

const entriesOf = (app: TestApp) =>
  app.store.recorder.recording().stretches.flatMap(({ entries }) => entries);

test('the last actions are kept, and older ones are folded into the state before them', async () => {
  const app = await started();
  for (let count = 0; count < 2 * KEPT_ACTIONS; count += 1) {
    app.dispatch(navigationActions.drawerToggled({ open: count % 3 === 0 }));
  }
  const { stretches, after } = app.store.recorder.recording();
  const entries = entriesOf(app);
  expect(entries.length).toBeGreaterThanOrEqual(KEPT_ACTIONS);
  expect(entries.length).toBeLessThanOrEqual(KEPT_ACTIONS + STRETCH);
  for (const [index, { before, entries: some }] of stretches.entries()) {
    const state = some.reduce((folded, { action }) => rootReducer(folded, action), before);
    expect(state).toEqual(stretches[index + 1]?.before ?? after);
  }
});

test('the last lines are kept', async () => {
  const { store } = await started();
  for (let count = 1; count <= KEPT_LINES + 5; count += 1) store.recorder.line(String(count), null);
  const { lines } = store.recorder.recording();
  expect([lines.length, lines[0]?.message]).toEqual([KEPT_LINES, '6']);
});

test('intents and facts are told apart', async () => {
  const app = await started();
  app.dispatch(workspaceActions.sectionChosen('clients'));
  const by = (type: string) => entriesOf(app).find(({ action }) => action.type === type)?.by;
  expect([by('workspace/sectionChosen'), by('clients/loaded')]).toEqual(['user', 'saga']);
});

test('an action that makes the reducers throw is recorded', async () => {
  const app = await started();
  const broken = { type: 'clients/created', payload: null };
  expect(() => app.store.dispatch(broken)).toThrow();
  expect(entriesOf(app).at(-1)).toMatchObject({ by: 'user', action: broken });
});

test('signing out forgets all that was recorded of the account', async () => {
  const app = await started();
  app.store.recorder.line('Failed', { id: 'c1' });
  app.dispatch(sessionActions.signOutRequested());
  await app.settle();
  const { stretches, lines } = app.store.recorder.recording();
  expect(app.state().session.status).toBe('signedOut');
  expect(JSON.stringify([stretches, lines])).not.toMatch(/Padaria|marina@|c1/);
});
