import { configureStore, Tuple, type StoreEnhancer } from '@reduxjs/toolkit';
import {
  ActionCreators,
  instrument,
  type EnhancedStore,
  type LiftedState,
} from '@redux-devtools/instrument';

import { startApp, type RecordedAction } from '../../test/app';
import { fakeGateway } from '../../test/fakeGateway';
import {
  aClientDraft,
  aPayment,
  aUser,
  anEnvironment,
  anExpenseDraft,
  anItem,
  aQuote,
  aQuoteDraft,
  aStage,
  baselineOf,
} from '../../test/builders';
import { clientsActions } from '../features/business/clients/clientsSlice';
import { expensesActions } from '../features/business/expenses/expensesSlice';
import { paymentsActions } from '../features/business/payments/paymentsSlice';
import { madeProjectId } from '../features/business/projects/projectFromQuote';
import { projectsActions } from '../features/business/projects/projectsSlice';
import { quotesActions } from '../features/business/quotes/quotesSlice';
import { sessionActions } from '../features/app/session/sessionSlice';
import { workspaceActions } from '../features/app/workspace/workspaceSlice';
import { formsActions } from '../features/app/forms/formsSlice';
import { devToolsFile } from '../features/app/report/devToolsFile';
import { reportHasher } from '../features/app/report/report';
import { createDevToolsGuard } from './devToolsGuard';
import { wholeReducer } from './report/report';
import type { RootState } from './rootReducer';

const PASSWORD = 'segredo-de-verdade';
const EMAIL = 'ana@luz.com.br';

type Lifted = LiftedState<RootState, RecordedAction, null>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});

/** Runs a long series of actions, which the DevTools' own enhancer records. */
async function story() {
  // The enhancer adds `liftedStore` to the store, but its types do not show it.
  const recorder = instrument() as StoreEnhancer;
  const app = startApp({ enhancers: [recorder] });
  const { liftedStore } = app.store as unknown as EnhancedStore<RootState, RecordedAction, null>;
  const act = async (...actions: Parameters<typeof app.dispatch>[0][]) => {
    for (const action of actions) app.dispatch(action);
    await app.settle(200);
  };
  await act(sessionActions.authScreenOpened('signUp'));
  await act(
    sessionActions.signUpRequested({ fullName: 'Ana Luz', email: EMAIL, password: PASSWORD }),
  );
  await act(sessionActions.signInRequested({ email: EMAIL, password: `${PASSWORD}-wrong` }));
  await act(sessionActions.signInRequested({ email: EMAIL, password: PASSWORD }));
  await act(workspaceActions.sectionChosen('clients'));
  await act(workspaceActions.modalOpened('clients', 'create', 'c1'));
  await act(formsActions.draftChanged('c1', { values: { name: 'Padaria' }, baseline: null }));
  await act(clientsActions.createRequested({ id: 'c1', draft: aClientDraft() }));
  const quote = aQuoteDraft({ clientId: 'c1', items: [anItem(), anItem(), anItem()] });
  await act(quotesActions.createRequested({ id: 'q1', draft: quote }));
  const changes = { status: 'approved' as const };
  await act(
    quotesActions.updateRequested({
      id: 'q1',
      changes,
      baseline: baselineOf(aQuote({ ...quote })),
    }),
  );
  await act(
    projectsActions.stageToggled({ id: madeProjectId('q1', 0), index: 0, completed: true }),
  );
  await act(
    projectsActions.updateRequested({
      id: madeProjectId('q1', 0),
      changes: { stages: [aStage()] },
      baseline: baselineOf(app.state().projects.entities[madeProjectId('q1', 0)]!),
    }),
    projectsActions.stageToggled({ id: madeProjectId('q1', 0), index: 0, completed: true }),
  );
  app.gateway.traffic.fail('expenses.insert', 'refused');
  await act(expensesActions.createRequested({ id: 'e1', draft: anExpenseDraft() }));
  app.gateway.traffic.loseReply('expenses.insert');
  await act(expensesActions.createRequested({ id: 'e2', draft: anExpenseDraft() }));
  await act(paymentsActions.paidToggled({ id: 'unknown', paid: true }));
  await act(workspaceActions.confirmationAsked({ kind: 'delete', entity: 'clients', id: 'c1' }));
  await act(clientsActions.deleteRequested({ id: 'c1' }));
  await act(workspaceActions.wentBack());
  await act(sessionActions.signOutRequested());
  return { app, liftedStore, lifted: () => liftedStore.getState() };
}

