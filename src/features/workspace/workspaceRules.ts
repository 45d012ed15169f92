import type { Row } from '../shared/list';
import type { EntityName } from './entities';
import {
  initialWorkspace,
  type Brought,
  type Modal,
  type Notice,
  type NoticeMessage,
  type Section,
  type WorkspaceState,
} from './workspace';

/*
 * What happens to the workspace, in terms that its reducers share. Each function changes the
 * immer draft that it is given.
 */

const MAX_NOTICES = 4;
const MAX_TRAIL = 50;
const MAX_RECENT = 5;

/**
 * Shows a notice: good news, what failed for the row that it is about, or (`info`) an offer. The same
 * message shown already gives way to the new one.
 */
export function notify(
  state: WorkspaceState,
  message: NoticeMessage,
  about: Notice['about'] = null,
  tone: Notice['tone'] = about ? 'danger' : 'success',
): void {
  const text = JSON.stringify(message);
  const others = state.notices.filter((notice) => JSON.stringify(notice.message) !== text);
  state.notices = [...others, { id: state.nextNoticeId, tone, message, about }];
  state.nextNoticeId += 1;
  if (state.notices.length <= MAX_NOTICES) return;
  // An offer comes once a session: the oldest of the others makes room.
  state.notices.splice(
    state.notices.findIndex((notice) => notice.tone !== 'info'),
    1,
  );
}

/**
 * Takes the failures of a list off the screen, or only those of one of its rows. What fails among
 * things asked for at the same time is not hidden by what succeeds: that is why a success clears its
 * own row only, and whatever the user asks for next clears the list.
 */
export function clearFailures(state: WorkspaceState, entity: EntityName, id?: string): void {
  state.notices = state.notices.filter(
    ({ about }) => about?.entity !== entity || (id !== undefined && about.id !== id),
  );
}

/** These quotes' projects are no longer offered: made, asked for or declined, or the quote is gone. */
export function forgetMissing(state: WorkspaceState, quoteIds: readonly (string | null)[]): void {
  for (const { message } of state.notices) {
    if (message.code !== 'projectsMissing') continue;
    message.quoteIds = message.quoteIds.filter((id) => !quoteIds.includes(id));
  }
  state.notices = state.notices.filter(
    ({ message }) => message.code !== 'projectsMissing' || message.quoteIds.length > 0,
  );
}

/** What is told of these rows, and offered for them, is overtaken: deleted, put back, or not. */
export function forgetDeleted(state: WorkspaceState, rows: readonly Row[]): void {
  const ids = new Set(rows.map(({ id }) => id));
  state.notices = state.notices.filter(
    ({ message }) => !('rows' in message) || !message.rows.some(({ id }) => ids.has(id)),
  );
}

/** What is told of a payment's receipts is overtaken; `number`: of that part alone. */
export function forgetReceipts(state: WorkspaceState, paymentId: string, number?: number): void {
  state.notices = state.notices.filter(
    ({ message }) =>
      message.code !== 'partReceived' ||
      message.paymentId !== paymentId ||
      (number !== undefined && message.number !== number),
  );
}

/** Shows a section, and remembers where 'Back' leads. */
export function goToSection(state: WorkspaceState, section: Section): void {
  if (section !== state.section) {
    state.trail = [...state.trail, state.section].slice(-MAX_TRAIL);
    state.section = section;
  }
  closeMenus(state);
}

/** What floats over the page makes room for what was chosen there, or elsewhere. */
export function closeMenus(state: WorkspaceState): void {
  state.drawerOpen = false;
  state.panel = null;
}

/** Leaves 'Meus dados', whatever was typed there; what lacked something and led there is open again. */
export function leaveMyData(state: WorkspaceState, section: Section): void {
  const { returnTo } = state.myData;
  state.myData = initialWorkspace.myData;
  if (state.trail.at(-1) === section) {
    state.trail.pop();
    state.section = section;
  } else goToSection(state, section);
  if (returnTo?.section === section) state.modal = returnTo.modal;
  else state.waiting = [];
}

/** Shows a section; asks first where something that was typed in 'Meus dados' would be lost. */
export function leaveFor(state: WorkspaceState, section: Section): void {
  if (state.section !== 'myData' || section === 'myData') goToSection(state, section);
  else if (state.myData.draft === null) leaveMyData(state, section);
  else {
    state.confirmation = { kind: 'leave', section };
    closeMenus(state);
  }
}

/** The browser's Back, where nothing lies on top. */
export function goBack(state: WorkspaceState): void {
  const previous = state.trail.at(-1) ?? 'dashboard';
  if (state.section === 'myData') leaveFor(state, previous);
  else {
    state.trail.pop();
    state.section = previous;
  }
}

/** From what lacks something to 'Meus dados', where it is said; back again once it is. */
export function openMyData(state: WorkspaceState, field: string | null): void {
  const returnTo = state.modal && { section: state.section, modal: state.modal };
  state.modal = null;
  goToSection(state, 'myData');
  state.myData.field = field;
  state.myData.returnTo = returnTo;
}

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

/** A form that was closed without saving is offered again with what was typed into it. */
export function offerClosedForm(state: WorkspaceState): void {
  const { modal, waiting } = state;
  // Over a form that waits, nothing else is opened.
  if (!modal || waiting.length > 0 || modal.draft === null) return;
  notify(state, { code: 'formClosed', modal: { ...modal, saving: false } });
}

/** The notice of a form that was closed without saving leaves. */
export function forgetClosedForm(state: WorkspaceState, id: string): void {
  state.notices = state.notices.filter(
    ({ message }) => message.code !== 'formClosed' || message.modal.id !== id,
  );
}

/** Closes the modal for the user; what failed in it is history. */
export function closeModal(state: WorkspaceState): void {
  if (state.modal) clearFailures(state, state.modal.entity);
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

/** It was saved; a modal that was opened for nothing else goes on. */
export function closeWithDetails(state: WorkspaceState, entity: EntityName, id: string): void {
  if (!isOpenFor(state.modal, entity, id)) return;
  const { answered, mode } = state.modal;
  delete state.modal.beside;
  if (answered) comeBack(state, answered);
  else if (mode === 'document' || mode === 'send') state.modal.saving = false;
}

/** It was not: the modal stays open, also where its row was saved. */
export function reportFailedDetails(state: WorkspaceState, entity: EntityName, id: string): void {
  if (isOpenFor(state.modal, entity, id)) {
    delete state.modal.beside;
    delete state.modal.answered;
  }
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

/** Something was typed there, or a record was brought along: it would be lost. */
const holdsInput = ({ draft, brought }: Modal): boolean => draft !== null || brought !== undefined;

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
