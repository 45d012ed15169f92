import { partOf } from '../payments/paymentPart';
import type { EntityName } from '../entities/entities';
import { clearFailures, forgetClosedForm, notify } from './noticeRules';
import type { Brought, Modal, WorkspaceState } from './workspace';

/* How modals open, save and close. Each function changes the immer draft that it is given. */

const MAX_RECENT = 5;

/** Opens a modal in place of what is open; its record is among those seen last. */
export function openModal(
  state: WorkspaceState,
  opened: Pick<Modal, 'entity' | 'mode' | 'id' | 'field'>,
): void {
  state.panel = null;
  state.modal = { ...opened, saving: false, draft: null, conflict: [] };
  if (opened.mode === 'create') return;
  const { entity, id } = opened;
  const others = state.recent.filter((seen) => seen.id !== id);
  state.recent = [{ entity, id }, ...others].slice(0, MAX_RECENT);
}

/** The form that waits below is open again, with the record that was saved above it. */
function comeBack(state: WorkspaceState, brought?: Brought): void {
  const below = state.waiting.pop();
  if (below && brought !== undefined) below.brought = brought;
  state.modal = below ?? null;
}

/** Closes the modal for the user; what failed in it is history. */
export function closeModal(state: WorkspaceState): void {
  if (state.modal) clearFailures(state, state.modal.entity);
  state.panel = null;
  comeBack(state);
}

const isOpenFor = (modal: Modal | null, entity: EntityName, id: string): modal is Modal =>
  modal?.entity === entity && modal.id === id;

/** The modal closes on the fact that answers its own intent, never on somebody else's. */
export function closeAnswered(
  state: WorkspaceState,
  entity: EntityName,
  { id, isNew }: Brought,
): void {
  forgetClosedForm(state, id);
  const modal = isOpenFor(state.modal, entity, id) ? state.modal : null;
  // No longer saving: what stands beside it could not be saved, and that is still so.
  if (modal === null || modal.saving) clearFailures(state, entity, id);
  if (!modal?.saving) return;
  if (modal.beside) modal.answered = { id, isNew };
  else comeBack(state, { id, isNew });
}

/** What stands beside the open modal's row is being saved: it closes when both are. */
export function waitForDetails(state: WorkspaceState, entity: EntityName, id: string): void {
  if (!isOpenFor(state.modal, entity, id)) return;
  state.modal.saving = true;
  state.modal.beside = true;
}

/**
 * The payment in whose open form this part's day is a field, saved with it; null for the other parts,
 * which are saved by themselves.
 */
export function formOfPart({ modal }: WorkspaceState, id: string): string | null {
  const { paymentId, number } = partOf(id);
  const isForm = modal?.mode === 'create' || modal?.mode === 'edit';
  return isForm && number === 1 && isOpenFor(modal, 'payments', paymentId) ? paymentId : null;
}

/** It was saved; a modal that was opened for nothing else goes on. */
export function closeWithDetails(state: WorkspaceState, entity: EntityName, id: string): void {
  if (!isOpenFor(state.modal, entity, id)) return;
  const { answered, mode } = state.modal;
  delete state.modal.beside;
  if (answered) comeBack(state, answered);
  else if (mode === 'document' || mode === 'send') state.modal.saving = false;
}

/** It was not: the modal stays open, also where its row was saved. */
export function stayOpen(state: WorkspaceState, entity: EntityName, id: string): void {
  if (!isOpenFor(state.modal, entity, id)) return;
  delete state.modal.beside;
  delete state.modal.answered;
}

/** It failed. */
export function reportFailedDetails(state: WorkspaceState, entity: EntityName, id: string): void {
  stayOpen(state, entity, id);
  reportFailedSave(state, entity, id);
}

/** Nothing was saved: the open form says what was changed elsewhere, too, and asks. */
export function askAboutConflict(
  state: WorkspaceState,
  entity: EntityName,
  id: string,
  fields: string[],
): void {
  if (!isOpenFor(state.modal, entity, id)) return;
  state.modal.saving = false;
  state.modal.conflict = fields;
}

/** A failed save leaves the modal open with what was typed. */
export function reportFailedSave(state: WorkspaceState, entity: EntityName, id: string): void {
  if (isOpenFor(state.modal, entity, id)) state.modal.saving = false;
  notify(state, { code: 'saveFailed', entity }, { entity, id });
}

/** Of a message that did not go, something was typed: it would be lost. */
export const holdsMessage = ({ outgoing }: Modal): boolean =>
  outgoing?.text !== undefined && outgoing.gone !== true;

/** Something was typed there, or a record was brought along: it would be lost. */
export const holdsInput = (modal: Modal): boolean =>
  modal.draft !== null || modal.brought !== undefined || holdsMessage(modal);

/**
 * Closes the modal, or asks first when something was typed; not while it saves. A draft counts also
 * where its form cannot be shown yet.
 */
export function dismissModal(state: WorkspaceState, hasInput: boolean): void {
  const { modal } = state;
  if (!modal || modal.saving) return;
  if (hasInput || holdsInput(modal)) state.confirmation = { kind: 'discard' };
  else closeModal(state);
}
