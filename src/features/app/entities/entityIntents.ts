import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';

import { paymentsActions } from '../../business/payments/paymentsSlice';
import { projectsActions } from '../../business/projects/projectsSlice';
import { ENTITIES, entityActions, type EntityName, type SomeRows } from './entities';

/** Whether an action is the intent to save a form of any list. */
export const isSaveRequested = isAnyOf(
  ...ENTITIES.map((entity) => entityActions[entity].createRequested),
  ...ENTITIES.map((entity) => entityActions[entity].updateRequested),
);

/** Whether an action is the intent to delete a record of any list. */
export const isDeleteRequested = isAnyOf(
  ...ENTITIES.map((entity) => entityActions[entity].deleteRequested),
);

/** Makes the intent to restore deleted rows of one list. */
export const restoreRequested = ({ entity, rows }: SomeRows): UnknownAction => ({
  type: entityActions[entity].restoreRequested.type,
  payload: { rows },
});

/** The toggles that rows show in their lists, by list. */
const toggles: Partial<Record<EntityName, readonly ((action: unknown) => boolean)[]>> = {
  projects: [projectsActions.stageToggled.match],
  payments: [
    paymentsActions.deliveredToggled.match,
    paymentsActions.paidToggled.match,
    paymentsActions.receiptRequested.match,
    paymentsActions.receiptUndone.match,
  ],
};

/** Returns a check of whether an action is the user's request to change a list: a save, a deletion or a toggle. */
export function isIntentOf(entity: EntityName) {
  const { createRequested, updateRequested, deleteRequested } = entityActions[entity];
  const asked = [createRequested.match, updateRequested.match, deleteRequested.match];
  const matchers = [...asked, ...(toggles[entity] ?? [])];
  return (action: UnknownAction): boolean => matchers.some((matches) => matches(action));
}
