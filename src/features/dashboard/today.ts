import { createSelector } from '@reduxjs/toolkit';

import { selectReceivables } from '../payments/receivableSelectors';
import type { Receivable } from '../payments/receivable';
import type { Project } from '../projects/project';
import { projectsSelectors } from '../projects/projectsSlice';
import type { Quote } from '../quotes/quote';
import type { QuoteDetails } from '../quotes/quoteDetails';
import { quoteDetailsSelectors } from '../quotes/quoteDetailsSlice';
import { quotesSelectors } from '../quotes/quotesSlice';
import { daysBetween, isDay, localDay, type Day } from '../shared/days';
import { compareText } from '../shared/listSelectors';

/** A quote that its client has not answered yet. */
export interface Unanswered {
  quote: Quote;
  /** False for a quote that was never sent: it has waited since the day it was created. */
  wasSent: boolean;
  /** It was sent and can no longer be approved, so a reminder would be of no use. */
  isExpired: boolean;
  /** How many days it has waited. */
  days: number;
}

/** A project in progress that has a deadline. */
export interface Delivery {
  project: Project;
  /** Days from today to the deadline; negative where it has passed. */
  days: number;
}

/** What has to be done today: the most urgent item of each kind, null where there is none. */
export interface Today {
  late: Receivable | null;
  /** How many other parts of payments are overdue. */
  otherLate: number;
  unanswered: Unanswered | null;
  /** The other quotes that wait to be answered or sent. */
  otherUnanswered: readonly Quote[];
  delivery: Delivery | null;
}

/** How many days ahead a deadline is shown. */
const AHEAD = 7;

function waiting(quote: Quote, details: QuoteDetails | undefined, today: Day): Unanswered | null {
  const sentAt = details?.sentAt ?? null;
  if (quote.status === 'approved' || quote.status === 'rejected') return null;
  const days = daysBetween(localDay(new Date(sentAt ?? quote.createdAt)), today);
  // A client who received the quote today does not need a reminder today.
  if (sentAt !== null && days <= 0) return null;
  const isExpired = sentAt !== null && !!details?.validUntil && details.validUntil < today;
  return { quote, wasSent: sentAt !== null, isExpired, days: Math.max(0, days) };
}

/** The waiting quotes, longest wait first. A quote with a recorded answer is not waiting. */
function unansweredQuotes(
  quotes: readonly Quote[],
  detailsOf: Readonly<Record<string, QuoteDetails>>,
  today: Day,
): Unanswered[] {
  return quotes
    .flatMap((quote) => {
      const details = detailsOf[quote.id];
      if (details?.answer) return [];
      const found = waiting(quote, details, today);
      return found === null ? [] : [found];
    })
    .sort((a, b) => b.days - a.days || compareText(a.quote.createdAt, b.quote.createdAt));
}

/** The nearest deadline of work in progress that is overdue or within a week. */
function nextDelivery(projects: readonly Project[], today: Day): Delivery | null {
  const [next] = projects
    .filter(({ status, deadline }) => status === 'in-progress' && isDay(deadline))
    .map((project) => ({ project, days: daysBetween(today, project.deadline) }))
    .filter(({ days }) => days <= AHEAD)
    .sort((a, b) => a.days - b.days || compareText(a.project.createdAt, b.project.createdAt));
  return next ?? null;
}

/**
 * What has to be done today: the oldest overdue money, the longest-waiting quote, the next delivery.
 * @param open - Everything that is still to be received, sorted by due date.
 */
export function whatToDoToday(
  open: readonly Receivable[],
  quotes: readonly Quote[],
  detailsOf: Readonly<Record<string, QuoteDetails>>,
  projects: readonly Project[],
  today: Day,
): Today {
  const late = open.filter(({ group }) => group === 'late');
  const [longest, ...others] = unansweredQuotes(quotes, detailsOf, today);
  return {
    late: late[0] ?? null,
    otherLate: Math.max(0, late.length - 1),
    unanswered: longest ?? null,
    otherUnanswered: others.map(({ quote }) => quote),
    delivery: nextDelivery(projects, today),
  };
}

type Root = Parameters<typeof selectReceivables>[0] &
  Parameters<typeof quoteDetailsSelectors.selectEntities>[0] &
  Parameters<typeof quotesSelectors.selectAll>[0] &
  Parameters<typeof projectsSelectors.selectAll>[0];

export const selectWhatToDoToday = createSelector(
  [
    selectReceivables,
    quotesSelectors.selectAll,
    quoteDetailsSelectors.selectEntities,
    projectsSelectors.selectAll,
    (_root: Root, today: Day) => today,
  ],
  whatToDoToday,
);
