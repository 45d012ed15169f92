import type { UnknownAction } from '@reduxjs/toolkit';

import type { MarkingState } from '../../../features/app/bulk/markingSlice';
import type { PaymentsState } from '../../../features/business/payments/paymentsSlice';
import type { EntityName } from '../../../features/app/entities/entities';
import type { WorkspaceState } from '../../../features/app/workspace/workspace';
import type { Section } from '../../../features/app/navigation/navigationSlice';
import type { IconName } from '../../kit/art/Icon';
import type { Keys } from '../../records/keys';

/** The parts of the state that commands read. */
export interface CommandRoot {
  workspace: WorkspaceState;
  marking: MarkingState;
  payments: PaymentsState;
}

/** The record on which a row command acts. */
export interface CommandTarget {
  entity: EntityName;
  id: string;
}

export interface NamedCommand {
  label: string;
  /** The part of the help that lists the command's keys. */
  place: 'everywhere' | 'lists' | 'forms';
  keys: readonly Keys[];
  /** Whether the command's keys also work while the user types. */
  typing?: true;
  /** The help's text where several commands share keys; the label by default. */
  help?: string;
}

/** A command that the palette finds by its label. */
export interface Command extends NamedCommand {
  icon: IconName;
  /** What else people call it, for the palette. */
  otherWords?: string;
  intent: () => UnknownAction;
  /**
   * Whether the command's keys work in a section; they work in all sections by default. They never work under a
   * dialog.
   */
  when?: (section: Section) => boolean;
}

/** A command that acts on the focused row. */
export interface RowCommand extends NamedCommand {
  /** The only list that has the command; all lists by default. */
  only?: EntityName;
  rowIntent: (target: CommandTarget, root: CommandRoot) => UnknownAction;
}

/** A command that depends on what the page shows. Its intent is null where it has nothing to do. */
export interface PageCommand extends NamedCommand {
  pageIntent: (root: CommandRoot) => UnknownAction | null;
}

/** A command that only moves the focus. */
export interface FocusCommand extends NamedCommand {
  to: 'search' | 'next' | 'previous';
}

/** The command that marks the rows from the last marked one to the focused one. */
export interface RangeCommand extends NamedCommand {
  range: true;
}
