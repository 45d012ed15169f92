import { createSelector } from '@reduxjs/toolkit';

import { holdsInput } from './modalRules';
import type { WorkspaceState } from './workspace';

/** What was typed and not saved, for the user who typed it. */
export type KeptDrafts = Pick<WorkspaceState, 'kept' | 'keptMyData'>;

type Typed = Pick<
  WorkspaceState,
  'userId' | 'section' | 'modal' | 'waiting' | 'myData' | 'kept' | 'keptMyData'
>;

/** What outlives a lost session or a reload: what is typed now, or was when the session was lost. */
export function draftsOf(state: Typed): KeptDrafts {
  const { userId, section, modal, waiting, myData, kept, keptMyData } = state;
  if (userId === null) return { kept, keptMyData };
  const isTyped = modal !== null && [modal, ...waiting].some(holdsInput);
  return {
    kept: isTyped ? { userId, section, modal: { ...modal, saving: false }, waiting } : kept,
    keptMyData: myData.draft ? { userId, draft: myData.draft } : keptMyData,
  };
}

interface Root {
  workspace: WorkspaceState;
}

/** The same drafts are the same object, so that what is stored already is not stored again. */
export const selectDrafts: (root: Root) => KeptDrafts = createSelector(
  [
    ({ workspace }: Root) => workspace.userId,
    ({ workspace }: Root) => workspace.section,
    ({ workspace }: Root) => workspace.modal,
    ({ workspace }: Root) => workspace.waiting,
    ({ workspace }: Root) => workspace.myData,
    ({ workspace }: Root) => workspace.kept,
    ({ workspace }: Root) => workspace.keptMyData,
  ],
  (userId, section, modal, waiting, myData, kept, keptMyData) =>
    draftsOf({ userId, section, modal, waiting, myData, kept, keptMyData }),
);

export const NO_DRAFTS: KeptDrafts = { kept: null, keptMyData: null };