test('the story holds what it should, so that the travels below mean something', async () => {
  const { app } = await story();
  for (const type of [
    'session/signedUp',
    'session/signInFailed',
    'session/signedIn',
    'clients/created',
    'quotes/approved',
    'projects/createdFromQuote',
    'projects/stagesSaved',
    'expenses/createFailed',
    'payments/flagsFailed',
    'clients/deleted',
    'session/signedOut',
  ]) {
    expect(app.types()).toContain(type);
  }
});

test('jumping through the whole story calls no backend, starts no saga and dispatches nothing', async () => {
  const { app, liftedStore, lifted } = await story();
  const { computedStates, stagedActionIds } = lifted();
  const states = computedStates.map(({ state }) => structuredClone(state));
  app.forget();
  const order = stagedActionIds.map((_, index) => index);
  for (const index of [...order].reverse().concat(order)) {
    liftedStore.dispatch(ActionCreators.jumpToState(index));
    expect(app.state()).toEqual(states[index]);
  }
  await app.settle(600_000);
  expect(app.gateway.traffic.calls).toEqual([]);
  expect(app.actions).toEqual([]);
  expect(app.logged).toEqual([]);
  expect(lifted().stagedActionIds).toEqual(stagedActionIds);
});

test('recomputing the story from its first action ends in the same state', async () => {
  const { app, liftedStore, lifted } = await story();
  const end = app.state();
  const imported = JSON.parse(JSON.stringify(lifted())) as Lifted;
  app.forget();
  liftedStore.dispatch(ActionCreators.importState({ ...imported, computedStates: [] }));
  expect(app.state()).toEqual(end);
  await app.settle(600_000);
  expect(app.gateway.traffic.calls).toEqual([]);
});

test('no password is in any recorded action or state, nor in what the DevTools export', async () => {
  const { app, lifted } = await story();
  expect(JSON.stringify(lifted())).not.toContain(PASSWORD);
  expect(JSON.stringify([app.actions, app.state(), app.logged])).not.toContain(PASSWORD);
});

test('every action and every state is plain JSON', async () => {
  const { lifted } = await story();
  for (const { state } of lifted().computedStates) {
    expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
  }
  for (const { action } of Object.values(lifted().actionsById)) {
    expect(JSON.parse(JSON.stringify(action))).toEqual(action);
  }
});

test("Redux Toolkit's check complains about what cannot be serialised", async () => {
  const app = startApp();
  app.dispatch(formsActions.draftChanged('x', { values: { when: new Date() }, baseline: null }));
  await expect(app.settle()).rejects.toThrow(/non-serializable/);
});

test('the state is frozen, also what came in with an action: changing it throws', () => {
  const app = startApp();
  const drafted = { values: { name: 'Padaria' }, baseline: null };
  app.dispatch(workspaceActions.modalOpened('clients', 'create', 'c1'));
  app.dispatch(formsActions.draftChanged('c1', drafted));
  expect(() => {
    drafted.values.name = 'changed behind the back of the reducers';
  }).toThrow(TypeError);
});

/** Starts the app with the guard and one payment, and with the recorder of the extension. */
async function guarded() {
  const user = aUser();
  const gateway = fakeGateway().withSession(user);
  gateway.tables.payments.seed(user.id, aPayment({ id: 'p1', paid: false }));
  const app = startApp({
    gateway,
    enhancers: [instrument() as StoreEnhancer],
    devTools: createDevToolsGuard,
  });
  const { liftedStore } = app.store as unknown as EnhancedStore<RootState, RecordedAction, null>;
  await app.settle();
  const travel = (action: Parameters<typeof liftedStore.dispatch>[0]) =>
    liftedStore.dispatch(action);
  const stored = () => gateway.tables.payments.rows.get('p1')?.row.paid;
  return { app, travel, stored, lifted: () => liftedStore.getState() };
}

