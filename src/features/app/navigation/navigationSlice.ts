import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { bulkActions } from '../entities/bulk';
import { ENTITIES, type EntityName } from '../entities/entities';
import type { Sought } from '../finding/sought';

export const SIDEBAR_SECTIONS = ['dashboard', ...ENTITIES] as const;

/** All sections: those of the sidebar, and those that are opened from other places. */
export const SECTIONS = [
  ...SIDEBAR_SECTIONS,
  ...(['year', 'weeks', 'mei', 'myData', 'statement', 'clientsSheet', 'expensesSheet'] as const),
] as const;
export type Section = (typeof SECTIONS)[number];

/** Turns a text into a section. Any other text becomes the dashboard. */
export const toSection = (value: string): Section =>
  SECTIONS.find((section) => section === value) ?? 'dashboard';

/**
 * The menus and sheets that lie over the page. `filters` is the panel of the open section's filters, and `listMore` the
 * menu of its list. `add` is the sheet of what can be made, which opens from the bar at a phone's foot.
 * `bulkChange` and `bulkMore` are the menus for the marked rows. `viewMore` is the menu of the open view.
 */
export type Panel =
  | 'userMenu'
  | 'shortcuts'
  | 'report'
  | 'palette'
  | 'filters'
  | 'add'
  | 'listMore'
  | 'bulkChange'
  | 'bulkMore'
  | 'viewMore';

/** Where the user is in the app. A reload in the same tab returns there. */
export interface Place {
  userId: string;
  section: Section;
  trail: Section[];
  sought: Record<EntityName, Sought>;
  year: number | null;
  /** The open record; null if none is open. */
  record: { entity: EntityName; mode: 'edit' | 'view'; id: string } | null;
}

export interface NavigationState {
  /** The signed-in user; null while nobody is signed in. */
  userId: string | null;
  section: Section;
  /** The sections that were visited before, oldest first. 'Back' leads to the last one. */
  trail: Section[];
  /** The year that the sections of the year and of the MEI show; null for the current year. */
  year: number | null;
  drawerOpen: boolean;
  /** The open panel. Only one panel can be open. */
  panel: Panel | null;
  /** Whether the dashboard shows the first steps to a new user. */
  firstSteps: boolean;
  /** Where this tab was before a reload of its page. It is used as soon as the user is known. */
  placeBeforeReload: Place | null;
}

export const initialNavigation: NavigationState = {
  userId: null,
  section: 'dashboard',
  trail: [],
  year: null,
  drawerOpen: false,
  panel: null,
  firstSteps: false,
  placeBeforeReload: null,
};

const MAX_TRAIL = 50;

/** Closes the open panel, because the user has chosen something in it or elsewhere. */
export function closePanel(navigation: NavigationState): void {
  navigation.drawerOpen = false;
  navigation.panel = null;
}

/** Shows a section, and remembers the section before it for 'Back'. */
export function goToSection(navigation: NavigationState, section: Section): void {
  if (section !== navigation.section) {
    navigation.trail = [...navigation.trail, navigation.section].slice(-MAX_TRAIL);
    navigation.section = section;
  }
  closePanel(navigation);
}

/** Shows the section that was visited before this one. */
export function goBackTo(navigation: NavigationState, section: Section): void {
  navigation.trail.pop();
  navigation.section = section;
}

const navigationSlice = createSlice({
  name: 'navigation',
  initialState: initialNavigation,
  reducers: {
    drawerToggled(state, { payload }: PayloadAction<{ open: boolean }>) {
      closePanel(state);
      state.drawerOpen = payload.open;
    },
    /** Closes this panel. If another panel was opened meanwhile, nothing happens. */
    panelClosed(state, { payload }: PayloadAction<Panel>) {
      if (state.panel === payload) state.panel = null;
    },
    /** Fact: this user is new and has not dismissed the first steps. */
    firstStepsOffered(state) {
      state.firstSteps = true;
    },
    /** Intent: do not show the first steps again on this device. They were dismissed, or completed and seen. */
    firstStepsDismissed(state) {
      state.firstSteps = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(bulkActions.requested, (state) => {
      // Closes the menu from which the change was chosen.
      state.panel = null;
    });
  },
});

export const navigationReducer = navigationSlice.reducer;
export const navigationActions = navigationSlice.actions;

interface Root {
  workspace: { navigation: NavigationState };
}

export const selectNavigation = ({ workspace }: Root): NavigationState => workspace.navigation;
export const selectSection = ({ workspace }: Root): Section => workspace.navigation.section;
export const selectPanel = ({ workspace }: Root): Panel | null => workspace.navigation.panel;
