import type { EntityName } from '../entities/entities';
import type { NavigationState, Section } from '../navigation/navigationSlice';
import type { ProfileFormValues } from '../../business/profile/profileForm';
import { dayKey, parsePartId, type StoredPart } from '../../business/payments/paymentPart';
import type { AuthMode } from '../session/session';
import { hasValues } from '../../shared/changes';
import type { Day } from '../../shared/days';
import type { WriteFailure } from '../../shared/list';
import type { MeiAdjustment, MeiAdjustmentDraft } from '../../business/year/meiAdjustment';
import {
  isForm,
  isKeptOverReload,
  newModal,
  savesRow,
  type Brought,
  type Modal,
  type ModalOpening,
  type ViewModal,
} from './modal';

/** A question that waits for the user's answer. */
export type Confirmation =
  | { kind: 'delete'; entity: EntityName; id: string }
  | { kind: 'deleteMany'; entity: EntityName; ids: string[] }
  /** Whether to start a project, and then to open the form of a new payment for it. The payment's id is made before. */
  | { kind: 'startProject'; id: string; paymentId: string }
  /** Whether to complete a project of which this many stages are open. */
  | { kind: 'completeProject'; id: string; openStages: number }
  | { kind: 'discard' }
  /** Whether to leave 'Meus dados' for this section and lose the input there. */
  | { kind: 'leave'; section: Section }
  /** Whether another file replaces the statement that is being compared, whose choices would be lost. */
  | { kind: 'replaceFile' }
  | { kind: 'signOut' }
  | { kind: 'enter'; email: string };

/** The state of 'Meus dados'. */
export interface MyDataState {
  /** What the user has typed so far; null if nothing was typed. */
  draft: ProfileFormValues | null;
  saving: boolean;
  /** The name of the field that gets the first focus; null for the default. */
  field: string | null;
  /** Where the user came from to add missing data. When 'Meus dados' is left, the user returns there. */
  returnTo: { section: Section; modal: Modal } | null;
}

/** Unsaved input that belongs neither to a modal nor to 'Meus dados'. */
export interface Aside {
  /** The note in 'Relatar problema'. */
  note?: string;
  /** The fields of a month's report that were typed. The id is that of the month's adjustment. */
  month?: TypedMonth & {
    /** The values that are being saved. Their texts stay until the saved row has them. */
    sent?: Partial<MeiAdjustmentDraft>;
  };
}

export interface TypedMonth {
  id: string;
  texts: Record<string, string>;
}

/** The day that was typed into the notice of a received part. */
export interface TypedReceipt {
  paymentId: string;
  number: number;
  on: Day;
  amount: number | null;
  day: Day;
}

/** What a visitor has typed into the login or the sign-up form. Passwords are never kept. */
export interface VisitorDraft {
  mode: AuthMode;
  email: string;
  fullName: string;
}

/** Unsaved input from a lost session or a reloaded page. It is kept for the user who typed it. */
export interface KeptDrafts {
  kept: { userId: string; section: Section; modal: Modal; waiting: Modal[] } | null;
  keptMyData: { userId: string; draft: ProfileFormValues } | null;
  keptAside: {
    userId: string;
    section: Section;
    year: number | null;
    /** Whether 'Relatar problema' is open. */
    reporting: boolean;
    aside: Aside;
    receipt: TypedReceipt | null;
  } | null;
  /** It is for whoever is in front of the form, and is gone once somebody is signed in. */
  visitor: VisitorDraft | null;
}

export interface FormsState extends KeptDrafts {
  modal: Modal | null;
  /**
   * The forms that wait below the open one, in the order in which they were opened. Each waits for a record that
   * it needs.
   */
  waiting: Modal[];
  confirmation: Confirmation | null;
  myData: MyDataState;
  aside: Aside;
}

export const NO_DRAFTS: KeptDrafts = {
  kept: null,
  keptMyData: null,
  keptAside: null,
  visitor: null,
};

