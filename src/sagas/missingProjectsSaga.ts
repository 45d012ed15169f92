import { call, fork, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import { entityActions, type EntityName } from '../features/entities/entities';
import { noticesActions } from '../features/notices/noticesSlice';
import {
  selectQuotesWithoutProject,
  wasApprovedLately,
} from '../features/projects/missingProjects';
import { projectsActions, projectsSelectors } from '../features/projects/projectsSlice';
import type { Dependencies } from './dependencies';
import { loggingErrors } from './failures';

type Lists = Record<EntityName, { loaded: boolean; stale: boolean }>;

const SOUGHT = ['clients', 'quotes', 'projects'] as const;

/** A snapshot may lack the project that another device has made since. */
const areFresh = (root: Lists): boolean =>
  SOUGHT.every((list) => root[list].loaded && !root[list].stale);

/**
 * Offers, once a session, projects that are missing because a page was closed between an approval and its
 * project. Offers that the user has dismissed are not repeated. It is loaded after the first screen.
 */
export function* missingProjectsSaga(
  userId: string,
  { gateway: { dismissals }, now, log }: Pick<Dependencies, 'gateway' | 'now' | 'log'>,
): SagaGenerator<void> {
  yield* takeEvery(
    noticesActions.missingProjectsDeclined,
    loggingErrors(
      log,
      function* ({ payload }: ReturnType<typeof noticesActions.missingProjectsDeclined>) {
        yield* call(dismissals.add, userId, payload.quoteIds);
      },
    ),
  );
  // A user who deletes a quote's project does not want it offered again. After the deletion its quote is
  // unknown.
  yield* takeEvery(
    projectsActions.deleteRequested,
    loggingErrors(log, function* ({ payload }: ReturnType<typeof projectsActions.deleteRequested>) {
      const project = yield* select(projectsSelectors.selectById, payload.id);
      if (project?.quoteId) yield* call(dismissals.add, userId, [project.quoteId]);
    }),
  );
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
