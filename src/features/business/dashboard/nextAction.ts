import { createSelector } from '@reduxjs/toolkit';

import { clientsSelectors } from '../clients/clientsSlice';
import { selectQuotesWithoutProject } from '../projects/missingProjects';
import { paymentsSelectors } from '../payments/paymentsSlice';
import { projectsSelectors, selectPayableProjects } from '../projects/projectsSlice';
import { quoteDetailsSelectors } from '../quotes/quoteDetailsSlice';
import { quotesSelectors } from '../quotes/quotesSlice';
import { selectFirstSteps } from './firstSteps';

/** The next action on the way to the first money received, and the record that it acts on. */
export type NextAction =
  | { kind: 'newClient' | 'newProject' }
  /** `clientId` is the only client, for whom the quote must be; null if there are several clients. */
  | { kind: 'newQuote'; clientId: string | null }
  /** Create the project that an approval failed to create. */
  | { kind: 'makeProject'; quoteId: string }
  /** Send the quote to its client, or record the client's answer. */
  | { kind: 'send' | 'answer'; quoteId: string }
  | { kind: 'start' | 'newPayment'; projectId: string }
  | { kind: 'receive'; paymentId: string };

/** The action for the first open step; null where all steps are done. */
export const selectNextAction = createSelector(
  [
    selectFirstSteps,
    clientsSelectors.selectAll,
    quotesSelectors.selectAll,
    quoteDetailsSelectors.selectEntities,
    projectsSelectors.selectAll,
    selectPayableProjects,
    paymentsSelectors.selectAll,
    selectQuotesWithoutProject,
  ],
  (
    steps,
    clients,
    quotes,
    details,
    projects,
    payable,
    payments,
    withoutProject,
  ): NextAction | null => {
    const newQuote = {
      kind: 'newQuote',
      clientId: clients.length === 1 ? (clients[0]?.id ?? null) : null,
    } as const;
    switch (steps.find(({ done }) => !done)?.step) {
      case 'client':
        return { kind: 'newClient' };
      case 'quote':
        return newQuote;
      case 'approval': {
        // The lists have the newest row first, so this is the newest such quote.
        const open = quotes.find(({ status }) => status !== 'rejected');
        if (!open) return newQuote;
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
