import { createSelector } from '@reduxjs/toolkit';

import { clientsSelectors } from '../clients/clientsSlice';
import type { Quote } from '../quotes/quote';
import { selectApprovedQuotes } from '../quotes/quotesSlice';
import type { Project } from './project';
import { projectsSelectors, type ProjectsState } from './projectsSlice';

/** The greatest age of an approval in ms (30 days). An older approval without a project was left so on purpose. */
const RECENT = 30 * 86_400_000;

/**
 * Whether a quote was approved by a recent update. Only such a quote counts as missing a project. Rows store only
 * their creation and their last change, so this is a guess. `now` is in ms.
 */
export const wasApprovedLately = (
  { status, createdAt, updatedAt }: Pick<Quote, 'status' | 'createdAt' | 'updatedAt'>,
  now: number,
): boolean =>
  status === 'approved' &&
  Date.parse(updatedAt) !== Date.parse(createdAt) &&
  Math.abs(now - Date.parse(updatedAt)) < RECENT;

export const selectQuoteIdsWithProject = createSelector(
  [projectsSelectors.selectAll],
  (projects) => new Set(projects.map(({ quoteId }) => quoteId)),
);

/** The project that was made from a quote; null if there is none. */
export const selectProjectOfQuote = (
  root: { projects: ProjectsState },
  quoteId: string,
): Project | null =>
  projectsSelectors.selectAll(root).find((project) => project.quoteId === quoteId) ?? null;

/** Whether the projects are loaded and none of them was made from this quote. */
export const selectHasNoProject = (root: { projects: ProjectsState }, quoteId: string): boolean =>
  root.projects.loaded && !selectQuoteIdsWithProject(root).has(quoteId);

/** The approved quotes that have a client but no project, newest first. */
export const selectQuotesWithoutProject = createSelector(
  [selectApprovedQuotes, clientsSelectors.selectEntities, selectQuoteIdsWithProject],
  (quotes, clients, made) =>
    quotes.filter(({ id, clientId }) => clientId !== null && clientId in clients && !made.has(id)),
);
