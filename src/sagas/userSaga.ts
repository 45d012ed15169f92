import { all, call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';

import { clientsActions, clientsSelectors } from '../features/clients/clientsSlice';
import { expensesActions, expensesSelectors } from '../features/expenses/expensesSlice';
import { paymentsActions, paymentsSelectors } from '../features/payments/paymentsSlice';
import { projectsActions, projectsSelectors, stagesWith } from '../features/projects/projectsSlice';
import { quotesActions, quotesSelectors } from '../features/quotes/quotesSlice';
import { sessionActions } from '../features/session/sessionSlice';
import { approvalSaga } from './approvalSaga';
import { crudSaga } from './crudSaga';
import type { Dependencies } from './dependencies';
import { createExclusively } from './exclusively';
import { loadTable, reloadSaga } from './loadSaga';
import { pendingSaga } from './pendingSaga';

/**
 * Everything that happens for one signed-in user, from loading the five lists to the last save.
 * Signing out cancels it as a whole, so that nothing of one user reaches the next.
 */
export function* userSaga(userId: string, dependencies: Dependencies): SagaGenerator<void> {
  const { gateway, log } = dependencies;
  const shared = { userId, log, exclusively: createExclusively() };

  const clients = {
    ...shared,
    actions: clientsActions,
    repository: gateway.clients,
    read: (id: string) => select(clientsSelectors.selectById, id),
  };
  const quotes = {
    ...shared,
    actions: quotesActions,
    repository: gateway.quotes,
    read: (id: string) => select(quotesSelectors.selectById, id),
  };
  const projects = {
    ...shared,
    actions: projectsActions,
    repository: gateway.projects,
    read: (id: string) => select(projectsSelectors.selectStored, id),
  };
  const payments = {
    ...shared,
    actions: paymentsActions,
    repository: gateway.payments,
    read: (id: string) => select(paymentsSelectors.selectStored, id),
  };
  const expenses = {
    ...shared,
    actions: expensesActions,
    repository: gateway.expenses,
    read: (id: string) => select(expensesSelectors.selectById, id),
  };

  yield* fork(() => crudSaga(clients));
  yield* fork(() => crudSaga(quotes));
  yield* fork(() => crudSaga(projects));
  yield* fork(() => crudSaga(payments));
  yield* fork(() => crudSaga(expenses));

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

  yield* fork(() => reloadSaga(clients, gateway.onResume));
  yield* fork(() => reloadSaga(quotes, gateway.onResume));
  yield* fork(() => reloadSaga(projects, gateway.onResume));
  yield* fork(() => reloadSaga(payments, gateway.onResume));
  yield* fork(() => reloadSaga(expenses, gateway.onResume));

  yield* all([
    call(() => loadTable(clients)),
    call(() => loadTable(quotes)),
    call(() => loadTable(projects)),
    call(() => loadTable(payments)),
    call(() => loadTable(expenses)),
  ]);
  yield* put(sessionActions.dataReady());
}
