import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { bulkActions } from '../bulk/bulk';
import { ENTITIES, type EntityName } from '../entities/entities';
import type { Sought } from '../finding/sought';

/** The sections of the sidebar. */
export const SIDEBAR = ['dashboard', ...ENTITIES] as const;

/** What the page may show: the sidebar's sections, and views that are reached from elsewhere. */
export const SECTIONS = [...SIDEBAR, 'year', 'myData'] as const;
export type Section = (typeof SECTIONS)[number];

/** Any unknown value shows the dashboard. */
export const toSection = (value: string): Section =>
  SECTIONS.find((section) => section === value) ?? 'dashboard';

/**
 * What floats over the page without being about a record. `filters`: on a phone, the sheet with those of the
 * open section; `bulkChange`, `bulkMore`: the menus of what is done to the marked rows; `viewMore`: the menu
 * of what else is done with the record that is looked at.
 */
export type Panel =
  'userMenu' | 'shortcuts' | 'palette' | 'filters' | 'bulkChange' | 'bulkMore' | 'viewMore';

/** Where somebody is: what a reload in the same tab returns to. */
export interface Place {
  userId: string;
  section: Section;
  trail: Section[];
  sought: Record<EntityName, Sought>;
  year: number | null;
  /** The open record. */
  record: { entity: EntityName; mode: 'edit' | 'view'; id: string } | null;
}

export interface NavigationState {
  /** Who is signed in; null while nobody is. */
  userId: string | null;
  section: Section;
  /** The sections left behind, oldest first: where 'Back' leads. */
  trail: Section[];
  /** The year that is looked at; null for the present one. */
  year: number | null;
  drawerOpen: boolean;
  /** One at a time. */
  panel: Panel | null;
  /** The dashboard shows a new user the first steps. */
  firstSteps: boolean;
  /** Where this tab was when its page was left, until its user is known. */
  left: Place | null;
}

export const initialNavigation: NavigationState = {
  userId: null,
  section: 'dashboard',
  trail: [],
  year: null,
  drawerOpen: false,
  panel: null,
  firstSteps: false,
  left: null,
};

const MAX_TRAIL = 50;

/** Closes what floats over the page: something was chosen there, or elsewhere. */
export function closeMenus(navigation: NavigationState): void {
  navigation.drawerOpen = false;
  navigation.panel = null;
}

/** Shows a section, and remembers where 'Back' leads. */
export function goToSection(navigation: NavigationState, section: Section): void {
  if (section !== navigation.section) {
    navigation.trail = [...navigation.trail, navigation.section].slice(-MAX_TRAIL);
    navigation.section = section;
  }
  closeMenus(navigation);
}

/** Shows the section that was left last. */
export function goBackTo(navigation: NavigationState, section: Section): void {
  navigation.trail.pop();
  navigation.section = section;
}

const navigationSlice = createSlice({
  name: 'navigation',
  initialState: initialNavigation,
  reducers: {
    drawerToggled(state, { payload }: PayloadAction<{ open: boolean }>) {
      closeMenus(state);
      state.drawerOpen = payload.open;
    },
    /** Nothing happens where another panel is open in its place. */
    panelClosed(state, { payload }: PayloadAction<Panel>) {
      if (state.panel === payload) state.panel = null;
    },
    /** Fact: this user is new here, and has not sent the first steps away. */
    firstStepsOffered(state) {
      state.firstSteps = true;
    },
    /** They are not shown again on this device: sent away, or all done and seen. */
    firstStepsDismissed(state) {
      state.firstSteps = false;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(bulkActions.requested, (state) => {
      // The menu that the change was chosen from.
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
