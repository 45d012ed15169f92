import { createSelector } from '@reduxjs/toolkit';

import { draftsOf, type KeptDrafts, type TypedReceipt } from '../forms/forms';
import { selectForms } from '../forms/formsSlice';
import { hasInputToLose } from '../forms/modal';
import { selectNavigation } from '../navigation/navigationSlice';
import type { Notice } from '../notices/notice';
import type { WorkspaceState } from './workspace';

/** The day that is typed in a notice; null if there is none. */
export function typedReceipt(shown: readonly Notice[]): TypedReceipt | null {
  for (const { message, typedDay } of shown) {
    if (message.code !== 'partReceived' || typedDay === undefined) continue;
    const { id: paymentId, number, on, before } = message;
    return { paymentId, number, on, amount: before[0]?.part?.amount ?? null, day: typedDay };
  }
  return null;
}

interface Root {
  workspace: WorkspaceState;
}

/** Returns the same object for the same drafts, so that unchanged drafts are not stored again. */
export const selectDrafts: (root: Root) => KeptDrafts = createSelector(
  [
    selectForms,
    (root: Root) => selectNavigation(root).userId,
    (root: Root) => selectNavigation(root).section,
    (root: Root) => selectNavigation(root).year,
    (root: Root) => selectNavigation(root).panel,
    ({ workspace }: Root) => workspace.notices.shown,
  ],
  (forms, userId, section, year, panel, shown) =>
    draftsOf(forms, { userId, section, year, panel }, typedReceipt(shown)),
);

/** Whether unsaved input would be lost with the page, so that the browser must ask first. */
export const selectHasInputToLose = ({
  workspace: { forms, navigation, notices },
}: Root): boolean =>
  [forms.modal, ...forms.waiting].some((modal) => modal !== null && hasInputToLose(modal)) ||
  forms.myData.draft !== null ||
  forms.aside.month !== undefined ||
  (forms.aside.note !== undefined && navigation.panel === 'report') ||
  typedReceipt(notices.shown) !== null;
