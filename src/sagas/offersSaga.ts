import { call, fork, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import { selectAreFirstStepsDone } from '../features/dashboard/firstSteps';
import { selectWithoutProject, wasApprovedLately } from '../features/projects/missingProjects';
import { projectsActions } from '../features/projects/projectsSlice';
import { entityActions } from '../features/workspace/entityActions';
import type { EntityName } from '../features/workspace/workspace';
import { workspaceActions } from '../features/workspace/workspaceSlice';
import type { Dependencies } from './dependencies';

const FIRST_STEPS = 'firstSteps';

type Lists = Record<EntityName, { loaded: boolean }>;

function* untilLoaded(...lists: EntityName[]): SagaGenerator<void> {
  const areLoaded = (root: Lists): boolean => lists.every((list) => root[list].loaded);
  while (!(yield* select(areLoaded))) {
    yield* take(lists.map((list) => entityActions[list].loaded.type));
  }
}

/**
 * What is offered once a session, as soon as the lists tell that it is called for: the first steps, and
 * the projects that are missing because a page was closed between an approval and its project. What a
 * user has sent away is not offered again.
 */
export function* offersSaga(
  userId: string,
  { gateway: { dismissals }, now }: Pick<Dependencies, 'gateway' | 'now'>,
): SagaGenerator<void> {
  const dismissed = new Set(yield* call(dismissals.read, userId));

  function* offerFirstSteps(): SagaGenerator<void> {
    if (dismissed.has(FIRST_STEPS)) return;
    yield* untilLoaded('clients', 'quotes', 'projects', 'payments');
    if (!(yield* select(selectAreFirstStepsDone))) yield* put(workspaceActions.firstStepsOffered());
  }

  function* offerMissingProjects(): SagaGenerator<void> {
    yield* untilLoaded('clients', 'quotes', 'projects');
    const instant = now().getTime();
    const quotes = yield* select(selectWithoutProject);
    const quoteIds = quotes
      .filter((quote) => wasApprovedLately(quote, instant) && !dismissed.has(quote.id))
      .map(({ id }) => id);
    if (quoteIds.length > 0) yield* put(projectsActions.missingFromQuotes({ quoteIds }));
  }

  yield* takeEvery(workspaceActions.firstStepsDismissed, function* () {
    yield* call(dismissals.add, userId, [FIRST_STEPS]);
  });
  yield* takeEvery(workspaceActions.missingProjectsDeclined, function* ({ payload }) {
    yield* call(dismissals.add, userId, payload.quoteIds);
  });
  yield* fork(offerFirstSteps);
  yield* fork(offerMissingProjects);
}
