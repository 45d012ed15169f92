import { createSelector } from '@reduxjs/toolkit';

import { clientsSelectors } from '../clients/clientsSlice';
import { selectQuotesWithoutProject } from '../projects/missingProjects';
import { approvedTerms } from '../payments/charge';
import { paymentsSelectors } from '../payments/paymentsSlice';
import type { Project } from '../projects/project';
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
  /** Make the payments that the terms of the project's quote become, start the project, or record a payment. */
  | { kind: 'charge' | 'start' | 'newPayment'; projectId: string }
  /** Receive a payment. One that the terms have become is asked for by Pix. */
  | { kind: 'pix' | 'receive'; paymentId: string };

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
        const hasTerms = ({ quoteId }: Pick<Project, 'quoteId'>): boolean =>
          approvedTerms(
            quotes.find(({ id }) => id === quoteId),
            details[quoteId ?? ''],
          ) !== null;
        const [payment] = payments;
        if (payment) {
          const of = projects.find(({ id }) => id === payment.projectId);
          if (!of || !hasTerms(of)) return { kind: 'receive', paymentId: payment.id };
          // The deposit was made before the rest.
          const first = payments.findLast(({ projectId }) => projectId === of.id) ?? payment;
          return { kind: 'pix', paymentId: first.id };
        }
        const [begun] = payable;
        const [project] = projects;
        const agreed = begun ?? project;
        if (agreed && hasTerms(agreed)) return { kind: 'charge', projectId: agreed.id };
        if (begun) return { kind: 'newPayment', projectId: begun.id };
        if (project) return { kind: 'start', projectId: project.id };
        const [quote] = withoutProject;
        return quote ? { kind: 'makeProject', quoteId: quote.id } : { kind: 'newProject' };
      }
      case undefined:
        return null;
    }
  },
);