export const hasNoDrafts = (drafts: KeptDrafts): boolean =>
  Object.values(drafts).every((draft) => draft === null);

export const initialForms: FormsState = {
  modal: null,
  waiting: [],
  confirmation: null,
  myData: { draft: null, saving: false, field: null, returnTo: null },
  aside: {},
  ...NO_DRAFTS,
};

/* Functions that open, save and close forms. Each changes the Immer draft that it gets. */

/** Opens a modal in place of the modal that is open. */
export function openModal(forms: FormsState, opening: ModalOpening): void {
  forms.modal = newModal(opening);
}

/** Keeps a modal below the one that one of its buttons opens. @param opener - the name of that button. */
export function waitBelow(forms: FormsState, modal: Modal, opener: string): void {
  if (modal.mode === 'view') modal.opener = opener;
  forms.waiting.push(modal);
}

/**
 * Closes the modal. If a form waits below it, that form opens again and receives the record that was just saved. A
 * payment that was begun for a project is shown, because the section behind it does not show payments.
 */
export function closeModal(forms: FormsState, brought?: Brought): void {
  const { modal } = forms;
  const below = forms.waiting.pop();
  if (below && isForm(below) && brought !== undefined) below.brought = brought;
  forms.modal = below ?? null;
  if (brought && modal && isForm(modal) && modal.begun)
    openModal(forms, { entity: 'payments', mode: 'view', id: brought.id });
}

/**
 * Removes the texts of a month's report that are saved now. A text that was typed anew meanwhile has a different value
 * to save, and stays.
 */
export function dropSavedTexts(aside: Aside, row: MeiAdjustment): void {
  const { month } = aside;
  if (month?.id !== row.id || !month.sent) return;
  const sent = Object.entries(month.sent);
  const saved = sent
    .filter(([field, value]) => hasValues<object>(row, { [field]: value }))
    .map(([field]) => field);
  const texts = Object.entries(month.texts).filter(([field]) => !saved.includes(field));
  if (texts.length === 0) {
    delete aside.month;
    return;
  }
  month.texts = Object.fromEntries(texts);
  month.sent = Object.fromEntries(sent.filter(([field]) => !saved.includes(field)));
}

/** Removes the day that was typed for a part in the view of its payment, if it is saved now. */
export function dropSavedInput(
  view: Pick<ViewModal, 'id' | 'days' | 'invoice'>,
  row: StoredPart,
): void {
  const { id, number } = parsePartId(row.id);
  if (view.id !== id) return;
  if (view.invoice?.part === number && view.invoice.text.trim() === (row.invoiceNumber ?? ''))
    delete view.invoice;
  if (!view.days) return;
  const saved = [dayKey(number), dayKey(number, true)];
  const others = Object.entries(view.days).filter(
    ([key, day]) => !saved.includes(key) || (day !== row.receivedOn && day !== row.dueOn),
  );
  if (others.length > 0) view.days = Object.fromEntries(others);
  else delete view.days;
}

/** The open modal, if it belongs to this row; otherwise null. */
export const modalOf = ({ modal }: FormsState, entity: EntityName, id: string): Modal | null =>
  modal?.entity === entity && modal.id === id ? modal : null;

/** Closes the modal after its row was saved, unless its side row is still being saved. */
export function closeAfterSave(forms: FormsState, entity: EntityName, saved: Brought): void {
  const modal = modalOf(forms, entity, saved.id);
  if (!modal?.saving) return;
  // A view stays open, because the change was saved from inside it.
  if (modal.mode === 'view') modal.saving = false;
  if (!savesRow(modal)) return;
  if (modal.beside) modal.answered = saved;
  else closeModal(forms, saved);
}

/** Ends a failed save: the modal stays open with the input. */
export function endFailedSave(
  forms: FormsState,
  entity: EntityName,
  { id, failure }: { id: string; failure: WriteFailure },
): void {
  const modal = modalOf(forms, entity, id);
  if (!modal) return;
  modal.saving = false;
  modal.failure = failure;
}

