import { call, type SagaGenerator } from 'typed-redux-saga';

import type { Dependencies } from './dependencies';
import { sessionSaga } from './sessionSaga';

/** Starts all sagas of the app. All of them depend on the session. */
export function* rootSaga(dependencies: Dependencies): SagaGenerator<void> {
  yield* call(sessionSaga, dependencies);
}
