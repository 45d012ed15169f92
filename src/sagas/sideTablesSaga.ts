import { all, call, fork, select, take, type SagaGenerator } from 'typed-redux-saga';

import { entityActions } from '../features/app/entities/entities';
import {
  SIDE_NAMES,
  sideTables,
  type SideDraft,
  type SideName,
  type SideRow,
} from '../features/app/entities/sideTables';
import type { Payment, PaymentDraft } from '../features/business/payments/payment';
import type { Project, ProjectDraft } from '../features/business/projects/project';
import type { Quote, QuoteDraft } from '../features/business/quotes/quote';
import { sessionActions } from '../features/app/session/sessionSlice';
import type { Row } from '../features/shared/list';
import type { Repository } from '../gateway/gateway';
import { chargeSaga } from './chargeSaga';
import type { Dependencies } from './dependencies';
import { detailsSaga } from './detailsSaga';
import { expenseProjectsSaga } from './expenseProjectsSaga';
import { restoreSideRowsSaga } from './restoreSideRowsSaga';
import type { InFlightWrites } from './inFlightWrites';
import { issueSaga } from './issueSaga';
import { loadTable, reloadSaga } from './loadSaga';
import type { RunInQueue } from './queuePerKey';
import { receiptNumberSaga } from './receiptNumberSaga';
import { receiptSaga } from './receiptSaga';
import type { UserTables } from './laterSagas';
import type { SideTableAccess, ListActions, Table } from './table';

interface Context {
  /** Collects the functions that load each side table, in the order in which the tables are loaded. */
  loads: (() => SagaGenerator<boolean>)[];
  inFlightWrites: InFlightWrites;
  inQueue: RunInQueue;
  quotes: Table<Quote, QuoteDraft>;
  projects: Table<Project, ProjectDraft>;
  payments: Table<Payment, PaymentDraft>;
}

type SideRepositories = { [N in SideName]: Repository<SideRow<N>, SideDraft<N>> };

/* A side table of any row type, for sagas that treat all of them alike. */
type AnyTable = SideTableAccess<Row, Partial<Row>>;
type AnyList = Pick<ListActions<Row, Partial<Row>>, 'restored' | 'restoreEnded'>;

/**
 * Runs the side tables of a signed-in user, and returns those that other sagas use. They are loaded after the lists,
 * because no first screen shows them.
 */
export function* sideTablesSaga(
  userId: string,
  dependencies: Dependencies,
  { loads, inFlightWrites, inQueue, quotes, projects, payments }: Context,
): SagaGenerator<Omit<UserTables, 'clients' | 'quotes' | 'projects' | 'payments' | 'expenses'>> {
  const { gateway, log } = dependencies;
  const repositories: SideRepositories = gateway;

  const served = new Map<SideName, AnyTable>();

  /** Runs the sagas of one side table: its loads, its saves and its restorations. */
  function* runTable<N extends SideName>(
    name: N,
  ): SagaGenerator<SideTableAccess<SideRow<N>, SideDraft<N>>> {
    const { of, actions, selectors, empty, rowOf } = sideTables[name];
    const table: SideTableAccess<SideRow<N>, SideDraft<N>> = {
      userId,
      actions,
      repository: inFlightWrites.tracked(repositories[name]),
      read: (id) => select((root: object) => selectors.selectStored(root, id)),
      *readDeletedSideRows(id) {
        const deletedSideRows = yield* select((root: object) =>
          selectors.selectDeletedSideRows(root),
        );
        return Object.values(deletedSideRows).filter((row) => rowOf(row.id) === id);
      },
      empty,
      rowOf,
      sent: new Map(),
      unconfirmed: new Set(),
      log,
      inQueue,
    };
    const any = table as unknown as AnyTable;
    served.set(name, any);
    yield* fork(() => detailsSaga(any));
    yield* fork(() => reloadSaga(any, gateway.onResume));
    // `expenseProjectsSaga` handles this table, because an expense's project may have been deleted, too.
    if (of !== null && name !== 'expenseProjects') {
      yield* fork(() => restoreSideRowsSaga(any, entityActions[of] as unknown as AnyList));
    }
    return table;
  }

  const own = {
    profiles: yield* runTable('profiles'),
    clientDetails: yield* runTable('clientDetails'),
    quoteDetails: yield* runTable('quoteDetails'),
    quoteVersions: yield* runTable('quoteVersions'),
    expenseProjects: yield* runTable('expenseProjects'),
    paymentParts: yield* runTable('paymentParts'),
    statementLines: yield* runTable('statementLines'),
    series: yield* runTable('series'),
  };
  for (const name of SIDE_NAMES) if (!(name in own)) yield* runTable(name);
  yield* fork(() => expenseProjectsSaga(own.expenseProjects, projects));
  yield* fork(() => receiptSaga({ payments, paymentParts: own.paymentParts }, dependencies));
  yield* fork(chargeSaga, { projects, payments, paymentParts: own.paymentParts });
  yield* fork(() => receiptNumberSaga(own.paymentParts, own.profiles, dependencies));
  yield* fork(issueSaga, own.quoteDetails, own.quoteVersions, quotes, dependencies);

  for (const name of SIDE_NAMES) {
    const table = served.get(name);
    if (table) loads.push(() => loadTable(table));
  }

  // The load waits for writes in flight from an earlier session of this user, because they could change what it reads.
  const settled = inFlightWrites.settled(userId);
  yield* fork(function* loadAfterLists() {
    yield* take(sessionActions.dataReady);
    if (settled) yield* call(() => settled);
    yield* all(loads.map((load) => call(load)));
  });
  return own;
}
