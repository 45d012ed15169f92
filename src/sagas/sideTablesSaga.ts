import { all, call, fork, select, take, type SagaGenerator } from 'typed-redux-saga';

import { emptyClientDetails } from '../features/clients/clientDetails';
import {
  clientDetailsActions,
  clientDetailsSelectors,
} from '../features/clients/clientDetailsSlice';
import { clientsActions } from '../features/clients/clientsSlice';
import { emptyExpenseProject } from '../features/expenses/expenseProject';
import {
  expenseProjectsActions,
  expenseProjectsSelectors,
} from '../features/expenses/expenseProjectsSlice';
import { emptyPart, partOf } from '../features/payments/paymentPart';
import { paymentPartsActions, paymentPartsSelectors } from '../features/payments/paymentPartsSlice';
import { paymentsActions } from '../features/payments/paymentsSlice';
import { emptyProfile } from '../features/profile/profile';
import { profilesActions, profilesSelectors } from '../features/profile/profilesSlice';
import type { Project, ProjectDraft } from '../features/projects/project';
import type { Quote, QuoteDraft } from '../features/quotes/quote';
import { emptyQuoteDetails } from '../features/quotes/quoteDetails';
import { quoteDetailsActions, quoteDetailsSelectors } from '../features/quotes/quoteDetailsSlice';
import { quotesActions } from '../features/quotes/quotesSlice';
import { sessionActions } from '../features/session/sessionSlice';
import type { Row } from '../features/shared/list';
import { emptyMeiAdjustment } from '../features/year/meiAdjustment';
import {
  meiAdjustmentsActions,
  meiAdjustmentsSelectors,
} from '../features/year/meiAdjustmentsSlice';
import type { Repository } from '../gateway/gateway';
import type { Dependencies } from './dependencies';
import { detailsSaga } from './detailsSaga';
import { expenseProjectsSaga } from './expenseProjectsSaga';
import { followBackSaga } from './followBackSaga';
import type { InFlightWrites } from './inFlightWrites';
import { issueSaga } from './issueSaga';
import { loadTable, reloadSaga } from './loadSaga';
import type { InQueue } from './queuePerKey';
import { receiptSaga } from './receiptSaga';
import type { DetailsTable, Table } from './table';
import type { DetailsActions } from '../features/shared/detailsCases';

interface Context {
  inFlightWrites: InFlightWrites;
  inQueue: InQueue;
  quotes: Table<Quote, QuoteDraft>;
  projects: Table<Project, ProjectDraft>;
}

/**
 * What stands beside the lists, for one signed-in user. No first screen shows it: it is read once the
 * lists are there.
 */
export function* sideTablesSaga(
  userId: string,
  dependencies: Dependencies,
  { inFlightWrites, inQueue, quotes, projects }: Context,
): SagaGenerator<void> {
  const { gateway, log } = dependencies;
  const loads: (() => SagaGenerator<boolean>)[] = [];

  /** Serves one side table: its loads, and what the user says. */
  function* serve<T extends Row, Draft extends Partial<T>>(
    actions: DetailsActions<T, Draft>,
    repository: Repository<T, Draft>,
    selectors: {
      selectStored(root: object, id: string): T | null;
      selectAside(root: object): Record<string, T>;
    },
    empty: Draft,
    rowOf: (id: string) => string = (id) => id,
  ): SagaGenerator<DetailsTable<T, Draft>> {
    const table: DetailsTable<T, Draft> = {
      userId,
      actions,
      repository: inFlightWrites.tracked(repository),
      read: (id) => select((root: object) => selectors.selectStored(root, id)),
      *readAside(id) {
        const aside = yield* select((root: object) => selectors.selectAside(root));
        return Object.values(aside).filter((row) => rowOf(row.id) === id);
      },
      empty,
      rowOf,
      sent: new Map(),
      unconfirmed: new Set(),
      log,
      inQueue,
    };
    loads.push(() => loadTable(table));
    yield* fork(() => detailsSaga(table));
    yield* fork(() => reloadSaga(table, gateway.onResume));
    return table;
  }

  yield* serve(profilesActions, gateway.profiles, profilesSelectors, emptyProfile);
  const clientDetails = yield* serve(
    clientDetailsActions,
    gateway.clientDetails,
    clientDetailsSelectors,
    emptyClientDetails,
  );
  const quoteDetails = yield* serve(
    quoteDetailsActions,
    gateway.quoteDetails,
    quoteDetailsSelectors,
    emptyQuoteDetails,
  );
  const expenseProjects = yield* serve(
    expenseProjectsActions,
    gateway.expenseProjects,
    expenseProjectsSelectors,
    emptyExpenseProject,
  );
  const paymentParts = yield* serve(
    paymentPartsActions,
    gateway.paymentParts,
    paymentPartsSelectors,
    emptyPart,
    (id) => partOf(id).paymentId,
  );
  yield* serve(
    meiAdjustmentsActions,
    gateway.meiAdjustments,
    meiAdjustmentsSelectors,
    emptyMeiAdjustment,
  );
  yield* fork(() => followBackSaga(clientDetails, clientsActions));
  yield* fork(() => followBackSaga(quoteDetails, quotesActions));
  yield* fork(() => followBackSaga(paymentParts, paymentsActions));
  yield* fork(() => expenseProjectsSaga(expenseProjects, projects));
  yield* fork(() => receiptSaga(paymentParts, dependencies));
  yield* fork(issueSaga, quoteDetails, quotes, dependencies);

  // What an earlier session of this user has sent may still change what the load would find.
  const settled = inFlightWrites.settled(userId);
  yield* take(sessionActions.dataReady);
  if (settled) yield* call(() => settled);
  yield* all(loads.map((load) => call(load)));
}
