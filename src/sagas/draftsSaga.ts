import { eventChannel } from 'redux-saga';
import { call, delay, fork, select, take, type SagaGenerator } from 'typed-redux-saga';

import type { Dependencies } from './dependencies';
import { NO_DRAFTS } from '../features/forms/forms';
import { selectDrafts } from '../features/forms/formsSlice';

/** How long (ms) what is stored of a draft may be behind while somebody types. */
const DRAFT_DELAY = 300;

/**
 * Keeps what is typed and not saved in this tab's storage, so that a reload does not take it along. It goes
 * when it is saved or given up, when its user signs out, and when somebody else signs in.
 */
export function* draftsSaga({
  gateway: { drafts, onLeave },
}: Pick<Dependencies, 'gateway'>): SagaGenerator<void> {
  let written = yield* select(selectDrafts);

  function* write(): SagaGenerator<void> {
    const current = yield* select(selectDrafts);
    if (current === written) return;
    written = current;
    const isNone = current.kept === NO_DRAFTS.kept && current.keptMyData === NO_DRAFTS.keptMyData;
    yield* call(drafts.write, isNone ? null : current);
  }

  yield* fork(function* () {
    const leaving = yield* call(() =>
      eventChannel<true>((emit) =>
        onLeave(() => {
          emit(true);
        }),
      ),
    );
    for (;;) {
      yield* take(leaving);
      yield* write();
    }
  });
  for (;;) {
    yield* take('*');
    if ((yield* select(selectDrafts)) === written) continue;
    yield* delay(DRAFT_DELAY);
    yield* write();
  }
}
