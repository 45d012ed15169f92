import { call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import { selectAreFirstStepsDue } from '../features/business/dashboard/firstSteps';
import { entityActions, type EntityName } from '../features/app/entities/entities';
import { navigationActions } from '../features/app/navigation/navigationSlice';
import { FIRST_STEPS } from '../gateway/gateway';
import type { Dependencies } from './dependencies';
import { watch } from './watch';

const LISTS = ['clients', 'quotes', 'projects', 'payments'] as const;

const areLoaded = (root: Record<EntityName, { loaded: boolean }>): boolean =>
  LISTS.every((list) => root[list].loaded);

/**
 * Makes two offers, once in a session, as soon as the lists are loaded: the first steps and the missing projects. The
 * first steps are part of the first screen. Offers that the user has dismissed are not repeated.
 */
export function* offersSaga(
  userId: string,
  dependencies: Pick<Dependencies, 'gateway' | 'now' | 'log'>,
): SagaGenerator<void> {
  const { dismissals } = dependencies.gateway;

  function* offerFirstSteps(): SagaGenerator<void> {
    if ((yield* call(dismissals.read, userId)).includes(FIRST_STEPS)) return;
    while (!(yield* select(areLoaded))) {
      yield* take(LISTS.map((list) => entityActions[list].loaded.type));
    }
    if (yield* select(selectAreFirstStepsDue)) yield* put(navigationActions.firstStepsOffered());
  }

  yield* watch(navigationActions.firstStepsDismissed, function* () {
    yield* call(dismissals.add, userId, [FIRST_STEPS]);
  });
  yield* fork(offerFirstSteps);
  try {
    const { missingProjectsSaga } = yield* call(
      () => import(/* webpackChunkName: "later" */ './missingProjectsSaga'),
    );
    yield* fork(missingProjectsSaga, userId, dependencies);
  } catch (error) {
    dependencies.log('Missing projects are not offered', error);
  }
}
