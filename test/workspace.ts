import type { UnknownAction } from '@reduxjs/toolkit';

import type { Drafts, EntityName } from '../src/features/app/entities/entities';
import type { AnswerModal, FormModal, Modal, SendModal } from '../src/features/app/forms/modal';
import type { WorkspaceState } from '../src/features/app/workspace/workspace';
import { workspaceReducer } from '../src/features/app/workspace/workspaceSlice';

/** A modal with the fields of all kinds, so that a test need not narrow its type. */
export type ModalWithAllFields = Modal & {
  draft?: Drafts[EntityName] | null;
  brought?: FormModal['brought'];
  pasted?: AnswerModal['pasted'];
  told?: AnswerModal['told'];
  outgoing?: SendModal['outgoing'];
};

/** The four parts of the workspace as one object, so that a test can state what it expects of each part. */
export function flatWorkspace(whole: WorkspaceState) {
  const modal: ModalWithAllFields | null = whole.forms.modal;
  const notices = whole.notices.shown;
  return { whole, ...whole.navigation, ...whole.finding, ...whole.forms, modal, notices };
}

export type FlatWorkspace = ReturnType<typeof flatWorkspace>;

/** The workspace after some more actions. */
export const afterActions = (state: FlatWorkspace, ...actions: UnknownAction[]): FlatWorkspace =>
  flatWorkspace(actions.reduce<WorkspaceState>(workspaceReducer, state.whole));
