import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';

import { clientDetailsActions } from '../clients/clientDetailsSlice';
import { expenseProjectsActions } from '../expenses/expenseProjectsSlice';
import { paymentPartsActions } from '../payments/paymentPartsSlice';
import { quoteDetailsActions } from '../quotes/quoteDetailsSlice';
import { ENTITIES, entityActions } from '../entities/entities';
import {
  askAboutConflict,
  closeAnswered,
  closeWithDetails,
  formOfPart,
  reportFailedDetails,
  reportFailedSave,
  stayOpen,
  waitForDetails,
} from './modalRules';
import {
  forgetDeleted,
  forgetProject,
  forgetReceipts,
  notify,
  notifyRows,
  overtake,
} from './noticeRules';
import type { WorkspaceState } from './workspace';

/** What becomes of the rows of the lists. */
export function followRows(builder: ActionReducerMapBuilder<WorkspaceState>): void {
  for (const entity of ENTITIES) {
    const actions = entityActions[entity];
    builder
      .addCase(actions.created, (state, { payload }) => {
        closeAnswered(state, entity, { id: payload.id, isNew: true });
      })
      .addCase(actions.updated, (state, { payload }) => {
        closeAnswered(state, entity, { id: payload.row.id, isNew: false });
      })
      .addCase(actions.updateConflicted, (state, { payload: { row, fields } }) => {
        askAboutConflict(state, entity, row.id, fields);
      })
      .addCase(actions.createFailed, (state, { payload }) => {
        reportFailedSave(state, entity, payload.id);
      })
      .addCase(actions.updateFailed, (state, { payload }) => {
        reportFailedSave(state, entity, payload.id);
      })
      .addCase(actions.deleted, (state, { payload }) => {
        // A deletion in doubt was done after all; other failures are why the row is gone.
        overtake(
          state,
          (message, about) => message.code === 'deleteFailed' && about?.id === payload.id,
        );
        forgetReceipts(state, payload.id);
        if (entity === 'projects') forgetProject(state, payload.id);
        notifyRows(state, 'deleted', entity, payload.row ? [payload.row] : []);
      })
      .addCase(actions.restoreRequested, (state, { payload }) => {
        forgetDeleted(state, payload.rows);
      })
      .addCase(actions.restoreEnded, (state, { payload: { restored, failed } }) => {
        notifyRows(state, 'restored', entity, restored);
        notifyRows(state, 'restoreFailed', entity, failed);
      })
      .addCase(actions.deleteFailed, (state, { payload }) => {
        notify(state, { code: 'deleteFailed', entity }, { entity, id: payload.id });
      });
  }
}

const formOfRow = (_state: WorkspaceState, id: string): string | null => id;

/** What stands beside the rows of a list, and the row in whose form it is saved along; null: by itself. */
const BESIDE = [
  ['clients', clientDetailsActions, formOfRow],
  ['quotes', quoteDetailsActions, formOfRow],
  ['expenses', expenseProjectsActions, formOfRow],
  ['payments', paymentPartsActions, formOfPart],
] as const;

/** What becomes of what stands beside them. */
export function followBeside(builder: ActionReducerMapBuilder<WorkspaceState>): void {
  for (const [entity, actions, formOf] of BESIDE) {
    builder
      .addCase(actions.saveRequested, (state, { payload }) => {
        const id = formOf(state, payload.id);
        if (id !== null) waitForDetails(state, entity, id);
      })
      .addCase(actions.saved, (state, { payload }) => {
        const id = formOf(state, payload.row.id);
        if (id !== null) closeWithDetails(state, entity, id);
      })
      .addCase(actions.saveConflicted, (state, { payload: { row, fields } }) => {
        const id = formOf(state, row.id);
        if (id === null) return;
        stayOpen(state, entity, id);
        askAboutConflict(state, entity, id, fields);
      })
      .addCase(actions.saveFailed, (state, { payload }) => {
        const id = formOf(state, payload.id);
        if (id !== null) reportFailedDetails(state, entity, id);
        // Of the part: that its payment is saved settles nothing.
        else notify(state, { code: 'saveFailed', entity }, { entity, id: payload.id });
      });
  }
}
