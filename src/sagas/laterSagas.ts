import { call, fork, type SagaGenerator } from 'typed-redux-saga';

import type { Client, ClientDraft } from '../features/business/clients/client';
import type { ClientDetails, ClientDetailsDraft } from '../features/business/clients/clientDetails';
import type { Expense, ExpenseDraft } from '../features/business/expenses/expense';
import type {
  ExpenseProject,
  ExpenseProjectDraft,
} from '../features/business/expenses/expenseProject';
import { nextPieceNumber } from '../features/business/payments/receiptSteps';
import type { Project, ProjectDraft } from '../features/business/projects/project';
import type { Quote, QuoteDraft } from '../features/business/quotes/quote';
import type { SeriesRow, SeriesRowDraft } from '../features/business/series/seriesRow';
import type { StoredLine, StoredLineDraft } from '../features/business/statement/storedLine';
import { createRow } from './createRow';
import { tryDelete } from './deleteRow';
import { saveDetails } from './detailsSaga';
import { isFailure } from './failures';
import { loadTable } from './loadSaga';
import { failureAfterReread, rereadRow } from './lostAnswer';
import { receivePart, takeBackSteps, type ReceiptTables } from './receivePart';
import type { SideTableAccess, Table } from './table';

/**
 * What later sagas call. They do not import it, because a module that two scripts share cannot be joined with other
 * modules, so the first screen would be larger. `watch` and `partId` are so small that they make no difference.
 */
const shared = {
  createRow,
  failureAfterReread,
  isFailure,
  loadTable,
  nextPieceNumber,
  receivePart,
  rereadRow,
  saveDetails,
  takeBackSteps,
  tryDelete,
};

/** The tables of the signed-in user that later sagas use. */
export interface UserTables extends ReceiptTables {
  clients: Table<Client, ClientDraft>;
  clientDetails: SideTableAccess<ClientDetails, ClientDetailsDraft>;
  quotes: Table<Quote, QuoteDraft>;
  projects: Table<Project, ProjectDraft>;
  expenses: Table<Expense, ExpenseDraft>;
  expenseProjects: SideTableAccess<ExpenseProject, ExpenseProjectDraft>;
  statementLines: SideTableAccess<StoredLine, StoredLineDraft>;
  series: SideTableAccess<SeriesRow, SeriesRowDraft>;
}

/** What a later saga gets for the signed-in user. */
export type LaterContext = UserTables & typeof shared;

type LaterSaga = (context: LaterContext) => SagaGenerator<void>;

/**
 * Collects the sagas of sections whose code is loaded after the first screen. They run for each signed-in user, and a
 * sign-out cancels them together with the user's other sagas.
 */
export function createLaterSagas() {
  const sagas: LaterSaga[] = [];
  let tellAdded = (): void => undefined;
  return {
    add(saga: LaterSaga): void {
      sagas.push(saga);
      tellAdded();
    },

    /** Runs all sagas for the signed-in user, also those that are added later. */
    *run(tables: UserTables): SagaGenerator<never> {
      const context: LaterContext = { ...tables, ...shared };
      let running = 0;
      for (;;) {
        const added = new Promise<void>((resolve) => {
          tellAdded = resolve;
        });
        for (const saga of sagas.slice(running)) yield* fork(saga, context);
        running = sagas.length;
        yield* call(() => added);
      }
    },
  };
}

export type LaterSagas = ReturnType<typeof createLaterSagas>;