/** The number that the DevTools give to the first action of this type. */
const idOf = ({ actionsById }: Lifted, type: string): number =>
  Number(Object.entries(actionsById).find(([, { action }]) => action.type === type)?.[0]);

const paid = (on: boolean) => paymentsActions.paidToggled({ id: 'p1', paid: on });

test.each<
  [
    string,
    (
      lifted: Lifted,
    ) => Parameters<EnhancedStore<RootState, RecordedAction, null>['liftedStore']['dispatch']>[0],
  ]
>([
  ['a jump', () => ActionCreators.jumpToState(3)],
  ['a skipped action', (lifted) => ActionCreators.toggleAction(idOf(lifted, 'payments/loaded'))],
  [
    'actions in another order',
    (lifted) => ActionCreators.reorderAction(idOf(lifted, 'session/signedIn'), Infinity),
  ],
  ['a reset', () => ActionCreators.reset()],
  [
    'another log',
    (lifted) =>
      ActionCreators.importState({
        ...lifted,
        stagedActionIds: [0],
        computedStates: [],
        currentStateIndex: 0,
      }),
  ],
])('after %s, what is done on the page reaches no backend', async (_what, made) => {
  const { app, travel, stored, lifted } = await guarded();
  travel(made(lifted()));
  app.forget();
  app.dispatch(paid(true));
  await app.settle(60_000);
  expect(app.gateway.traffic.names('payments.update')).toEqual([]);
  expect(app.types('payments/')).toEqual([]);
  expect(stored()).toBe(false);
  expect(app.logged.map(([message]) => message)).toContain(
    'The Redux DevTools show another state, so nothing is done',
  );
});

test('back at the last action, the page works again', async () => {
  const { app, travel, stored, lifted } = await guarded();
  travel(ActionCreators.jumpToState(3));
  travel(ActionCreators.jumpToState(lifted().computedStates.length - 1));
  app.dispatch(paid(true));
  await app.settle(1_000);
  expect(stored()).toBe(true);
});

test('a save that is under way while another state is shown ends as it would have', async () => {
  const { app, travel, stored, lifted } = await guarded();
  const release = app.gateway.traffic.hold('payments.update');
  app.dispatch(paid(true));
  await app.settle();
  app.dispatch(paid(false));
  await app.settle();
  travel(ActionCreators.jumpToState(2));
  release();
  await app.settle(60_000);
  // Both clicks are saved in order, although the state on the screen contains neither.
  expect(stored()).toBe(false);
  travel(ActionCreators.jumpToState(lifted().computedStates.length - 1));
  expect(app.state().payments.pending).toEqual({});
  app.dispatch(paid(true));
  await app.settle(1_000);
  expect(stored()).toBe(true);
});

test('a report is a file that the DevTools import: its actions lead them to the recorded state', async () => {
  const { app } = await story();
  const { recorder } = app.store;
  const at = new Date();
  const choices = { environment: anEnvironment(), at, note: '', real: true };
  const making = app.store.report(recorder.recording(), choices);
  await jest.advanceTimersByTimeAsync(1_000);
  const report = await making;
  const { payload, preloadedState } = JSON.parse(devToolsFile(report)) as Record<string, string>;
  const store = configureStore({
    reducer: (state: RootState = report.base, action) => wholeReducer(state, action),
    middleware: () => new Tuple(),
    devTools: false,
    enhancers: () => new Tuple(instrument() as StoreEnhancer),
  });
  const { liftedStore } = store as unknown as EnhancedStore<RootState, RecordedAction, null>;
  liftedStore.dispatch({
    type: 'IMPORT_STATE',
    nextLiftedState: JSON.parse(payload ?? '') as RecordedAction[],
    preloadedState: JSON.parse(preloadedState ?? '') as RootState,
  });
  expect(reportHasher()(store.getState())).toBe(report.hash);
});
