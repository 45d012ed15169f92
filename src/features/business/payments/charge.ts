import { createSelector } from '@reduxjs/toolkit';

import type { Day } from '../../shared/days';
import type { Project } from '../projects/project';
import { madeProjectId } from '../projects/projectFromQuote';
import { projectsSelectors, type ProjectsState } from '../projects/projectsSlice';
import type { Quote } from '../quotes/quote';
import type { QuoteDetails } from '../quotes/quoteDetails';
import { quoteDetailsSelectors } from '../quotes/quoteDetailsSlice';
import { quotesSelectors } from '../quotes/quotesSlice';
import { agreedTerms, dueDay, termsParts, type Terms } from '../quotes/terms';
import { paymentAmounts, type AgreedPayment, type Payment } from './payment';
import { selectPartsByPayment } from './paymentPartsSlice';
import { paymentsSelectors, selectCharging } from './paymentsSlice';

/** The payments that the terms of a project's quote become, and which of them stand already. */
export interface AgreedPayments {
  projectId: string;
  terms: Terms;
  /** The number of the quote. */
  number: string | null;
  /** All payments that the terms become, in the order in which they are due. */
  payments: AgreedPayment[];
  /** Those of them that are still to be made. */
  missing: AgreedPayment[];
}

/** The ids of projects and of payments that are made from one quote differ in this bit. */
const PAYMENT = 0x800;

/** The most payments that terms become. */
const MOST = 2;

/**
 * The ids of the payments of a project, made from the quote's id as those of projects are, so that whoever makes the same
 * payments chooses the same ids. Payments that are left of an earlier project of the quote keep theirs.
 */
function paymentIds(quoteId: string, projectId: string, payments: Record<string, Payment>) {
  for (let round = 0; ; round += 1) {
    const ids = [0, 1].map((index) => madeProjectId(quoteId, PAYMENT + round * MOST + index));
    const isOwn = (id: string) => payments[id]?.projectId === projectId;
    if (ids.every((id) => !(id in payments) || isOwn(id))) return ids;
  }
}

/** The payments that terms become: one, or two for a deposit and the rest. A part of nothing is none. */
function agreedPayments(
  terms: Terms,
  total: number,
  { ids, projectId, ...days }: { ids: string[]; projectId: string; approved: Day; delivery: Day },
): AgreedPayment[] {
  const parts = termsParts(terms, total).filter(({ amount }) => amount > 0);
  const isInParts = terms.kind === 'installments';
  const paid = isInParts ? parts.slice(0, 1) : parts;
  return paid.map(({ amount, due }, index) => ({
    id: ids[index] ?? '',
    draft: {
      projectId,
      delivered: false,
      paid: false,
      paymentMethod: isInParts ? 'pix' : null,
      paymentDate: null,
      ...(isInParts ? paymentAmounts(total, 'pix', terms.count) : paymentAmounts(amount, null, 1)),
      notes: null,
    },
    dueOn: dueDay(due, days),
  }));
}

/** The terms that the client has agreed to by approving; null where there are none, or nothing is to be paid. */
export const approvedTerms = (
  quote: Quote | null | undefined,
  details: QuoteDetails | null | undefined,
): Terms | null =>
  quote?.status === 'approved' && quote.totalValue > 0 ? agreedTerms(details ?? null) : null;

type Root = Parameters<typeof quotesSelectors.selectById>[0] &
  Parameters<typeof quoteDetailsSelectors.selectById>[0] &
  Parameters<typeof paymentsSelectors.selectAll>[0] & { projects: ProjectsState };

/** What says whether a project is charged already. The terms come from one of them, too. */
const ASKED = [paymentsSelectors, projectsSelectors, quoteDetailsSelectors];

/**
 * What the terms of a project's quote become. Null where nothing was agreed, or the project is charged in another way
 * already. Nothing stands ready to be made before this page has read what is there.
 * @param today - the user's local day, on which what is due on approval is due.
 */
export const selectAgreedPayments = createSelector(
  [
    (_root: Root, project: Project) => project,
    (_root: Root, _project: Project, today: Day) => today,
    (root: Root, { quoteId }: Project) => quotesSelectors.selectById(root, quoteId),
    (root: Root, { quoteId }: Project) => quoteDetailsSelectors.selectById(root, quoteId),
    (root: Root) => paymentsSelectors.selectEntities(root),
    (root: Root) => projectsSelectors.selectEntities(root),
    (root: Root) => ASKED.every(({ selectIsLoaded }) => selectIsLoaded(root)),
    (root: Root) => ASKED.every(({ selectIsFresh }) => selectIsFresh(root)),
  ],
  (
    project,
    today,
    quote,
    details,
    payments,
    projects,
    areLoaded,
    areFresh,
  ): AgreedPayments | null => {
    const terms = approvedTerms(quote, details);
    if (!quote || !terms || !areLoaded) return null;
    const ids = paymentIds(quote.id, project.id, payments);
    const delivery = details?.workEnds ?? project.deadline;
    const agreed = agreedPayments(terms, quote.totalValue, {
      ids,
      projectId: project.id,
      approved: today,
      delivery,
    });
    if (agreed.length === 0) return null;
    // A quote is charged once, for whichever of its projects.
    const isChargedOtherwise = Object.values(payments).some(
      ({ id, projectId }) =>
        !ids.includes(id) && projectId !== null && projects[projectId]?.quoteId === quote.id,
    );
    if (isChargedOtherwise) return null;
    const missing = agreed.filter(({ id }) => !(id in payments));
    if (missing.length > 0 && !areFresh) return null;
    const number = details?.number ?? null;
    return { projectId: project.id, terms, number, payments: agreed, missing };
  },
);

/** Whether what a project is charged is being made or taken back, or some of it could not be made and is still missing. */
export function selectChargeState(
  root: Root & Parameters<typeof selectPartsByPayment>[0],
  { projectId, payments, missing }: AgreedPayments,
) {
  const state = selectCharging(root, projectId);
  const parts = selectPartsByPayment(root);
  const hasDay = ({ id }: AgreedPayment) =>
    parts[id]?.some(({ number, dueOn }) => number === 1 && dueOn);
  return state === 'failed' && missing.length === 0 && payments.every(hasDay) ? undefined : state;
}
