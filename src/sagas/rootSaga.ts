import { call, type SagaGenerator } from 'typed-redux-saga';

import type { Dependencies } from './dependencies';
import { sessionSaga } from './sessionSaga';

/** Every flow of the app starts from the session. */
export function* rootSaga(dependencies: Dependencies): SagaGenerator<void> {
  yield* call(sessionSaga, dependencies);
}
