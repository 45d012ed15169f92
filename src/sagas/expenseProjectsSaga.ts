import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';

import type {
  ExpenseProject,
  ExpenseProjectDraft,
} from '../features/business/expenses/expenseProject';
import {
  expenseProjectsActions,
  expenseProjectsSelectors,
} from '../features/business/expenses/expenseProjectsSlice';
import { expensesActions } from '../features/business/expenses/expensesSlice';
import type { Project, ProjectDraft } from '../features/business/projects/project';
import { projectsActions } from '../features/business/projects/projectsSlice';
import { restoreSideRowsSaga } from './restoreSideRowsSaga';
import { reference } from './references';
import type { SideTableAccess, Table } from './table';
import { watch } from './watch';

/** Restores the project of an expense when the expense is restored, and when the project is restored. */
export function* expenseProjectsSaga(
  table: SideTableAccess<ExpenseProject, ExpenseProjectDraft>,
  projects: Table<Project, ProjectDraft>,
): SagaGenerator<void> {
  const named = reference(
    {
      ...table,
      actions: expenseProjectsActions,
      readClearedReferences: (field, id) =>
        select(expenseProjectsSelectors.selectClearedReferences, field, id),
      fieldsToSend: (_stored, changes) => changes,
      requiredValues: () => null,
      sent: new Map(),
    },
    'projectId',
    projects,
  );

  function* restoreProjectOf({
    payload: project,
  }: ReturnType<typeof projectsActions.restored>): SagaGenerator<void> {
    const failure = yield* call(named.reconnect, project.id);
    if (failure === null) return;
    yield* put(projectsActions.restoreEnded({ restored: [], failed: [project], failure }));
  }

  yield* fork(() => restoreSideRowsSaga(table, expensesActions, [named]));
  yield* watch(projectsActions.restored, restoreProjectOf);
}
