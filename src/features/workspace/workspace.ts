import { combineReducers } from '@reduxjs/toolkit';

import type { EntityName } from '../entities/entities';
import {
  findingReducer,
  type FindingState,
  initialFinding,
  remember,
} from '../finding/findingSlice';
import {
  closeModal,
  closeSaved,
  initialForms,
  leaveMyData,
  modalOf,
  openModal,
  openMyData,
  type FormsState,
} from '../forms/forms';
import { formsReducer } from '../forms/formsSlice';
import { holdsInput, isForm, type Brought, type Opening } from '../forms/modal';
import {
  closeMenus,
  goBackTo,
  goToSection,
  initialNavigation,
  navigationReducer,
  type NavigationState,
  type Section,
} from '../navigation/navigationSlice';
import {
  clearFailures,
  forgetClosedForm,
  initialNotices,
  notify,
  type NoticesState,
} from '../notices/notices';
import { noticesReducer } from '../notices/noticesSlice';

/** What is open and told on the page: four parts, each with a slice of its own. */
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

/** What each part makes of an action by itself. */
export const partsReducer = combineReducers({
  navigation: navigationReducer,
  forms: formsReducer,
  notices: noticesReducer,
  finding: findingReducer,
});

/* What changes several parts at once. Each function changes the immer draft that it is given. */

/** Opens a modal in place of what is open; its record is among those seen last. */
export function open({ navigation, forms, finding }: WorkspaceState, opening: Opening): void {
  navigation.panel = null;
  openModal(forms, opening);
  if (opening.mode !== 'create') remember(finding, opening);
}

/** Closes the modal for the user; what failed in it is over. */
export function close({ navigation, forms, notices }: WorkspaceState): void {
  if (forms.modal) clearFailures(notices, forms.modal.entity);
  navigation.panel = null;
  closeModal(forms);
}

/**
 * Closes the modal, or asks first when something was typed; not while it saves. A draft counts also
 * where its form cannot be shown yet.
 */
export function dismiss(state: WorkspaceState, hasInput: boolean): void {
  const { modal } = state.forms;
  if (!modal || modal.saving) return;
  if (hasInput || holdsInput(modal)) state.forms.confirmation = { kind: 'discard' };
  else close(state);
}

/** A form that was closed without saving is offered again with what was typed into it. */
export function offerClosedForm({ forms: { modal, waiting }, notices }: WorkspaceState): void {
  // Over a form that waits, nothing else is opened.
  if (!modal || !isForm(modal) || waiting.length > 0 || modal.draft === null) return;
  notify(notices, { code: 'formClosed', modal: { ...modal, saving: false } });
}

/** A row was saved. The modal closes on the fact that answers its own intent, never on somebody else's. */
export function takeSaved(
  { forms, notices }: WorkspaceState,
  entity: EntityName,
  saved: Brought,
): void {
  forgetClosedForm(notices, saved.id);
  const modal = modalOf(forms, entity, saved.id);
  // No longer saving: what stands beside it could not be saved, and that is still so.
  if (modal === null || modal.saving) clearFailures(notices, entity, saved.id);
  closeSaved(forms, entity, saved);
}

/** Leaves 'Meus dados' for a section; what was typed there is given up. */
export function leaveMyDataFor({ navigation, forms }: WorkspaceState, section: Section): void {
  if (navigation.trail.at(-1) === section) {
    goBackTo(navigation, section);
    closeMenus(navigation);
  } else goToSection(navigation, section);
  leaveMyData(forms, section);
}

/** Shows a section; asks first where something that was typed in 'Meus dados' would be lost. */
export function leaveFor(state: WorkspaceState, section: Section): void {
  const { navigation, forms } = state;
  if (navigation.section !== 'myData' || section === 'myData') goToSection(navigation, section);
  else if (forms.myData.draft === null) leaveMyDataFor(state, section);
  else {
    forms.confirmation = { kind: 'leave', section };
    closeMenus(navigation);
  }
}

/** The browser's Back, where nothing lies on top. */
export function goBack(state: WorkspaceState): void {
  const { navigation } = state;
  const previous = navigation.trail.at(-1) ?? 'dashboard';
  if (navigation.section === 'myData') leaveFor(state, previous);
  else goBackTo(navigation, previous);
}

/** From what lacks something to 'Meus dados', where it is said. */
export function goToMyData({ navigation, forms }: WorkspaceState, field: string | null): void {
  openMyData(forms, navigation.section, field);
  goToSection(navigation, 'myData');
}
