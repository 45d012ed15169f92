import type { UnknownAction } from '@reduxjs/toolkit';

import type { MarkingState } from '../../features/marking/markingSlice';
import type { PaymentsState } from '../../features/payments/paymentsSlice';
import type { EntityName } from '../../features/entities/entities';
import type { WorkspaceState } from '../../features/workspace/workspace';
import type { Section } from '../../features/navigation/navigationSlice';
import type { IconName } from '../kit/art/Icon';
import type { Keys } from '../kit/form/keys';

/** The parts of the state that commands read. */
export interface CommandRoot {
  workspace: WorkspaceState;
  marking: MarkingState;
  payments: PaymentsState;
}

/** A record of the open list. */
export interface Target {
  entity: EntityName;
  id: string;
}

export interface Named {
  label: string;
  /** The part of the help that lists its keys. */
  place: 'everywhere' | 'lists' | 'forms';
  keys: readonly Keys[];
  /** Its keys also work while the user types. */
  typing?: true;
  /** The help's text for keys that several commands share; the label by default. */
  help?: string;
}

/** A command of the palette, which finds it by its label. */
export interface Command extends Named {
  icon: IconName;
  intent: () => UnknownAction;
  /** The sections where its keys work; all by default. They never work under a dialog. */
  when?: (section: Section) => boolean;
}

/** A command for the focused row. */
export interface RowCommand extends Named {
  /** The only list that has it; all lists by default. */
  only?: EntityName;
  rowIntent: (target: Target, root: CommandRoot) => UnknownAction;
}

/** A command for what the page shows now; null where it has nothing to do. */
export interface PageCommand extends Named {
  pageIntent: (root: CommandRoot) => UnknownAction | null;
}

/** A command that only moves the focus. */
export interface FocusCommand extends Named {
  to: 'search' | 'next' | 'previous';
}

/** Marks the rows up to the focused one. */
export interface RangeCommand extends Named {
  range: true;
}
