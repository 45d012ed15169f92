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

/** Whether the lists are loaded. A snapshot alone may lack a project that another device has created since. */
const areFresh = (root: Lists): boolean =>
  SOUGHT.every((list) => root[list].loaded && !root[list].stale);

/**
 * Once a session, offers to create projects that are missing because a page was closed between an approval and the
 * creation of its project. Offers that the user has dismissed are not repeated. This saga is loaded after the
 * first screen.
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
  // A user who deletes the project of a quote does not want it to be offered again. After the deletion it would be
  // unknown to which quote the project belonged.
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
