import { call, fork, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import { selectAreFirstStepsDue } from '../features/dashboard/firstSteps';
import { selectWithoutProject, wasApprovedLately } from '../features/projects/missingProjects';
import { projectsActions, projectsSelectors } from '../features/projects/projectsSlice';
import { entityActions, type EntityName } from '../features/entities/entities';
import { navigationActions } from '../features/navigation/navigationSlice';
import { noticesActions } from '../features/notices/noticesSlice';
import { FIRST_STEPS } from '../gateway/gateway';
import type { Dependencies } from './dependencies';
import { guarded } from './failures';

type Lists = Record<EntityName, { loaded: boolean; stale: boolean }>;

function* until(
  passes: (list: Lists[EntityName]) => boolean,
  lists: readonly EntityName[],
): SagaGenerator<void> {
  const allPass = (root: Lists): boolean => lists.every((list) => passes(root[list]));
  while (!(yield* select(allPass))) {
    yield* take(lists.map((list) => entityActions[list].loaded.type));
  }
}

/**
 * Makes offers once a session, as soon as the lists are loaded: the first steps, and projects that are
 * missing because a page was closed between an approval and its project. Offers that the user has dismissed
 * are not repeated.
 */
export function* offersSaga(
  userId: string,
  { gateway: { dismissals }, now, log }: Pick<Dependencies, 'gateway' | 'now' | 'log'>,
): SagaGenerator<void> {
  function* offerFirstSteps(): SagaGenerator<void> {
    if ((yield* call(dismissals.read, userId)).includes(FIRST_STEPS)) return;
    yield* until(({ loaded }) => loaded, ['clients', 'quotes', 'projects', 'payments']);
    if (yield* select(selectAreFirstStepsDue)) yield* put(navigationActions.firstStepsOffered());
  }

  function* offerMissingProjects(): SagaGenerator<void> {
    // A snapshot may lack the project that another device has made since.
    yield* until(({ loaded, stale }) => loaded && !stale, ['clients', 'quotes', 'projects']);
    const instant = now().getTime();
    const quotes = yield* select(selectWithoutProject);
    const dismissed = new Set(yield* call(dismissals.read, userId));
    const quoteIds = quotes
      .filter((quote) => wasApprovedLately(quote, instant) && !dismissed.has(quote.id))
      .map(({ id }) => id);
    if (quoteIds.length > 0) yield* put(projectsActions.missingFromQuotes({ quoteIds }));
  }

  yield* takeEvery(
    navigationActions.firstStepsDismissed,
    guarded(log, function* () {
      yield* call(dismissals.add, userId, [FIRST_STEPS]);
    }),
  );
  yield* takeEvery(
    noticesActions.missingProjectsDeclined,
    guarded(
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
    guarded(log, function* ({ payload }: ReturnType<typeof projectsActions.deleteRequested>) {
      const project = yield* select(projectsSelectors.selectById, payload.id);
      if (project?.quoteId) yield* call(dismissals.add, userId, [project.quoteId]);
    }),
  );
  yield* fork(offerFirstSteps);
  yield* fork(offerMissingProjects);
}
