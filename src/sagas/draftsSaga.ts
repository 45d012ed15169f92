import { eventChannel } from 'redux-saga';
import { call, delay, fork, select, take, type SagaGenerator } from 'typed-redux-saga';

import type { Dependencies } from './dependencies';
import { hasNoDrafts } from '../features/app/forms/forms';
import { selectDrafts } from '../features/app/workspace/unsaved';

/** The debounce (ms) after which drafts are stored while the user types. */
const DRAFT_DELAY = 300;

/**
 * Stores unsaved drafts in the storage of this tab, so that a reload keeps them. A draft is removed when it is
 * saved or discarded, when its user signs out, and when another user signs in. What a visitor has typed is removed when
 * anybody signs in.
 */
export function* draftsSaga({
  gateway: { drafts, onLeave },
}: Pick<Dependencies, 'gateway'>): SagaGenerator<void> {
  let written = yield* select(selectDrafts);

  function* write(): SagaGenerator<void> {
    const current = yield* select(selectDrafts);
    if (current === written) return;
    written = current;
    yield* call(drafts.write, hasNoDrafts(current) ? null : current);
  }

  yield* fork(function* () {
    const leaving = yield* call(() => eventChannel<true>((emit) => onLeave(() => emit(true))));
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
