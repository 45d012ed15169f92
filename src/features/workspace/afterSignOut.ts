import { holdsInput } from './modalRules';
import type { WorkspaceState } from './workspace';

/** An open form outlives a session that was lost, for the same user; not one that the user ended. */
export function keptAfterSignOut(state: WorkspaceState, lost: boolean): WorkspaceState['kept'] {
  const { userId, section, modal, waiting, kept } = state;
  if (!lost) return null;
  if (userId === null || !modal || ![modal, ...waiting].some(holdsInput)) return kept;
  return { userId, section, modal: { ...modal, saving: false }, waiting };
}

/** So does what was typed in 'Meus dados'. */
export function myDataAfterSignOut(
  { userId, myData, keptMyData }: WorkspaceState,
  lost: boolean,
): WorkspaceState['keptMyData'] {
  if (!lost) return null;
  return userId !== null && myData.draft ? { userId, draft: myData.draft } : keptMyData;
}
