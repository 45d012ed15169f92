import { createSelector } from '@reduxjs/toolkit';

import type { Client } from '../clients/client';
import { clientsSelectors } from '../clients/clientsSlice';
import { expensesSelectors } from '../expenses/expensesSlice';
import { paymentPartsSelectors } from '../payments/paymentPartsSlice';
import { selectReceivables } from '../payments/receivableSelectors';
import type { Receivable } from '../payments/receivable';
import { profilesSelectors } from '../profile/profilesSlice';
import type { Project } from '../projects/project';
import { projectsSelectors } from '../projects/projectsSlice';
import type { Quote } from '../quotes/quote';
import type { QuoteDetails } from '../quotes/quoteDetails';
import { quoteDetailsSelectors } from '../quotes/quoteDetailsSlice';
import { quotesSelectors } from '../quotes/quotesSlice';
import { isUnanswered } from '../quotes/unanswered';
import { daysBetween, isDay, localDay, type Day } from '../../shared/days';
import { compareText } from '../../shared/listSelectors';
import { openDuties, type Duty } from './duties';

/** A quote that its client has not answered yet. */
export interface Unanswered {
  quote: Quote;
  /** Whether the current version was sent. One that was never sent has waited since the quote was created. */
  wasSent: boolean;
  /** The current version. If it was not sent, those before it were. */
  version: number;
  /** Whether the quote was sent and has expired, so that a reminder would be useless. */
  isExpired: boolean;
  /** How many days the quote has waited. */
  days: number;
}

/** A project in progress that has a deadline. */
export interface Delivery {
  project: Project;
  /** The number of days from today to the deadline; negative where the deadline has passed. */
  days: number;
}

/** What has to be done today. It is the most urgent item of each kind, or null if there is none. */
export interface Today {
  /** The money that was due first: overdue, or due today. */
  due: Receivable | null;
  /** How many other parts of payments are overdue. */
  otherLate: number;
  /** How many other parts of payments are due today. */
  otherToday: number;
  unanswered: Unanswered | null;
  /** How many other quotes wait to be answered or sent. */
  otherUnanswered: number;
  delivery: Delivery | null;
}

/** A deadline is shown if it is at most this many days ahead. */
const AHEAD = 7;

function waiting(quote: Quote, details: QuoteDetails | undefined, today: Day): Unanswered {
  const sentAt = details?.sentAt ?? null;
  const days = daysBetween(localDay(new Date(sentAt ?? quote.createdAt)), today);
  const isExpired = sentAt !== null && !!details?.validUntil && details.validUntil < today;
  return {
    quote,
    wasSent: sentAt !== null,
    version: details?.version ?? 1,
    isExpired,
    days: Math.max(0, days),
  };
}

/**
 * The quotes that wait for an answer, those that have waited longest first. A quote with a recorded answer does
 * not wait.
 */
function unansweredQuotes(
  quotes: readonly Quote[],
  detailsOf: Readonly<Record<string, QuoteDetails>>,
  today: Day,
): Unanswered[] {
  return quotes
    .filter((quote) => isUnanswered(quote, detailsOf[quote.id], today))
    .map((quote) => waiting(quote, detailsOf[quote.id], today))
    .sort((a, b) => b.days - a.days || compareText(a.quote.createdAt, b.quote.createdAt));
}

/** The nearest deadline of a project in progress, if it has passed or is within a week. */
function nextDelivery(projects: readonly Project[], today: Day): Delivery | null {
  const [next] = projects
    .filter(({ status, deadline }) => status === 'in-progress' && isDay(deadline))
    .map((project) => ({ project, days: daysBetween(today, project.deadline) }))
    .filter(({ days }) => days <= AHEAD)
    .sort((a, b) => a.days - b.days || compareText(a.project.createdAt, b.project.createdAt));
  return next ?? null;
}

/**
 * What has to be done today: the money that was due first, the quote that has waited longest, and the next deadline.
 * @param open - everything that is still to be received, sorted by due date.
 */
