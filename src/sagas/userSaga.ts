import type { Action } from '@reduxjs/toolkit';
import {
  all,
  call,
  delay,
  fork,
  put,
  race,
  select,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga';

import { clientsActions, clientsSelectors } from '../features/clients/clientsSlice';
import { expensesActions, expensesSelectors } from '../features/expenses/expensesSlice';
import { paymentsActions, paymentsSelectors } from '../features/payments/paymentsSlice';
import { projectsActions, projectsSelectors, stagesWith } from '../features/projects/projectsSlice';
import { quotesActions, quotesSelectors } from '../features/quotes/quotesSlice';
import { sessionActions } from '../features/session/sessionSlice';
import type { Row, WriteFailure } from '../features/shared/list';
import { approvalSaga } from './approvalSaga';
import { crudSaga } from './crudSaga';
import type { Dependencies } from './dependencies';
import { createExclusively } from './exclusively';
import { loadTable, reloadSaga } from './loadSaga';
import { pendingSaga } from './pendingSaga';
import type { Table } from './table';
import type { Travelling } from './travelling';

/** How long the first load waits for writes that an earlier session has sent (ms). */
const PATIENCE = 3_000;

/** A write failed because it points at a row that another device has deleted. */
const isDangling = ({ payload }: Action & { payload?: { failure?: WriteFailure } }): boolean =>
  payload?.failure === 'dangling';

/**
 * Everything that happens for one signed-in user, from loading the five lists to the last save.
 * Signing out cancels it as a whole, so that nothing of one user reaches the next.
 */
export function* userSaga(
  userId: string,
  dependencies: Dependencies,
  travelling: Travelling,
): SagaGenerator<void> {
  const { gateway, log } = dependencies;
  const shared = { userId, log, exclusively: createExclusively() };

  const clients = {
    ...shared,
    actions: clientsActions,
    repository: travelling.noting(gateway.clients),
    read: (id: string) => select(clientsSelectors.selectById, id),
  };
  const quotes = {
    ...shared,
    actions: quotesActions,
    repository: travelling.noting(gateway.quotes),
    read: (id: string) => select(quotesSelectors.selectById, id),
  };
  const projects = {
    ...shared,
    actions: projectsActions,
    repository: travelling.noting(gateway.projects),
    read: (id: string) => select(projectsSelectors.selectStored, id),
  };
  const payments = {
    ...shared,
    actions: paymentsActions,
    repository: travelling.noting(gateway.payments),
    read: (id: string) => select(paymentsSelectors.selectStored, id),
  };
  const expenses = {
    ...shared,
    actions: expensesActions,
    repository: travelling.noting(gateway.expenses),
    read: (id: string) => select(expensesSelectors.selectById, id),
  };

  function* serve<T extends Row, Draft extends Changes, Changes extends Partial<T>>(
    table: Table<T, Draft, Changes>,
  ): SagaGenerator<void> {
    yield* fork(() => crudSaga(table));
    yield* fork(() => reloadSaga(table, gateway.onResume));
  }

  yield* serve(clients);
  yield* serve(quotes);
  yield* serve(projects);
  yield* serve(payments);
  yield* serve(expenses);

  yield* fork(approvalSaga, projects, dependencies);
  yield* fork(() =>
    pendingSaga(projects, {
      toggled: [projectsActions.stageToggled],
      saved: projectsActions.stagesSaved,
      failed: projectsActions.stagesFailed,
      readWishes: (id) => select(projectsSelectors.selectWishes, id),
      toChanges: (project, wishes) => ({ stages: stagesWith(project.stages, wishes) }),
    }),
  );
  yield* fork(() =>
    pendingSaga(payments, {
      toggled: [paymentsActions.deliveredToggled, paymentsActions.paidToggled],
      saved: paymentsActions.flagsSaved,
      failed: paymentsActions.flagsFailed,
      readWishes: (id) => select(paymentsSelectors.selectWishes, id),
      toChanges: (_payment, wishes) => wishes,
    }),
  );

  function* loadAll(): SagaGenerator<void> {
    yield* all([
      call(() => loadTable(clients)),
      call(() => loadTable(quotes)),
      call(() => loadTable(projects)),
      call(() => loadTable(payments)),
      call(() => loadTable(expenses)),
    ]);
  }

  // The lists then offer only what is there, instead of a choice that can never be saved.
  yield* takeEvery(isDangling, loadAll);

  // What an earlier session of this user has sent may still change what the load would find.
  const landing = travelling.landing(userId);
  const wait = landing && (yield* race({ landed: call(() => landing), late: delay(PATIENCE) }));
  yield* loadAll();
  yield* put(sessionActions.dataReady());
  if (landing && wait?.late) {
    yield* call(() => landing);
    yield* loadAll();
  }
}
