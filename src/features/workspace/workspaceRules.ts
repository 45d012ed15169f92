import type { EntityName, Modal, NoticeMessage, WorkspaceState } from './workspace';

/*
 * What happens to the workspace, in terms that its reducers share. Each function changes the
 * immer draft that it is given.
 */

const MAX_NOTICES = 4;

/** Shows a notice; the same message shown already gives way to the new one. */
export function notify(
  state: WorkspaceState,
  tone: 'success' | 'danger',
  message: NoticeMessage,
): void {
  const text = JSON.stringify(message);
  state.notices = state.notices.filter((notice) => JSON.stringify(notice.message) !== text);
  state.notices.push({ id: state.nextNoticeId, tone, message });
  state.notices = state.notices.slice(-MAX_NOTICES);
  state.nextNoticeId += 1;
}

const isOpenFor = (modal: Modal | null, entity: EntityName, id: string): modal is Modal =>
  modal?.entity === entity && modal.id === id;

/** The modal closes on the fact that answers its own intent, never on somebody else's. */
export function closeAnswered(state: WorkspaceState, entity: EntityName, id: string): void {
  if (isOpenFor(state.modal, entity, id) && state.modal.saving) state.modal = null;
}

/** A failed save leaves the modal open with what was typed. */
export function reportFailedSave(state: WorkspaceState, entity: EntityName, id: string): void {
  if (isOpenFor(state.modal, entity, id)) state.modal.saving = false;
  notify(state, 'danger', { code: 'saveFailed', entity });
}

/**
 * Closes the modal, or asks first when something was typed; not while it saves. A draft counts also
 * where its form cannot be shown yet.
 */
export function dismissModal(state: WorkspaceState, hasInput: boolean): void {
  const { modal } = state;
  if (!modal || modal.saving) return;
  if (hasInput || modal.draft !== null) state.confirmation = { kind: 'discard' };
  else state.modal = null;
}

/** An open form outlives a session that was lost, for the same user; not a wished-for sign-out. */
export function keptAfterSignOut(state: WorkspaceState, lost: boolean): WorkspaceState['kept'] {
  const { userId, section, modal, kept } = state;
  if (!lost) return null;
  if (userId === null || !modal || modal.draft === null) return kept;
  return { userId, section, modal: { ...modal, saving: false } };
}
