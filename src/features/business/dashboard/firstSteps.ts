import { createSelector } from '@reduxjs/toolkit';

import { clientsSelectors } from '../clients/clientsSlice';
import { paymentsSelectors } from '../payments/paymentsSlice';
import { selectReceipts } from '../payments/receivedSelectors';
import { projectsSelectors } from '../projects/projectsSlice';
import { quotesSelectors } from '../quotes/quotesSlice';

/** A step of a new user. */
export type FirstStep = 'client' | 'quote' | 'approval' | 'payment';

export interface StepState {
  step: FirstStep;
  done: boolean;
  /** The name of the client or of the project that completed the step; null where it was deleted. */
  subject: string | null;
}

/**
 * The steps of a new user, from the first client to the first received money. The lists show which steps are done.
 */
export const selectFirstSteps = createSelector(
  [
    clientsSelectors.selectAll,
    clientsSelectors.selectEntities,
    quotesSelectors.selectAll,
    selectReceipts,
    projectsSelectors.selectEntities,
  ],
  (clients, clientOf, quotes, receipts, projectOf): StepState[] => {
    // The lists have the newest row first, so the last row is the oldest one.
    const client = clients.at(-1);
    const quote = quotes.at(-1);
    const approved = quotes.findLast(({ status }) => status === 'approved');
    const paid = receipts.at(-1)?.payment;
    const nameOf = <T extends { name: string }>(rows: Record<string, T>, id?: string | null) =>
      (id && rows[id]?.name) ?? null;
    return [
      { step: 'client', done: client !== undefined, subject: client?.name ?? null },
      { step: 'quote', done: quote !== undefined, subject: nameOf(clientOf, quote?.clientId) },
      {
        step: 'approval',
        done: approved !== undefined,
        subject: nameOf(clientOf, approved?.clientId),
      },
      { step: 'payment', done: paid !== undefined, subject: nameOf(projectOf, paid?.projectId) },
    ];
  },
);

/**
 * Whether the user is new: a step is open, and one of the lists in the steps is still empty. A user with
 * records in all of them knows the way, even without money received.
 */
export const selectAreFirstStepsDue = createSelector(
  [
    selectFirstSteps,
    clientsSelectors.selectAll,
    quotesSelectors.selectAll,
    projectsSelectors.selectAll,
    paymentsSelectors.selectAll,
  ],
  (steps, ...lists) =>
    steps.some(({ done }) => !done) && lists.some((records) => records.length === 0),
);
