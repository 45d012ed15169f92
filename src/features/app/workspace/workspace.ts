import { combineReducers } from '@reduxjs/toolkit';

import type { EntityName } from '../entities/entities';
import {
  findingReducer,
  type FindingState,
  initialFinding,
  rememberRecord,
} from '../finding/findingSlice';
import {
  closeModal,
  closeAfterSave,
  initialForms,
  leaveMyData,
  modalOf,
  openModal,
  openMyData,
  type FormsState,
} from '../forms/forms';
import { formsReducer } from '../forms/formsSlice';
import { hasInputToLose, isForm, type Brought, type ModalOpening } from '../forms/modal';
import {
  closePanel,
  goBackTo,
  goToSection,
  initialNavigation,
  navigationReducer,
  type NavigationState,
  type Section,
} from '../navigation/navigationSlice';
import { initialNotices, type NoticesState } from '../notices/notice';
import { clearFailures, removeReopenOffer, showNotice } from '../notices/notices';
import { noticesReducer } from '../notices/noticesSlice';

/** The state of the page: four parts, each with a slice of its own. */
export interface WorkspaceState {
  navigation: NavigationState;
  forms: FormsState;
  notices: NoticesState;
  finding: FindingState;
}

export const initialWorkspace: WorkspaceState = {
  navigation: initialNavigation,
  forms: initialForms,
  notices: initialNotices,
  finding: initialFinding,
};

export const partsReducer = combineReducers({
  navigation: navigationReducer,
  forms: formsReducer,
  notices: noticesReducer,
  finding: findingReducer,
});

/* Functions that change several parts of the workspace. Each changes the Immer draft that it gets. */

/** Opens a modal in place of the open one, and remembers the modal's record as opened recently. */
export function openAndRemember(
  { navigation, forms, finding }: WorkspaceState,
  opening: ModalOpening,
): void {
  navigation.panel = null;
  openModal(forms, opening);
  if (opening.mode !== 'create') rememberRecord(finding, opening);
}

/** Closes the modal at the user's request, and removes the notices about its failures. */
export function closeAndClearFailures({ navigation, forms, notices }: WorkspaceState): void {
  if (forms.modal) clearFailures(notices, forms.modal.entity);
  navigation.panel = null;
  closeModal(forms);
}

/**
 * Closes the modal, or asks the user first if something was typed. While the modal saves, nothing happens. A
 * stored draft counts as typed even if its form is not on the screen yet.
 */
export function closeOrAsk(state: WorkspaceState, hasInput: boolean): void {
  const { modal } = state.forms;
  if (!modal || modal.saving) return;
  if (hasInput || hasInputToLose(modal)) state.forms.confirmation = { kind: 'discard' };
  else closeAndClearFailures(state);
}

/** Shows a notice that offers to open a form again, with its draft, after the form was closed without saving. */
export function offerClosedForm({ forms: { modal, waiting }, notices }: WorkspaceState): void {
  // The offer is not made if another form waits below, because the reopened form would cover it.
  if (!modal || !isForm(modal) || waiting.length > 0 || modal.draft === null) return;
  showNotice(notices, { code: 'formClosed', modal: { ...modal, saving: false } });
}

/**
 * Removes the notices about a row that was saved, and closes its modal if the modal itself asked for this save.
 */
export function clearFailuresAndCloseAfterSave(
  { forms, notices }: WorkspaceState,
  entity: EntityName,
  saved: Brought,
): void {
  removeReopenOffer(notices, saved.id);
  const modal = modalOf(forms, entity, saved.id);
  // If the modal is no longer saving, its side row could not be saved, and the notice about that stays.
  if (modal === null || modal.saving) clearFailures(notices, entity, saved.id);
  closeAfterSave(forms, entity, saved);
}

/** Leaves 'Meus dados' for another section, and drops the input there. */
export function leaveMyDataForSection(
  { navigation, forms }: WorkspaceState,
  section: Section,
): void {
  if (navigation.trail.at(-1) === section) {
    goBackTo(navigation, section);
    closePanel(navigation);
  } else goToSection(navigation, section);
  leaveMyData(forms, section);
}

/** Shows a section. If input in 'Meus dados' would be lost, the user is asked first. */
export function showSectionOrAsk(state: WorkspaceState, section: Section): void {
  const { navigation, forms } = state;
  if (navigation.section !== 'myData' || section === 'myData') goToSection(navigation, section);
  else if (forms.myData.draft === null) leaveMyDataForSection(state, section);
  else {
    forms.confirmation = { kind: 'leave', section };
    closePanel(navigation);
  }
}

/** Handles the browser's 'Back' where no modal and no menu is open. */
export function goBack(state: WorkspaceState): void {
  const { navigation } = state;
  const previous = navigation.trail.at(-1) ?? 'dashboard';
  if (navigation.section === 'myData') showSectionOrAsk(state, previous);
  else goBackTo(navigation, previous);
}

/** Opens 'Meus dados' at a field whose data is missing. */
export function goToMyData({ navigation, forms }: WorkspaceState, field: string | null): void {
  openMyData(forms, navigation.section, field);
  goToSection(navigation, 'myData');
}
