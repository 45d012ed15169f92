import type { Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';

import { selectModal } from '../features/app/forms/formsSlice';
import { hasNoDrafts } from '../features/app/forms/forms';
import { selectDrafts } from '../features/app/workspace/unsaved';
import { selectBulkRun, type MarkingState } from '../features/app/bulk/markingSlice';
import { noticesActions } from '../features/app/notices/noticesSlice';
import { isWritingRows, type OwnDataState } from '../features/app/ownData/ownDataSlice';
import type { StatementState } from '../features/business/statement/statementSlice';
import type { WorkspaceState } from '../features/app/workspace/workspace';
import { checkForUpdateNow, followAppWorker, reloadIntoNewest } from '../gateway/appWorker';
import type { Dependencies } from './dependencies';

/** How long (ms) the reload waits for a save that is in flight. */
const SAVE_TIMEOUT = 10_000;

/** How long (ms) after a refused save has caused a check until another refused save causes a check again. */
const REFUSAL_CHECK_INTERVAL = 60_000;

interface Root {
  workspace: WorkspaceState;
  marking: MarkingState;
  ownData?: OwnDataState;
  statement?: StatementState;
}

const isSaving = (root: Root): boolean =>
  selectModal(root)?.saving === true || selectBulkRun(root) !== null || !!root.statement?.run;

function* untilSaved(): SagaGenerator<void> {
  while (yield* select(isSaving)) yield* take('*');
}

/**
 * Stores the drafts.
 * @returns false if the browser cannot store them. It must then ask the user before it leaves the page.
 */
function* storeDrafts({ drafts }: Dependencies['gateway']): SagaGenerator<boolean> {
  const current = yield* select(selectDrafts);
  if (hasNoDrafts(current)) return true;
  yield* call(drafts.write, current);
  return (yield* call(drafts.read)) !== null;
}

/**
 * Announces newer versions of the app. When the user requests it, the page is reloaded. Before that, saves in flight
 * are awaited and drafts are stored.
 */
export function* versionSaga({
  gateway,
  log,
}: Pick<Dependencies, 'gateway' | 'log'>): SagaGenerator<void> {
  yield* fork(function* () {
    const newVersions = yield* call(() =>
      eventChannel<true>((emit) => {
        followAppWorker(log, () => emit(true));
        // The service worker is followed as long as the page is open, so there is nothing to unsubscribe.
        return () => undefined;
      }),
    );
    for (;;) {
      yield* take(newVersions);
      yield* put(noticesActions.versionFound());
    }
  });
  // The backend refuses saves of a page that is too old for the database's schema. A check then finds the newer version
  // of the app.
  yield* fork(function* () {
    for (;;) {
      yield* take(({ type }: Action) => /(?:create|update|save)Failed$/.test(type));
      yield* call(checkForUpdateNow);
      yield* delay(REFUSAL_CHECK_INTERVAL);
    }
  });
  for (;;) {
    yield* take(noticesActions.updateRequested);
    yield* race({ saved: call(untilSaved), late: delay(SAVE_TIMEOUT) });
    const areDraftsStored = yield* call(storeDrafts, gateway);
    const isBusy = yield* select(
      ({ ownData }: Root) => ownData !== undefined && isWritingRows(ownData.step),
    );
    yield* call(reloadIntoNewest, { quietly: areDraftsStored && !isBusy });
  }
}
