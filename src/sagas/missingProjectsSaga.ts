import { call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import { entityActions, type EntityName } from '../features/app/entities/entities';
import { noticesActions } from '../features/app/notices/noticesSlice';
import {
  selectQuotesWithoutProject,
  wasApprovedLately,
} from '../features/business/projects/missingProjects';
import { projectsActions, projectsSelectors } from '../features/business/projects/projectsSlice';
import type { Dependencies } from './dependencies';
import { watch } from './watch';

type Lists = Record<EntityName, { loaded: boolean; stale: boolean }>;

const SOUGHT = ['clients', 'quotes', 'projects'] as const;

/** Whether the lists are loaded. A snapshot is not enough, because another device may have created a project since. */
const areFresh = (root: Lists): boolean =>
  SOUGHT.every((list) => root[list].loaded && !root[list].stale);

/**
 * Offers to create missing projects, once in a session. A project is missing if a page was closed between an approval
 * and the creation of its project. Offers that the user has dismissed are not repeated. This saga is loaded after the
 * first screen.
 */
export function* missingProjectsSaga(
  userId: string,
  { gateway: { dismissals }, now }: Pick<Dependencies, 'gateway' | 'now'>,
): SagaGenerator<void> {
  yield* watch(noticesActions.missingProjectsDeclined, function* ({ payload }) {
    yield* call(dismissals.add, userId, payload.quoteIds);
  });
  // If the user deletes the project of a quote, that project is not offered again. This is noted before the deletion,
  // because afterwards the project's quote is unknown.
  yield* watch(projectsActions.deleteRequested, function* ({ payload }) {
    const project = yield* select(projectsSelectors.selectById, payload.id);
    if (project?.quoteId) yield* call(dismissals.add, userId, [project.quoteId]);
  });
  yield* fork(function* () {
    while (!(yield* select(areFresh))) {
      yield* take(SOUGHT.map((list) => entityActions[list].loaded.type));
    }
    const instant = now().getTime();
    const quotes = yield* select(selectQuotesWithoutProject);
    const dismissed = new Set(yield* call(dismissals.read, userId));
    const quoteIds = quotes
      .filter((quote) => wasApprovedLately(quote, instant) && !dismissed.has(quote.id))
      .map(({ id }) => id);
    if (quoteIds.length > 0) yield* put(projectsActions.missingFromQuotes({ quoteIds }));
  });
}
