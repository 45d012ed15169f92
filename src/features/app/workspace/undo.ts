import type { UnknownAction } from '@reduxjs/toolkit';

import { bulkActions } from '../entities/bulk';
import { paymentsActions } from '../../business/payments/paymentsSlice';
import { profilesActions } from '../../business/profile/profilesSlice';
import { restoreRequested } from '../entities/entityIntents';
import { savesRow } from '../forms/modal';
import type { Notice, NoticeMessage } from '../notices/notice';
import { newestUndoable } from '../notices/notices';
import { seriesActions } from '../../business/series/seriesSlice';
import { undoConfirmationRequested } from '../../business/statement/statementLinesSlice';
import type { WorkspaceState } from './workspace';
import { workspaceActions } from './workspaceSlice';

/**
 * The intent that undoes the change which a notice reports; null if it cannot be undone.
 *
 * To make another change undoable: its fact shows a notice whose message holds what the undo needs (`NoticeMessage`),
 * with the rows that the undo writes (`undoneRows`); the case here; its words (`undoneText` in
 * `ui/shell/describeNotice.ts`). The intent forgets the notice, and a failure shows one about what is left.
 */
export function undoIntentOf(message: NoticeMessage): UnknownAction | null {
  switch (message.code) {
    case 'deleted':
    case 'restoreFailed':
      return restoreRequested(message);
    case 'charged':
    case 'chargeUndoFailed': {
      const { projectId, paymentIds, from } = message;
      return paymentsActions.chargeUndone({ projectId, paymentIds, from });
    }
    case 'seriesChanged':
    case 'seriesUndoFailed': {
      const { how, made, rows } = message;
      return seriesActions.changeUndone({ how, made, rows });
    }
    case 'partReceived':
    case 'receiptUndoFailed':
    case 'partTakenBack': {
      const { id, number, before } = message;
      return paymentsActions.receiptUndone({ id, number, before });
    }
    case 'set':
    case 'setBackFailed': {
      const { entity, field, set } = message;
      return bulkActions.setBackRequested({ entity, field, set });
    }
    case 'dutyDone': {
      const { id, field, from } = message;
      return profilesActions.saveRequested({ id, changes: { [field]: from } });
    }
    case 'statement':
      return message.lines.length > 0 ? undoConfirmationRequested(message) : null;
    case 'formClosed':
      return workspaceActions.modalReopened({ modal: message.modal });
    default:
      return null;
  }
}

interface Root {
  workspace: WorkspaceState;
}

/** The newest notice about a change that can be undone, visible or not. */
export const selectUndoableNotice = ({ workspace }: Root): Notice | null =>
  newestUndoable(workspace.notices) ?? null;

/** The notice of the change that the undo key undoes; null if there is none, or while a form or a question is open. */
export function selectNextUndo(root: Root): Notice | null {
  const { modal, confirmation } = root.workspace.forms;
  const isForm = modal !== null && (savesRow(modal) || modal.mode === 'amount');
  const isBusy = confirmation !== null || isForm;
  return isBusy ? null : selectUndoableNotice(root);
}

/** The intent of the undo key; null if it has nothing to undo. */
export function selectUndoIntent(root: Root): UnknownAction | null {
  const notice = selectNextUndo(root);
  return notice && undoIntentOf(notice.message);
}