export function whatToDoToday(
  open: readonly Receivable[],
  quotes: readonly Quote[],
  detailsOf: Readonly<Record<string, QuoteDetails>>,
  projects: readonly Project[],
  today: Day,
): Today {
  const [due, ...otherDue] = open.filter(({ days }) => days !== null && days <= 0);
  const otherLate = otherDue.filter(({ group }) => group === 'late').length;
  const [longest, ...others] = unansweredQuotes(quotes, detailsOf, today);
  return {
    due: due ?? null,
    otherLate,
    otherToday: otherDue.length - otherLate,
    unanswered: longest ?? null,
    otherUnanswered: others.length,
    delivery: nextDelivery(projects, today),
  };
}

/** A row that another one names: null if it was deleted, undefined while its list is not loaded. */
type Named<T> = T | null | undefined;

/** What the card 'Hoje' shows. Side tables decide part of it, so until they are loaded it is not known. */
export interface TodayShown {
  day: Day;
  isKnown: boolean;
  /** `others` counts those that are overdue, `othersToday` those that are due today. */
  due:
    | (Receivable & {
        project: Named<Project>;
        client: Named<Client>;
        others: number;
        othersToday: number;
      })
    | null;
  unanswered: (Unanswered & { client: Named<Client>; others: number }) | null;
  delivery: Delivery | null;
  duties: readonly Duty[];
}

type Root = Parameters<typeof selectReceivables>[0] &
  Parameters<typeof clientsSelectors.selectAll>[0] &
  Parameters<typeof expensesSelectors.selectAll>[0] &
  Parameters<typeof profilesSelectors.selectAll>[0] &
  Parameters<typeof quoteDetailsSelectors.selectEntities>[0] &
  Parameters<typeof quotesSelectors.selectAll>[0] &
  Parameters<typeof projectsSelectors.selectAll>[0];

const todayOf = (_root: Root, today: Day): Day => today;

const selectWhatToDoToday = createSelector(
  [
    selectReceivables,
    quotesSelectors.selectAll,
    quoteDetailsSelectors.selectEntities,
    projectsSelectors.selectAll,
    todayOf,
  ],
  whatToDoToday,
);

const selectOpenDuties = createSelector(
  // There is one profile at most.
  [profilesSelectors.selectAll, expensesSelectors.selectAll, todayOf],
  ([profile = null], expenses, today) => openDuties(profile, expenses, today),
);

export const selectTodayShown = createSelector(
  [
    selectWhatToDoToday,
    selectOpenDuties,
    clientsSelectors.selectEntities,
    clientsSelectors.selectIsLoaded,
    projectsSelectors.selectEntities,
    projectsSelectors.selectIsLoaded,
    paymentPartsSelectors.selectIsLoaded,
    quoteDetailsSelectors.selectIsLoaded,
    profilesSelectors.selectIsLoaded,
    todayOf,
  ],
  (
    { due, otherLate, otherToday, unanswered, otherUnanswered, delivery },
    duties,
    clients,
    knowsClients,
    projects,
    knowsProjects,
    knowsParts,
    knowsSent,
    knowsProfile,
    day,
  ): TodayShown => {
    const named = <T>(rows: Record<string, T>, isLoaded: boolean, id: string | null): Named<T> =>
      id === null ? null : (rows[id] ?? (isLoaded ? null : undefined));
    const clientOf = (id: string | null) => named(clients, knowsClients, id);
    const project = due && named(projects, knowsProjects, due.payment.projectId);
    return {
      day,
      isKnown: knowsParts && knowsSent && knowsProfile,
      due: due && {
        ...due,
        project,
        client: clientOf(project?.clientId ?? null),
        others: otherLate,
        othersToday: otherToday,
      },
      unanswered: unanswered && {
        ...unanswered,
        client: clientOf(unanswered.quote.clientId),
        others: otherUnanswered,
      },
      delivery,
      duties,
    };
  },
);
