import { call, delay, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import { clientsActions, clientsSelectors } from '../features/clients/clientsSlice';
import { bulkActions } from '../features/bulk/bulk';
import { selectBulkRun } from '../features/marking/markingSlice';
import type { Project, ProjectDraft } from '../features/projects/project';
import { projectFromQuote } from '../features/projects/projectFromQuote';
import { selectHasNoProject } from '../features/projects/missingProjects';
import { projectsActions } from '../features/projects/projectsSlice';
import type { Quote } from '../features/quotes/quote';
import { quotesActions, quotesSelectors } from '../features/quotes/quotesSlice';
import { localDay } from '../features/shared/days';
import type { Dependencies } from './dependencies';
import { loggingErrors, writeFailureOf } from './failures';
import { loadTable } from './loadSaga';
import { rereadRow } from './lostAnswer';
import { createQueuePerKey } from './queuePerKey';
import type { Table } from './table';

/** How long (ms) after an approval its project is created. */
export const APPROVAL_DELAY = 100;

/** Whether an update has changed the status to approved. */
const isApproval = ({ row, before }: { row: Quote; before: Quote }): boolean =>
  row.status === 'approved' && before.status !== 'approved';

/**
 * Creates the project of an approved quote. It starts when an update has changed the status to approved. If the clients
 * are not loaded yet, it waits for them, because the client must be known. Each such change creates at most one
 * project.
 */
export function* approvalSaga(
  projects: Table<Project, ProjectDraft>,
  { newId, now, log }: Pick<Dependencies, 'newId' | 'now' | 'log'>,
): SagaGenerator<void> {
  /** The ids of approvals whose answer was lost. The next load shows whether they were committed. */
  const unconfirmed = new Set<string>();
  /** The ids of quotes whose project is being created. */
  const quotesInCreation = new Set<string>();
  /** Runs the requests for one quote one after another, so that the second one finds the project of the first. */
  const inQueue = createQueuePerKey();

  function* createProject(quoteId: string, together = false): SagaGenerator<void> {
    yield* delay(APPROVAL_DELAY);
    const quote = yield* select(quotesSelectors.selectById, quoteId);
    if (!quote) return;
    const client = yield* select(clientsSelectors.selectById, quote.clientId);
    if (!client) {
      // The client may exist without being in the list, because the clients are not loaded yet.
      if (yield* select(clientsSelectors.selectIsFresh)) return;
      yield* take(clientsActions.loaded);
      yield* createProject(quoteId, together);
      return;
    }
    const instant = now();
    const draft = projectFromQuote(quote, client, {
      today: localDay(instant),
      timestamp: instant.getTime(),
    });
    yield* insert(newId(), draft, { quoteId, together });
  }

  function* insert(
    id: string,
    draft: ProjectDraft,
    { quoteId, together }: { quoteId: string; together: boolean },
  ): SagaGenerator<void> {
    try {
      const project = yield* call(projects.repository.insert, projects.userId, id, draft);
      yield* put(projectsActions.createdFromQuote(project, together));
    } catch (error) {
      const found = yield* rereadRow(projects, projectsActions.createdFromQuote, id, error);
      if (found?.row) yield* put(projectsActions.createdFromQuote(found.row, together));
      else {
        const failure = writeFailureOf(error);
        yield* put(projectsActions.creationFromQuoteFailed({ quoteId, failure }));
      }
    }
  }

  /**
   * Reports an approval that the backend has answered. The attempt is then no longer unconfirmed. Otherwise a load
   * would report it as a second approval.
   */
  function* reportApproval(id: string, together?: { together: true }): SagaGenerator<void> {
    unconfirmed.delete(id);
    yield* put(quotesActions.approved({ id, ...together }));
  }

  function* onUpdated({ payload }: ReturnType<typeof quotesActions.updated>): SagaGenerator<void> {
    if (isApproval(payload)) yield* reportApproval(payload.row.id);
  }

  function* onUpdatedTogether({
    payload: { updates, takesBack },
  }: ReturnType<typeof quotesActions.updatedTogether>): SagaGenerator<void> {
    if (takesBack) return;
    const run = yield* select(selectBulkRun);
    const together = run !== null && run.total > 1 ? ({ together: true } as const) : undefined;
    for (const { row } of updates.filter(isApproval)) yield* reportApproval(row.id, together);
  }

  function* onUpdateFailed({
    payload: { id, failure, changes, before },
  }: ReturnType<typeof quotesActions.updateFailed>): SagaGenerator<void> {
    if (changes.status !== 'approved' || !before || before.status === 'approved') return;
    unconfirmed.add(id);
    if (failure !== 'network') yield* confirm(id);
  }

  /** Handles the results of a bulk approval. The answers to some of its updates may have been lost. */
  function* onAdvanced({ payload }: ReturnType<typeof bulkActions.advanced>): SagaGenerator<void> {
    const change = (yield* select(selectBulkRun))?.change;
    const isApproval = change?.kind === 'set' && change.value === 'approved';
    if (payload.entity !== 'quotes' || !isApproval) return;
    for (const id of payload.unsure) unconfirmed.add(id);
  }

  function* confirm(id: string): SagaGenerator<void> {
    const quote = yield* select(quotesSelectors.selectById, id);
    if (unconfirmed.delete(id) && quote?.status === 'approved') {
      yield* put(quotesActions.approved({ id }));
    }
  }

  function* onLoaded(): SagaGenerator<void> {
    for (const id of unconfirmed) yield* confirm(id);
  }

  function* onApproved({
    payload: { id, together },
  }: ReturnType<typeof quotesActions.approved>): SagaGenerator<void> {
    quotesInCreation.add(id);
    try {
      yield* createProject(id, together);
    } finally {
      quotesInCreation.delete(id);
    }
  }

  /** Creates a project at the user's request, unless another device or the approval itself has created it meanwhile. */
  function* onRequested({
    payload: { quoteId },
  }: ReturnType<typeof projectsActions.creationFromQuoteRequested>): SagaGenerator<void> {
    const isRead = yield* loadTable(projects);
    if (!isRead)
      yield* put(projectsActions.creationFromQuoteFailed({ quoteId, failure: 'network' }));
    else if (!quotesInCreation.has(quoteId) && (yield* select(selectHasNoProject, quoteId))) {
      yield* createProject(quoteId);
    }
  }

  yield* takeEvery(
    projectsActions.creationFromQuoteRequested,
    loggingErrors(log, (action: ReturnType<typeof projectsActions.creationFromQuoteRequested>) =>
      inQueue(action.payload.quoteId, () => onRequested(action)),
    ),
  );
  yield* takeEvery(quotesActions.updated, loggingErrors(log, onUpdated));
  yield* takeEvery(quotesActions.updatedTogether, loggingErrors(log, onUpdatedTogether));
  yield* takeEvery(bulkActions.advanced, loggingErrors(log, onAdvanced));
  yield* takeEvery(quotesActions.updateFailed, loggingErrors(log, onUpdateFailed));
  yield* takeEvery(quotesActions.loaded, loggingErrors(log, onLoaded));
  yield* takeEvery(quotesActions.approved, loggingErrors(log, onApproved));
}
