import type { UnknownAction } from '@reduxjs/toolkit';

import { bulkActions } from '../marking/bulkActions';
import { paymentsActions } from '../payments/paymentsSlice';
import { restoreRequested } from './entityActions';
import type { NoticeMessage, WorkspaceState } from './workspace';
import { workspaceActions } from './workspaceSlice';

/** The intent that takes back what a notice tells of; null where nothing does. */
export function undoOf(message: NoticeMessage): UnknownAction | null {
  switch (message.code) {
    case 'deleted':
    case 'restoreFailed':
      return restoreRequested(message);
    case 'partReceived': {
      const { paymentId: id, number, amount } = message;
      return paymentsActions.receiptUndone({ id, number, amount });
    }
    case 'set':
    case 'setBackFailed': {
      const { entity, field, set } = message;
      return bulkActions.setBackRequested({ entity, field, set });
    }
    case 'formClosed':
      return workspaceActions.modalReopened({ modal: message.modal });
    default:
      return null;
  }
}

/** The same of the newest notice that there is one for; null while a dialog is open. */
export function selectUndo({ workspace }: { workspace: WorkspaceState }): UnknownAction | null {
  if (workspace.modal !== null || workspace.confirmation !== null) return null;
  const undoable = workspace.notices.findLast(({ message }) => undoOf(message) !== null);
  return undoable ? undoOf(undoable.message) : null;
}
