import { initialWorkspace, type Section, type WorkspaceState } from './workspace';

/* The ways from section to section. Each function changes the immer draft that it is given. */

const MAX_TRAIL = 50;

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
    closeMenus(state);
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
