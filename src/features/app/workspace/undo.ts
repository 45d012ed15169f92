import type { UnknownAction } from '@reduxjs/toolkit';

import { bulkActions } from '../entities/bulk';
import { paymentsActions } from '../../business/payments/paymentsSlice';
import { restoreRequested } from '../entities/entityIntents';
import type { Notice, NoticeMessage } from '../notices/notices';
import { undoConfirmationRequested } from '../../business/statement/statementLinesSlice';
import type { WorkspaceState } from './workspace';
import { workspaceActions } from './workspaceSlice';

/** The intent that undoes the change which a notice reports; null if it cannot be undone. */
export function undoIntentOf(message: NoticeMessage): UnknownAction | null {
  switch (message.code) {
    case 'deleted':
    case 'restoreFailed':
      return restoreRequested(message);
    case 'partReceived': {
      const { paymentId: id, number, amount } = message;
      return paymentsActions.receiptUndone({ id, number, amount });
    }
    case 'charged':
    case 'chargeUndoFailed': {
      const { projectId, paymentIds, from } = message;
      return paymentsActions.chargeUndone({ projectId, paymentIds, from });
    }
    case 'set':
    case 'setBackFailed': {
      const { entity, field, set } = message;
      return bulkActions.setBackRequested({ entity, field, set });
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

/** The newest notice about a change that can be undone. */
export const selectUndoableNotice = ({ workspace }: Root): Notice | null =>
  workspace.notices.shown.findLast(({ message }) => undoIntentOf(message) !== null) ?? null;

/** The intent of the undo key; null while a dialog is open or if there is nothing to undo. */
export function selectUndoIntent(root: Root): UnknownAction | null {
  const { modal, confirmation } = root.workspace.forms;
  const undoable = modal === null && confirmation === null ? selectUndoableNotice(root) : null;
  return undoable && undoIntentOf(undoable.message);
}
