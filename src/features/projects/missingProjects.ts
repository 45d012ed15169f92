import { createSelector } from '@reduxjs/toolkit';

import { clientsSelectors } from '../clients/clientsSlice';
import type { Quote } from '../quotes/quote';
import { selectApprovedQuotes } from '../quotes/quotesSlice';
import type { Project } from './project';
import { projectsSelectors, type ProjectsState } from './projectsSlice';

/** An approval that is older than this (ms, 30 days) was left without a project on purpose. */
const RECENT = 30 * 86_400_000;

/**
 * Whether a quote was approved by an update, and lately: only then a project is due. `now` in ms. Rows
 * say no more than when they were made and last changed.
 */
export const wasApprovedLately = (
  { status, createdAt, updatedAt }: Pick<Quote, 'status' | 'createdAt' | 'updatedAt'>,
  now: number,
): boolean =>
  status === 'approved' &&
  Date.parse(updatedAt) !== Date.parse(createdAt) &&
  Math.abs(now - Date.parse(updatedAt)) < RECENT;

/** The ids of the quotes that a project was made from. */
export const selectQuotesWithProject = createSelector(
  [projectsSelectors.selectAll],
  (projects) => new Set(projects.map(({ quoteId }) => quoteId)),
);

/** The project that was made from a quote; null without one. */
export const selectProjectOfQuote = (
  root: { projects: ProjectsState },
  quoteId: string,
): Project | null =>
  projectsSelectors.selectAll(root).find((project) => project.quoteId === quoteId) ?? null;

/** Whether the projects are known and none was made from this quote. */
export const selectIsWithoutProject = (
  root: { projects: ProjectsState },
  quoteId: string,
): boolean => root.projects.loaded && !selectQuotesWithProject(root).has(quoteId);

/** The approved quotes of known clients that no project was made from, newest first. */
export const selectWithoutProject = createSelector(
  [selectApprovedQuotes, clientsSelectors.selectEntities, selectQuotesWithProject],
  (quotes, clients, made) =>
    quotes.filter(({ id, clientId }) => clientId !== null && clientId in clients && !made.has(id)),
);
