import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';

import {
  ACCOUNT_TABLES,
  perTable,
  type AccountRows,
} from '../../features/app/ownData/accountTables';
import { MAX_FILE_BYTES, type FileProblem } from '../../features/app/ownData/fileProblem';
import { ownDataActions } from '../../features/app/ownData/ownDataSlice';
import { selectUser, sessionActions } from '../../features/app/session/sessionSlice';
import { FileRefused, readAccountFile } from '../../gateway/accountFile/readAccountFile';
import { forgetSpreadsheets } from '../../gateway/importJournal';
import type { Dependencies } from '../dependencies';
import { writeFailureOf } from '../failures';
import { eraseAccount } from './eraseAccount';
import { readAllRows, countRows, type AllRows } from './readAll';
import { removeRows, type RowBatch, type ReportProgress } from './removeRows';
import { restoreAccount } from './restoreAccount';
import { accountAccess } from './tables';
import { AccountNotEmpty } from './writeRows';

/** Restores an account from its file, or erases it. One request is handled at a time, and a sign-out stops it. */
export function* ownDataSaga(dependencies: Dependencies): SagaGenerator<never> {
  for (;;) {
    const user = yield* select(selectUser);
    if (user) {
      yield* race({
        served: call(serve, user.id, dependencies),
        left: take(sessionActions.signedOut),
      });
    } else yield* take(sessionActions.signedIn);
  }
}

const { fileChosen, restoreRequested, takeBackRequested, eraseRequested } = ownDataActions;
const isIntent = isAnyOf(fileChosen, restoreRequested, takeBackRequested, eraseRequested);

function* serve(userId: string, { gateway, log, newId }: Dependencies): SagaGenerator<never> {
  const tables = accountAccess(gateway, userId);
  /** The rows of the checked file; null if there is none. */
  let checked: AccountRows | null = null;
  /** The rows that a failed restoration could not delete. */
  let unremovedBatches: RowBatch[] = [];

  const progressReporter = (name: 'restoring' | 'takingBack' | 'erasing'): ReportProgress =>
    function* (done, total) {
      yield* put(ownDataActions.progressed({ name, done, total }));
    };

  function* putRows(rows: Readonly<AllRows>): SagaGenerator<void> {
    for (const table of ACCOUNT_TABLES) {
      for (const fact of tables[table].shown(rows[table])) yield* put(fact);
    }
  }

  /** Reads the lists again after a failure. A list that cannot be read now is read by its next load. */
  function* reloadLists(): SagaGenerator<void> {
    try {
      yield* putRows(yield* readAllRows(tables));
    } catch (error) {
      log('Reading what is left failed', error);
    }
  }

  function* check({ payload }: ReturnType<typeof ownDataActions.fileChosen>): SagaGenerator<void> {
    const { file, bytes, text } = payload;
    checked = null;
    try {
      if (bytes > MAX_FILE_BYTES) throw new FileRefused({ code: 'tooBig' });
      const { rows, email, exportedOn } = yield* call(readAccountFile, text);
      checked = rows;
      const counts = perTable((table) => rows[table].length);
      yield* put(ownDataActions.fileChecked({ file, email, exportedOn, counts }));
    } catch (error) {
      // Whatever a file contains, the user is told that it was not taken.
      if (!(error instanceof FileRefused)) log('Reading a file failed', error);
      const problem: FileProblem =
        error instanceof FileRefused ? error.problem : { code: 'unreadable' };
      yield* put(ownDataActions.fileRefused({ file, problem }));
    }
  }

  function* restore(): SagaGenerator<void> {
    if (!checked) {
      yield* put(ownDataActions.dismissed());
      return;
    }
    const outcome = yield* restoreAccount(tables, userId, checked, newId, {
      writing: progressReporter('restoring'),
      removing: progressReporter('takingBack'),
    });
    if ('rows' in outcome) {
      const { rows, renamed } = outcome;
      yield* put(ownDataActions.restored({ total: countRows(checked), renamed }));
      checked = null;
      yield* putRows(rows);
      return;
    }
    const { error, left } = outcome;
    log('Restoring failed', error);
    unremovedBatches = left?.batches ?? [];
    const failure = error instanceof AccountNotEmpty ? 'notEmpty' : writeFailureOf(error);
    yield* put(ownDataActions.restoreFailed({ failure, left: left?.count ?? 0 }));
    yield* reloadLists();
  }

  function* removeLeftRows(): SagaGenerator<void> {
    const failed = yield* removeRows(tables, unremovedBatches, progressReporter('takingBack'));
    if (failed) {
      log('Taking back failed', failed.error);
      const failure = writeFailureOf(failed.error);
      yield* put(ownDataActions.restoreFailed({ failure, left: failed.left }));
    } else {
      unremovedBatches = [];
      yield* put(ownDataActions.dismissed());
    }
    yield* reloadLists();
  }

  function* erase(): SagaGenerator<void> {
    const outcome = yield* eraseAccount(tables, progressReporter('erasing'));
    if ('total' in outcome) {
      yield* call(forgetSpreadsheets, userId);
      yield* put(ownDataActions.erased(outcome));
      yield* putRows(perTable(() => []));
      return;
    }
    const { error, left } = outcome;
    log('Erasing failed', error);
    yield* put(ownDataActions.eraseFailed({ failure: writeFailureOf(error), left }));
    yield* reloadLists();
  }

  for (;;) {
    const intent = yield* take(isIntent);
    try {
      if (fileChosen.match(intent)) yield* check(intent);
      else if (restoreRequested.match(intent)) yield* restore();
      else if (takeBackRequested.match(intent)) yield* removeLeftRows();
      else yield* erase();
    } catch (error) {
      // Without a result, the dialog that shows the progress would stay open forever.
      log('A saga failed', { action: intent.type, error });
      yield* put(ownDataActions.dismissed());
    }
  }
}
