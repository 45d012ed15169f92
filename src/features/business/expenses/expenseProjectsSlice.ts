import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { projectsActions } from '../projects/projectsSlice';
import { detailsCases, detailsEvents } from '../../shared/detailsCases';
import {
  acceptFoundReferences,
  acceptReference,
  clearReference,
  seekReferences,
  emptyList,
  keepDeletedSideRow,
  upsertRow,
  type ListState,
} from '../../shared/list';
import { listSelectors } from '../../shared/listSelectors';
import type { ExpenseProject, ExpenseProjectDraft } from './expenseProject';
import { expensesActions } from './expensesSlice';

const expenseProjectsSlice = createSlice({
  name: 'expenseProjects',
  initialState: emptyList<ExpenseProject>,
  reducers: {
    ...detailsCases<ExpenseProject>(),
    /** Fact: a project was restored, so the expense refers to it again. */
    reconnected(state, { payload }: PayloadAction<ExpenseProject>) {
      upsertRow(state, payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(expensesActions.deleted, (state, { payload }) =>
        keepDeletedSideRow(state, payload.id),
      )
      .addCase(projectsActions.deleted, clearReference('projectId'))
      .addCase(projectsActions.restored, acceptReference('projectId'))
      .addCase(projectsActions.createdFromQuote, acceptReference('projectId'))
      .addCase(projectsActions.loadStarted, seekReferences('projectId'))
      .addCase(projectsActions.loaded, acceptFoundReferences('projectId'));
  },
});

export const expenseProjectsReducer = expenseProjectsSlice.reducer;
export const expenseProjectsActions = {
  ...detailsEvents<ExpenseProject, ExpenseProjectDraft>('expenseProjects'),
  ...expenseProjectsSlice.actions,
};
export const expenseProjectsSelectors = listSelectors(
  (root: { expenseProjects: ListState<ExpenseProject> }) => root.expenseProjects,
);