/**
 * Settles a save whose answer was lost, because its list was loaded. A new row that is not in the list was not saved.
 * The form does not know what it has sent, so about an older row it says nothing more; the notice of the failure does.
 */
export function settleLostSave(
  { modal }: FormsState,
  entity: EntityName,
  rows: readonly { id: string }[],
): void {
  if (modal?.entity !== entity || modal.failure !== 'network') return;
  const isMissing = modal.mode === 'create' && !rows.some(({ id }) => id === modal.id);
  if (isMissing) modal.failure = 'unsent';
  else delete modal.failure;
}

/**
 * Ends a save that met a conflict, so that nothing was written. The form names the conflicting fields and asks the
 * user.
 */
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

/* The next functions are about a side row that one modal saves together with its main row. */

/** The save of the side row has begun. The modal closes only when both rows are saved. */
export function waitForBeside(forms: FormsState, entity: EntityName, id: string): void {
  const modal = modalOf(forms, entity, id);
  if (!modal || !savesRow(modal)) return;
  modal.saving = true;
  modal.beside = true;
}

/**
 * The side row was saved, so the modal closes if its main row was saved, too. A modal that saves no main row stays
 * open.
 */
export function closeAfterSideRow(forms: FormsState, entity: EntityName, id: string): void {
  const modal = modalOf(forms, entity, id);
  if (!modal) return;
  if (!savesRow(modal)) modal.saving = false;
  else {
    const { answered } = modal;
    delete modal.beside;
    if (answered) closeModal(forms, answered);
  }
}

/** The side row could not be saved, so the modal stays open even if its main row was saved. */
export function endFailedSideSave(
  forms: FormsState,
  entity: EntityName,
  { id, failure }: { id: string; failure?: WriteFailure },
): void {
  const modal = modalOf(forms, entity, id);
  if (!modal) return;
  modal.saving = false;
  if (failure) modal.failure = failure;
  if (!savesRow(modal)) return;
  delete modal.beside;
  delete modal.answered;
}

/** Opens 'Meus dados', where data is missing. When the user leaves it, the section before is shown again. */
export function openMyData(forms: FormsState, section: Section, field: string | null): void {
  forms.myData.field = field;
  forms.myData.returnTo = forms.modal && { section, modal: forms.modal };
  forms.modal = null;
}

/** Leaves 'Meus dados' and drops the input there. The form from which the user came opens again. */
export function leaveMyData(forms: FormsState, section: Section): void {
  const { returnTo } = forms.myData;
  forms.myData = initialForms.myData;
  if (returnTo?.section === section) forms.modal = returnTo.modal;
  else forms.waiting = [];
}

/**
 * Returns the drafts that survive a lost session or a reload. They are the current drafts, or those that are already
 * kept.
 * @param receipt - the day that is typed in a notice, which is no part of the forms.
 */
export function draftsOf(
  {
    modal,
    waiting,
    myData,
    aside,
    kept,
    keptMyData,
    keptAside,
    visitor,
  }: Pick<FormsState, 'modal' | 'waiting' | 'myData' | 'aside' | keyof KeptDrafts>,
  { userId, section, year, panel }: Pick<NavigationState, 'userId' | 'section' | 'year' | 'panel'>,
  receipt: TypedReceipt | null,
): KeptDrafts {
  if (userId === null) return { kept, keptMyData, keptAside, visitor };
  const isTyped = modal !== null && [modal, ...waiting].some(isKeptOverReload);
  const isTypedAside = receipt !== null || Object.keys(aside).length > 0;
  const reporting = panel === 'report';
  return {
    kept: isTyped ? { userId, section, modal: { ...modal, saving: false }, waiting } : kept,
    keptMyData: myData.draft ? { userId, draft: myData.draft } : keptMyData,
    keptAside: isTypedAside ? { userId, section, year, reporting, aside, receipt } : keptAside,
    visitor: null,
  };
}
