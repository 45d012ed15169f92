import { createSelector } from '@reduxjs/toolkit';

import { selectWithoutProject } from '../projects/missingProjects';
import { paymentsSelectors } from '../payments/paymentsSlice';
import { projectsSelectors, selectPayableProjects } from '../projects/projectsSlice';
import { quoteDetailsSelectors } from '../quotes/quoteDetailsSlice';
import { quotesSelectors } from '../quotes/quotesSlice';
import { selectFirstSteps } from './firstSteps';

/** What is done next on the way to the first money, with the record that it is done to. */
export type Deed =
  | { kind: 'newClient' | 'newQuote' | 'newProject' }
  /** The project that an approval should have made. */
  | { kind: 'makeProject'; quoteId: string }
  /** The quote goes to its client, or their answer is registered. */
  | { kind: 'send' | 'answer'; quoteId: string }
  | { kind: 'start' | 'newPayment'; projectId: string }
  | { kind: 'receive'; paymentId: string };

/** The deed that the first step which is not done takes; null where all are. */
export const selectNextDeed = createSelector(
  [
    selectFirstSteps,
    quotesSelectors.selectAll,
    quoteDetailsSelectors.selectEntities,
    projectsSelectors.selectAll,
    selectPayableProjects,
    paymentsSelectors.selectAll,
    selectWithoutProject,
  ],
  (steps, quotes, details, projects, payable, payments, withoutProject): Deed | null => {
    switch (steps.find(({ done }) => !done)?.step) {
      case 'client':
        return { kind: 'newClient' };
      case 'quote':
        return { kind: 'newQuote' };
      case 'approval': {
        // The lists are newest first.
        const open = quotes.find(({ status }) => status !== 'rejected');
        if (!open) return { kind: 'newQuote' };
        return { kind: details[open.id]?.sentAt ? 'answer' : 'send', quoteId: open.id };
      }
      case 'payment': {
        const [payment] = payments;
        if (payment) return { kind: 'receive', paymentId: payment.id };
        const [begun] = payable;
        if (begun) return { kind: 'newPayment', projectId: begun.id };
        const [project] = projects;
        if (project) return { kind: 'start', projectId: project.id };
        const [quote] = withoutProject;
        return quote ? { kind: 'makeProject', quoteId: quote.id } : { kind: 'newProject' };
      }
      case undefined:
        return null;
    }
  },
);
