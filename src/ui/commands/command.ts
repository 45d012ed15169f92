import type { UnknownAction } from '@reduxjs/toolkit';

import type { MarkingState } from '../../features/marking/markingSlice';
import type { PaymentsState } from '../../features/payments/paymentsSlice';
import type { EntityName } from '../../features/entities/entities';
import type { WorkspaceState } from '../../features/workspace/workspace';
import type { Section } from '../../features/navigation/navigationSlice';
import type { IconName } from '../kit/art/Icon';
import type { Keys } from '../kit/form/keys';

/** The parts of the state that commands look at. */
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
  /** Where the help lists its keys. */
  place: 'everywhere' | 'lists' | 'forms';
  keys: readonly Keys[];
  /** Its keys work while something is typed, too. */
  typing?: true;
  /** What the help calls its keys, where several commands share them; its label unless told. */
  help?: string;
}

/** Something to do: found in the palette by its label. */
export interface Command extends Named {
  icon: IconName;
  intent: () => UnknownAction;
  /** Where its keys work; wherever nothing floats over the page, unless told. */
  when?: (section: Section) => boolean;
}

/** What is done to the row that has the focus. */
export interface RowCommand extends Named {
  /** The only list whose rows it is done to; to those of all, unless told. */
  only?: EntityName;
  rowIntent: (target: Target, root: CommandRoot) => UnknownAction;
}

/** What is done to what the page shows at that moment; null where there is nothing to do. */
export interface PageCommand extends Named {
  pageIntent: (root: CommandRoot) => UnknownAction | null;
}

/** Leads the focus somewhere, and does nothing else. */
export interface FocusCommand extends Named {
  to: 'search' | 'next' | 'previous';
}

/** Marks the rows up to the one that has the focus. */
export interface RangeCommand extends Named {
  range: true;
}
