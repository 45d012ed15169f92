import type { Action } from '@reduxjs/toolkit';
import {
  all,
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga';

import { clientsActions, clientsSelectors } from '../features/business/clients/clientsSlice';
import { expensesActions, expensesSelectors } from '../features/business/expenses/expensesSlice';
import { paymentsActions, paymentsSelectors } from '../features/business/payments/paymentsSlice';
import { projectsActions, projectsSelectors } from '../features/business/projects/projectsSlice';
import { hasAllEditedStages, applyStageEdits } from '../features/business/projects/stageEdits';
import { quoteFields } from '../features/business/quotes/quote';
import { quotesActions, quotesSelectors } from '../features/business/quotes/quotesSlice';
import { selectIsReady, sessionActions } from '../features/app/session/sessionSlice';
import type { Row, WriteFailure } from '../features/shared/list';
import type { EntityName } from '../features/app/entities/entities';
import type { User } from '../features/shared/user';
import type { Repository } from '../gateway/gateway';
import { approvalSaga } from './approvalSaga';
import { bulkSaga } from './bulkSaga';
import { connectionSaga, createConnectionGuard } from './connectionSaga';
import { crudSaga } from './crudSaga';
import type { Dependencies } from './dependencies';
import { createEarlierProjects } from './earlierProjects';
import type { InFlightWrites } from './inFlightWrites';
import { loadTable, reloadSaga, type LoadTable } from './loadSaga';
import { offersSaga } from './offersSaga';
import { pendingSaga } from './pendingSaga';
import { createQueuePerKey } from './queuePerKey';
import { reference, type Reference, type ReferenceFieldOf } from './references';
import { restoreRowsSaga } from './restoreRowsSaga';
import { sideTablesSaga } from './sideTablesSaga';
import { snapshotSaga } from './snapshotSaga';
import { unapproveSaga } from './unapproveSaga';
import type { ListActions, Table } from './table';

/** A list to which rows of other lists refer. */
interface Referenced {
  repository: Pick<Repository<Row, unknown>, 'find'>;
}

/** How long (ms) the first load waits for writes in flight from an earlier session. */
const MAX_WAIT = 3_000;

/** Whether a write failed because the row to which it refers was deleted on another device. */
const isDangling = ({ payload }: Action & { payload?: { failure?: WriteFailure } }): boolean =>
  payload?.failure === 'dangling';

/**
 * Waits until the first screen shows this device's snapshot, if there is one. The browser needs longer to read the
 * backend's answers for a large account than to read the snapshot.
 */
function* untilSnapshotIsShown(
  user: User,
  { kept, firstScreen }: Pick<Dependencies, 'kept' | 'firstScreen'>,
): SagaGenerator<void> {
  if (!kept || !firstScreen) return;
  const snapshot = yield* call(() => kept);
  if (snapshot?.user.id !== user.id) return;
  if (snapshot.figures) yield* call(() => firstScreen);
  // `snapshotSaga` waits for the same promise and shows the rows before this saga continues.
  yield* call(snapshot.readRows);
  if (yield* select(selectIsReady)) yield* call(() => firstScreen);
}

/**
 * Runs everything for one signed-in user, from the first load to the last save. A sign-out cancels this saga as a
 * whole, so that no data of one user reaches the next.
 */
export function* userSaga(
  user: User,
  dependencies: Dependencies,
  writes: InFlightWrites,
): SagaGenerator<void> {
  const { gateway, log } = dependencies;
  const userId = user.id;
  const connection = createConnectionGuard(() => gateway.profiles.find(userId, userId));
  const inFlightWrites: InFlightWrites = {
    ...writes,
    tracked: (repository) => writes.tracked(connection.guarded(repository)),
  };
  const inQueue = createQueuePerKey();
  const loads: LoadTable[] = [];
  const sideLoads: LoadTable[] = [];
  const tables = () => [...loads, ...sideLoads];
  yield* fork(snapshotSaga, user, dependencies, tables);

  /** For each list, the fields of other lists that refer to its rows. */
  const incoming = new Map<object, Pick<Reference<never>, 'reconnect'>[]>();
  /** The sagas that restore deleted rows, one for each list. They start when all references are known. */
  const restorations: (() => SagaGenerator<void>)[] = [];

  /**
   * Runs the sagas of one list, which load, create, update and delete its rows. The saga that restores rows starts
   * later.
   */
  function* list<T extends Row, Draft extends Partial<T>>(
    entity: EntityName,
    actions: ListActions<T, Draft>,
    repository: Repository<T, Draft>,
    selectors: {
      selectStored(root: object, id: string): T | null;
      selectClearedReferences(root: object, field: string, id: string): string[];
    },
    {
      references = [],
      fieldsToSend = (_stored, changes) => changes,
      requiredValues = () => null,
      together = [],
      through = (direct) => direct,
    }: Partial<Pick<Table<T, Draft>, 'fieldsToSend' | 'requiredValues' | 'together'>> & {
      /** Returns the repository that the list uses. */
      through?: (direct: Repository<T, Draft>) => Repository<T, Draft>;
      /** The fields that refer to earlier lists. */
      references?: readonly [field: ReferenceFieldOf<T> & keyof Draft & string, to: Referenced][];
    } = {},
  ): SagaGenerator<Table<T, Draft>> {
    const table: Table<T, Draft> = {
      userId,
      actions,
      repository: writes.tracked(through(connection.guarded(repository))),
      read: (id) => select((root: object) => selectors.selectStored(root, id)),
      readClearedReferences: (field, id) =>
        select((root: object) => selectors.selectClearedReferences(root, field, id)),
      fieldsToSend,
      requiredValues,
      together,
      sent: new Map(),
      unconfirmed: new Set(),
      sentDrafts: new Map(),
      log,
      inQueue,
    };
    loads.push(() => loadTable(table));
    yield* fork(() => crudSaga(table));
    yield* fork(() => bulkSaga(entity, table));
    yield* fork(() => reloadSaga(table, gateway.onResume));
    const pointing: Pick<Reference<never>, 'reconnect'>[] = []; // the lists that follow add to it
    incoming.set(table, pointing);
    const outgoing = references.map(([field, to]) => {
      const made = reference(table, field, to);
      incoming.get(to)?.push(made);
      return made;
    });
    restorations.push(() =>
      restoreRowsSaga(table, { outgoing, incoming: pointing }, inFlightWrites),
    );
    return table;
  }

  const clients = yield* list('clients', clientsActions, gateway.clients, clientsSelectors);
  const earlierProjects = createEarlierProjects(connection.guarded(gateway.projects));
  const quotes = yield* list('quotes', quotesActions, gateway.quotes, quotesSelectors, {
    references: [['clientId', clients]],
    // An update of a quote sends all of its fields.
    fieldsToSend: (stored, changes) => ({ ...quoteFields(stored), ...changes }),
    // Two devices may approve a quote at the same moment. Only one of them must create the project.
    requiredValues: ({ status }, changes) => (changes.status === 'approved' ? { status } : null),
    through: earlierProjects.notedBy,
  });
  const projects = yield* list('projects', projectsActions, gateway.projects, projectsSelectors, {
    references: [
      ['clientId', clients],
      ['quoteId', quotes],
    ],
  });
  const payments = yield* list('payments', paymentsActions, gateway.payments, paymentsSelectors, {
    references: [['projectId', projects]],
    // The count of installments follows from two of them, and what was received from all.
    together: ['receivedAmount', 'totalAmount', 'isInstallment', 'paid'],
  });
  const expenses = yield* list('expenses', expensesActions, gateway.expenses, expensesSelectors);

  yield* fork(approvalSaga, projects, earlierProjects, dependencies);
  yield* fork(() =>
    pendingSaga(projects, {
      toggled: [projectsActions.stageToggled],
      saved: projectsActions.stagesSaved,
      failed: projectsActions.stagesFailed,
      readEdits: (id) => select(projectsSelectors.selectEdits, id),
      // A save sends all stages. Another device may have changed stages that the user did not edit, so the row is read
      // from the backend.
      readBase: (id) => call(projects.repository.find, userId, id),
      toChanges: ({ stages }, edits) =>
        hasAllEditedStages(stages, edits) ? { stages: applyStageEdits(stages, edits) } : null,
    }),
  );
  const lists = { quotes, projects, payments };
  const beside = { loads: sideLoads, inFlightWrites, inQueue, ...lists };
  const sideTables = yield* sideTablesSaga(userId, dependencies, beside);
  yield* fork(() => dependencies.later.run({ clients, ...lists, expenses, ...sideTables }));

  yield* fork(unapproveSaga, projects, inFlightWrites);
  for (const restoration of restorations) yield* fork(restoration);

  yield* fork(function* () {
    yield* take([sessionActions.dataRecalled, sessionActions.dataReady]);
    yield* call(offersSaga, userId, dependencies);
  });

  function* loadAll(): SagaGenerator<void> {
    yield* all(loads.map((load) => call(load)));
  }

  yield* fork(connectionSaga, connection, dependencies, tables);
  yield* untilSnapshotIsShown(user, dependencies);

  // A write has failed because a row was deleted on another device. The lists are loaded again, so that forms offer
  // only existing rows.
  yield* takeEvery(isDangling, () => loadAll());

  // The load waits for writes in flight from an earlier session of this user, because they could change what it reads.
  const settled = inFlightWrites.settled(userId);
  const wait = settled && (yield* race({ settled: call(() => settled), late: delay(MAX_WAIT) }));
  yield* loadAll();
  yield* put(sessionActions.dataReady());
  if (settled && wait?.late) {
    yield* call(() => settled);
    yield* loadAll();
  }
}
