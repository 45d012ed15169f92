import { multicastChannel } from 'redux-saga';
import { fork, take, type SagaGenerator } from 'typed-redux-saga';

import type { Expense, ExpenseDraft } from '../features/business/expenses/expense';
import type { StoredLine, StoredLineDraft } from '../features/business/statement/storedLine';
import type { ReceiptTables } from './receivePart';
import type { SideTableAccess, Table } from './table';

/** The tables of the signed-in user that later sagas use. */
export interface UserTables extends ReceiptTables {
  expenses: Table<Expense, ExpenseDraft>;
  statementLines: SideTableAccess<StoredLine, StoredLineDraft>;
}

type LaterSaga = (tables: UserTables) => SagaGenerator<void>;

/**
 * Collects the sagas of sections whose code is loaded after the first screen. They run for each signed-in user, and a
 * sign-out cancels them together with the user's other sagas.
 */
export function createLaterSagas() {
  const sagas = new Set<LaterSaga>();
  const added = multicastChannel<{ type: 'added'; saga: LaterSaga }>();
  return {
    add(saga: LaterSaga): void {
      if (sagas.has(saga)) return;
      sagas.add(saga);
      added.put({ type: 'added', saga });
    },

    /** Runs all sagas for one user, also those that are added later. */
    *run(tables: UserTables): SagaGenerator<never> {
      for (const saga of sagas) yield* fork(saga, tables);
      for (;;) {
        const { saga } = yield* take(added, '*');
        yield* fork(saga, tables);
      }
    },
  };
}

export type LaterSagas = ReturnType<typeof createLaterSagas>;
