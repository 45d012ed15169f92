import { call, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import type { ExpenseProject, ExpenseProjectDraft } from '../features/expenses/expenseProject';
import {
  expenseProjectsActions,
  expenseProjectsSelectors,
} from '../features/expenses/expenseProjectsSlice';
import { expensesActions } from '../features/expenses/expensesSlice';
import type { Project, ProjectDraft } from '../features/projects/project';
import { projectsActions } from '../features/projects/projectsSlice';
import { guarded } from './failures';
import { followBackSaga } from './followBackSaga';
import { reference } from './references';
import type { DetailsTable, Table } from './table';

/** Restores the project of an expense, both when the expense and when the project is restored. */
export function* expenseProjectsSaga(
  table: DetailsTable<ExpenseProject, ExpenseProjectDraft>,
  projects: Table<Project, ProjectDraft>,
): SagaGenerator<void> {
  const named = reference(
    {
      ...table,
      actions: expenseProjectsActions,
      readSevered: (field, id) => select(expenseProjectsSelectors.selectSevered, field, id),
      toSent: (_stored, changes) => changes,
      toHold: () => null,
      sent: new Map(),
    },
    'projectId',
    projects,
  );

  function* nameAgain({
    payload: project,
  }: ReturnType<typeof projectsActions.restored>): SagaGenerator<void> {
    const failure = yield* call(named.reconnect, project.id);
    if (failure === null) return;
    yield* put(projectsActions.restoreEnded({ restored: [], failed: [project], failure }));
  }

  yield* fork(() => followBackSaga(table, expensesActions, [named]));
  yield* takeEvery(projectsActions.restored, guarded(table.log, nameAgain));
}
