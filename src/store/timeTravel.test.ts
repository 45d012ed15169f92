import type { StoreEnhancer } from '@reduxjs/toolkit';
import {
  ActionCreators,
  instrument,
  type EnhancedStore,
  type LiftedState,
} from '@redux-devtools/instrument';

import { startApp, type RecordedAction } from '../../test/app';
import {
  aClientDraft,
  anExpenseDraft,
  anItem,
  aQuote,
  aQuoteDraft,
  aStage,
  seen,
} from '../../test/builders';
import { clientsActions } from '../features/clients/clientsSlice';
import { expensesActions } from '../features/expenses/expensesSlice';
import { paymentsActions } from '../features/payments/paymentsSlice';
import { projectsActions } from '../features/projects/projectsSlice';
import { quotesActions } from '../features/quotes/quotesSlice';
import { sessionActions } from '../features/session/sessionSlice';
import { workspaceActions } from '../features/workspace/workspaceSlice';
import { formsActions } from '../features/forms/formsSlice';
import type { RootState } from './rootReducer';

const PASSWORD = 'segredo-de-verdade';
const EMAIL = 'ana@luz.com.br';

type Lifted = LiftedState<RootState, RecordedAction, null>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});

/** A day in the life of the app, recorded by the very enhancer that the DevTools use. */
async function story() {
  // The enhancer adds `liftedStore` to the store, which its own types keep to themselves.
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
    quotesActions.updateRequested({ id: 'q1', changes, baseline: seen(aQuote({ ...quote })) }),
  );
  await act(projectsActions.stageToggled({ id: 'made-1', index: 0, completed: true }));
  await act(
    projectsActions.updateRequested({
      id: 'made-1',
      changes: { stages: [aStage()] },
      baseline: seen(app.state().projects.entities['made-1']!),
    }),
    projectsActions.stageToggled({ id: 'made-1', index: 0, completed: true }),
  );
  app.gateway.traffic.fail('expenses.insert', 'refused');
  await act(expensesActions.createRequested({ id: 'e1', draft: anExpenseDraft() }));
  app.gateway.traffic.loseReply('expenses.insert');
  await act(expensesActions.createRequested({ id: 'e2', draft: anExpenseDraft() }));
  await act(paymentsActions.paidToggled({ id: 'unknown', paid: true }));
  await act(workspaceActions.confirmationAsked({ kind: 'delete', entity: 'clients', id: 'c1' }));
  await act(clientsActions.deleteRequested({ id: 'c1' }));
  await act(workspaceActions.wentBack({ hasInput: false }));
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

describe("Redux Toolkit's checks are on", () => {
  test('what cannot be serialised is complained about', async () => {
    const app = startApp();
    app.dispatch(formsActions.draftChanged('x', { values: { when: new Date() }, baseline: null }));
    await expect(app.settle()).rejects.toThrow(/non-serializable/);
  });

  test('what mutates the state is refused', () => {
    const app = startApp();
    const drafted = { values: { name: 'Padaria' }, baseline: null };
    app.dispatch(workspaceActions.modalOpened('clients', 'create', 'c1'));
    app.dispatch(formsActions.draftChanged('c1', drafted));
    expect(() => {
      // Immer has frozen it; a program that gets round that is caught by the middleware.
      drafted.values.name = 'changed behind the back of the reducers';
      app.dispatch(formsActions.confirmationCancelled());
    }).toThrow();
  });
});
