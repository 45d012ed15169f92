import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { bulkActions } from '../bulk/bulk';
import { ENTITIES, type EntityName } from '../entities/entities';
import type { Sought } from '../finding/sought';

/** The sections of the sidebar. */
export const SIDEBAR_SECTIONS = ['dashboard', ...ENTITIES] as const;

/** All sections: those of the sidebar, and those that are reached from elsewhere. */
export const SECTIONS = [...SIDEBAR_SECTIONS, 'year', 'mei', 'myData', 'statement'] as const;
export type Section = (typeof SECTIONS)[number];

/** Turns any text into a section; unknown ones become the dashboard. */
export const toSection = (value: string): Section =>
  SECTIONS.find((section) => section === value) ?? 'dashboard';

/**
 * The menus and sheets that float over the page. `filters`: the filter sheet of the open section on a phone.
 * `bulkChange`, `bulkMore`: the menus for the marked rows. `viewMore`: the menu of the open view.
 */
export type Panel =
  | 'userMenu'
  | 'shortcuts'
  | 'report'
  | 'palette'
  | 'filters'
  | 'bulkChange'
  | 'bulkMore'
  | 'viewMore';

/** Where the user is. A reload in the same tab returns there. */
export interface Place {
  userId: string;
  section: Section;
  trail: Section[];
  sought: Record<EntityName, Sought>;
  year: number | null;
  /** The open record, if any. */
  record: { entity: EntityName; mode: 'edit' | 'view'; id: string } | null;
}

export interface NavigationState {
  /** Who is signed in; null while nobody is. */
  userId: string | null;
  section: Section;
  /** The sections visited before, oldest first. 'Back' leads to the last one. */
  trail: Section[];
  /** The year on screen in the year's section and the MEI's; null for the current year. */
  year: number | null;
  drawerOpen: boolean;
  /** The open panel; only one can be open. */
  panel: Panel | null;
  /** Whether the dashboard shows the first steps to a new user. */
  firstSteps: boolean;
  /** Where this tab was before its page was reloaded. It is used once the user is known. */
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

/** Closes the open panel, because the user chose something in it or elsewhere. */
export function closePanel(navigation: NavigationState): void {
  navigation.drawerOpen = false;
  navigation.panel = null;
}

/** Shows a section and remembers the one before for 'Back'. */
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
    /** Ignored where another panel has been opened meanwhile. */
    panelClosed(state, { payload }: PayloadAction<Panel>) {
      if (state.panel === payload) state.panel = null;
    },
    /** Fact: this user is new and has not dismissed the first steps. */
    firstStepsOffered(state) {
      state.firstSteps = true;
    },
    /** Do not show the first steps again on this device: they were dismissed, or completed and seen. */
    firstStepsDismissed(state) {
      state.firstSteps = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(bulkActions.requested, (state) => {
      // Closes the menu that the change was chosen from.
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
