import type { UnknownAction } from '@reduxjs/toolkit';

import { bulkActions } from '../bulk/bulk';
import { paymentsActions } from '../payments/paymentsSlice';
import { restoreRequested } from '../entities/entityIntents';
import type { Notice, NoticeMessage } from '../notices/notices';
import { takeBackRequested } from '../statement/statementLinesSlice';
import type { WorkspaceState } from './workspace';
import { workspaceActions } from './workspaceSlice';

/** The intent that undoes what a notice tells of; null where it cannot be undone. */
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
    case 'statement':
      return message.lines.length > 0 ? takeBackRequested(message) : null;
    case 'formClosed':
      return workspaceActions.modalReopened({ modal: message.modal });
    default:
      return null;
  }
}

interface Root {
  workspace: WorkspaceState;
}

/** The newest notice of something that can be undone. */
export const selectUndoable = ({ workspace }: Root): Notice | null =>
  workspace.notices.shown.findLast(({ message }) => undoOf(message) !== null) ?? null;

/** The intent of an undo; null while a dialog is open. */
export function selectUndo(root: Root): UnknownAction | null {
  const { modal, confirmation } = root.workspace.forms;
  const undoable = modal === null && confirmation === null ? selectUndoable(root) : null;
  return undoable && undoOf(undoable.message);
}
