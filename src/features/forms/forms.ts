import type { EntityName } from '../entities/entities';
import type { Section } from '../navigation/navigationSlice';
import type { ProfileFormValues } from '../profile/profileForm';
import {
  holdsInput,
  isForm,
  opened,
  savesRow,
  type Brought,
  type Modal,
  type Opening,
} from './modal';

/** A question that waits for an answer. */
export type Confirmation =
  | { kind: 'delete'; entity: EntityName; id: string }
  | { kind: 'deleteMany'; entity: EntityName; ids: string[] }
  | { kind: 'discard' }
  /** Of what is typed in 'Meus dados', on the way elsewhere. */
  | { kind: 'leave'; section: Section }
  | { kind: 'signOut' }
  | { kind: 'enter'; email: string };

/** 'Meus dados', as it stands on screen or would. */
export interface MyDataView {
  /** What was typed so far; null while nothing was. */
  draft: ProfileFormValues | null;
  saving: boolean;
  /** The field that it starts in. */
  field: string | null;
  /** What lacked something that is said here: leaving leads back there. */
  returnTo: { section: Section; modal: Modal } | null;
}

/** What was typed and not saved when a session was lost or a page was left, for the user who typed it. */
export interface KeptDrafts {
  kept: { userId: string; section: Section; modal: Modal; waiting: Modal[] } | null;
  keptMyData: { userId: string; draft: ProfileFormValues } | null;
}

export interface FormsState extends KeptDrafts {
  modal: Modal | null;
  /** Forms that wait below the open one for the record that they lack, the first one first. */
  waiting: Modal[];
  confirmation: Confirmation | null;
  myData: MyDataView;
}

export const NO_DRAFTS: KeptDrafts = { kept: null, keptMyData: null };

export const initialForms: FormsState = {
  modal: null,
  waiting: [],
  confirmation: null,
  myData: { draft: null, saving: false, field: null, returnTo: null },
  ...NO_DRAFTS,
};

/* How forms open, save and close. Each function changes the immer draft that it is given. */

/** Opens a modal in place of what is open. */
export function openModal(forms: FormsState, opening: Opening): void {
  forms.modal = opened(opening);
}

/** Closes the modal. The form that waits below is open again, with the record that was saved above it. */
export function closeModal(forms: FormsState, brought?: Brought): void {
  const below = forms.waiting.pop();
  if (below && isForm(below) && brought !== undefined) below.brought = brought;
  forms.modal = below ?? null;
}

/** The open modal, where it is that of this row. */
export const modalOf = ({ modal }: FormsState, entity: EntityName, id: string): Modal | null =>
  modal?.entity === entity && modal.id === id ? modal : null;

/** The row was saved by the open modal: that closes, unless what stands beside the row is still being saved. */
export function closeSaved(forms: FormsState, entity: EntityName, saved: Brought): void {
  const modal = modalOf(forms, entity, saved.id);
  if (!modal?.saving) return;
  // What is looked at stays: something of it was changed from there.
  if (modal.mode === 'view') modal.saving = false;
  if (!savesRow(modal)) return;
  if (modal.beside) modal.answered = saved;
  else closeModal(forms, saved);
}

/** A failed save leaves the modal open with what was typed. */
export function endSaving(forms: FormsState, entity: EntityName, id: string): void {
  const modal = modalOf(forms, entity, id);
  if (modal) modal.saving = false;
}

/** Nothing was saved: the open form says what was changed elsewhere, too, and asks. */
export function askAboutConflict(
  forms: FormsState,
  entity: EntityName,
  { id, fields }: { id: string; fields: string[] },
): void {
  const modal = modalOf(forms, entity, id);
  if (!modal) return;
  modal.saving = false;
  if (savesRow(modal)) modal.conflict = fields;
}

/* What stands beside a row is saved together with it, by the modal that saves both. */

/** It is being saved: the modal closes when both are. */
export function waitForBeside(forms: FormsState, entity: EntityName, id: string): void {
  const modal = modalOf(forms, entity, id);
  if (!modal || !savesRow(modal)) return;
  modal.saving = true;
  modal.beside = true;
}

/** It was saved. A modal that saves no row goes on. */
export function closeWithBeside(forms: FormsState, entity: EntityName, id: string): void {
  const modal = modalOf(forms, entity, id);
  if (!modal) return;
  if (!savesRow(modal)) modal.saving = false;
  else {
    const { answered } = modal;
    delete modal.beside;
    if (answered) closeModal(forms, answered);
  }
}

/** It was not: the modal stays open, also where its row was saved. */
export function stayOpen(forms: FormsState, entity: EntityName, id: string): void {
  const modal = modalOf(forms, entity, id);
  if (!modal) return;
  modal.saving = false;
  if (!savesRow(modal)) return;
  delete modal.beside;
  delete modal.answered;
}

/** From what lacks something to 'Meus dados', where it is said; back again once it is. */
export function openMyData(forms: FormsState, section: Section, field: string | null): void {
  forms.myData.field = field;
  forms.myData.returnTo = forms.modal && { section, modal: forms.modal };
  forms.modal = null;
}

/** Leaves 'Meus dados', whatever was typed there; what lacked something and led there is open again. */
export function leaveMyData(forms: FormsState, section: Section): void {
  const { returnTo } = forms.myData;
  forms.myData = initialForms.myData;
  if (returnTo?.section === section) forms.modal = returnTo.modal;
  else forms.waiting = [];
}

/** What outlives a lost session or a reload: what is typed now, or was when the session was lost. */
export function draftsOf(
  {
    modal,
    waiting,
    myData,
    kept,
    keptMyData,
  }: Pick<FormsState, 'modal' | 'waiting' | 'myData' | 'kept' | 'keptMyData'>,
  { userId, section }: { userId: string | null; section: Section },
): KeptDrafts {
  if (userId === null) return { kept, keptMyData };
  const isTyped = modal !== null && [modal, ...waiting].some(holdsInput);
  return {
    kept: isTyped ? { userId, section, modal: { ...modal, saving: false }, waiting } : kept,
    keptMyData: myData.draft ? { userId, draft: myData.draft } : keptMyData,
  };
}
