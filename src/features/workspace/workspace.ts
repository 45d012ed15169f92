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
import {
  clearFailures,
  removeReopenOffer,
  initialNotices,
  showNotice,
  type NoticesState,
} from '../notices/notices';
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

/** Runs each part's own reducer. */
export const partsReducer = combineReducers({
  navigation: navigationReducer,
  forms: formsReducer,
  notices: noticesReducer,
  finding: findingReducer,
});

/* Changes that concern several parts. Each function mutates the immer draft that it is given. */

/** Opens a modal in place of the open one, and remembers its record as opened recently. */
export function openAndRemember(
  { navigation, forms, finding }: WorkspaceState,
  opening: ModalOpening,
): void {
  navigation.panel = null;
  openModal(forms, opening);
  if (opening.mode !== 'create') rememberRecord(finding, opening);
}

/** Closes the modal on the user's behalf, and clears its failures. */
export function closeAndClearFailures({ navigation, forms, notices }: WorkspaceState): void {
  if (forms.modal) clearFailures(notices, forms.modal.entity);
  navigation.panel = null;
  closeModal(forms);
}

/**
 * Closes the modal, or asks first when something was typed. It does nothing while the modal saves. A stored
 * draft counts as typed even where its form is not on screen yet.
 */
export function closeOrAsk(state: WorkspaceState, hasInput: boolean): void {
  const { modal } = state.forms;
  if (!modal || modal.saving) return;
  if (hasInput || hasInputToLose(modal)) state.forms.confirmation = { kind: 'discard' };
  else closeAndClearFailures(state);
}

/** Offers to open a form again that was closed without saving, with its draft. */
export function offerClosedForm({ forms: { modal, waiting }, notices }: WorkspaceState): void {
  // A form that waits below must not be covered by another form.
  if (!modal || !isForm(modal) || waiting.length > 0 || modal.draft === null) return;
  showNotice(notices, { code: 'formClosed', modal: { ...modal, saving: false } });
}

/** A row was saved. The modal closes only on the fact that answers its own intent. */
export function closeOrClearAfterSave(
  { forms, notices }: WorkspaceState,
  entity: EntityName,
  saved: Brought,
): void {
  removeReopenOffer(notices, saved.id);
  const modal = modalOf(forms, entity, saved.id);
  // A modal that no longer saves has a side row that failed, and that failure stays.
  if (modal === null || modal.saving) clearFailures(notices, entity, saved.id);
  closeAfterSave(forms, entity, saved);
}

/** Leaves 'Meus dados' for a section and drops what was typed there. */
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

/** Shows a section. It asks first where input in 'Meus dados' would be lost. */
export function showSectionOrAsk(state: WorkspaceState, section: Section): void {
  const { navigation, forms } = state;
  if (navigation.section !== 'myData' || section === 'myData') goToSection(navigation, section);
  else if (forms.myData.draft === null) leaveMyDataForSection(state, section);
  else {
    forms.confirmation = { kind: 'leave', section };
    closePanel(navigation);
  }
}

/** The browser's Back where no modal or menu is open. */
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
