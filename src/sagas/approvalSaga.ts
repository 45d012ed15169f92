import { call, delay, put, select, take, type SagaGenerator } from 'typed-redux-saga';

import { clientsActions, clientsSelectors } from '../features/business/clients/clientsSlice';
import { bulkActions } from '../features/app/entities/bulk';
import { selectBulkRun } from '../features/app/bulk/markingSlice';
import type { Project, ProjectDraft } from '../features/business/projects/project';
import { nextProjectId, projectFromQuote } from '../features/business/projects/projectFromQuote';
import { selectHasNoProject } from '../features/business/projects/missingProjects';
import { projectsActions } from '../features/business/projects/projectsSlice';
import { selectRestorableIds } from '../features/app/notices/noticesSlice';
import type { Quote } from '../features/business/quotes/quote';
import { quotesActions, quotesSelectors } from '../features/business/quotes/quotesSlice';
import { localDay } from '../features/shared/days';
import type { Dependencies } from './dependencies';
import { madeSince, type EarlierProjects, type EarlierProjectsByQuote } from './earlierProjects';
import { isFailure } from './failures';
import { loadTable } from './loadSaga';
import { failureAfterReread, rereadRow } from './lostAnswer';
import { createQueuePerKey } from './queuePerKey';
import type { Table } from './table';
import { watch } from './watch';

/** How long (ms) after an approval its project is created. */
export const APPROVAL_DELAY = 100;

/** A project that is being created. */
interface Creation {
  quoteId: string;
  id: string;
  earlier: EarlierProjects;
  /** Whether the approval belongs to a bulk change. */
  together: boolean;
}

const NO_PROJECTS: EarlierProjects = { rows: [], inCreation: [], isUnsure: false };

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
  earlierProjects: EarlierProjectsByQuote,
  { now }: Pick<Dependencies, 'now'>,
): SagaGenerator<void> {
  /** The ids of approvals whose answer was lost. The next load shows whether they were committed. */
  const unconfirmed = new Set<string>();
  /** Runs the requests for one quote one after another, so that the second one finds the project of the first. */
  const inQueue = createQueuePerKey();

  /** Chooses the id of a project. Another device that makes the same project chooses the same id. */
  function* chooseId({ quoteId, earlier }: Pick<Creation, 'quoteId' | 'earlier'>) {
    const { rows, inCreation } = earlier;
    // The undo of a deletion needs the id of the deleted project.
    const restorable = yield* select(selectRestorableIds, 'projects');
    const taken = new Set([...rows.map(({ id }) => id), ...inCreation, ...restorable]);
    return nextProjectId(quoteId, rows.length, taken);
  }

  function* createProject(creation: Creation): SagaGenerator<void> {
    yield* delay(APPROVAL_DELAY);
    const quote = yield* select(quotesSelectors.selectById, creation.quoteId);
    if (!quote) return;
    const client = yield* select(clientsSelectors.selectById, quote.clientId);
    if (!client) {
      // The client may exist without being in the list, because the clients are not loaded yet.
      if (yield* select(clientsSelectors.selectIsFresh)) return;
      yield* take(clientsActions.loaded);
      yield* createProject(creation);
      return;
    }
    const instant = now();
    const draft = projectFromQuote(quote, client, {
      today: localDay(instant),
      timestamp: instant.getTime(),
    });
    yield* insert(creation, draft);
  }

  /**
   * Inserts a project. If its id exists, another device has made the same project, which is returned. The id and the
   * earlier projects of `creation` change if the id turns out to be that of an earlier project.
   */
  function* insertOnce(creation: Creation, draft: ProjectDraft): SagaGenerator<Project> {
    const { id, quoteId, earlier } = creation;
    try {
      return yield* call(projects.repository.insert, projects.userId, id, draft);
    } catch (error) {
      const stored = isFailure(error, 'conflict')
        ? yield* call(projects.repository.find, projects.userId, id)
        : null;
      if (!stored) throw error;
      if (stored.quoteId === quoteId) return stored;
      // It is an earlier project whose quote was deleted and restored. It has lost its reference to the quote.
      creation.earlier = { ...earlier, rows: [...earlier.rows, stored] };
      creation.id = yield* chooseId(creation);
      return yield* insertOnce(creation, draft);
    }
  }

  function* insert(creation: Creation, draft: ProjectDraft): SagaGenerator<void> {
    const { id, quoteId, earlier, together } = creation;
    const { createdFromQuote, creationFromQuoteFailed } = projectsActions;
    try {
      if (earlier.isUnsure) {
        // The approval may be that of another device, which makes the project itself.
        const rows = yield* call(earlierProjects.read, projects.userId, quoteId);
        const made = madeSince(quoteId, earlier, rows);
        if (made && made.id !== id) {
          yield* loadTable(projects);
          return;
        }
      }
      yield* put(createdFromQuote(yield* insertOnce(creation, draft), together));
    } catch (error) {
      const found = yield* rereadRow(projects, createdFromQuote, creation.id, error);
      // A project without the quote is an earlier one, as above.
      if (found?.row?.quoteId === quoteId) yield* put(createdFromQuote(found.row, together));
      else {
        const failure = failureAfterReread(found, error);
        yield* put(creationFromQuoteFailed({ quoteId, id, failure }));
      }
    }
  }

  function* create(
    quoteId: string,
    earlier: EarlierProjects,
    together = false,
  ): SagaGenerator<void> {
    const id = yield* chooseId({ quoteId, earlier });
    earlierProjects.creationBegan(quoteId, id);
    try {
      yield* createProject({ quoteId, id, earlier, together });
    } finally {
      earlierProjects.creationEnded(quoteId, id);
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
    if (failure === 'unsent') return;
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
    yield* create(id, earlierProjects.of(id) ?? NO_PROJECTS, together);
  }

  /** Creates a project at the user's request, unless another device or the approval itself has created it meanwhile. */
  function* onRequested({
    payload: { quoteId },
  }: ReturnType<typeof projectsActions.creationFromQuoteRequested>): SagaGenerator<void> {
    const quote = yield* select(quotesSelectors.selectById, quoteId);
    // Another device has set the quote back meanwhile.
    if (quote?.status !== 'approved') return;
    if (!(yield* loadTable(projects)))
      yield* put(projectsActions.creationFromQuoteFailed({ quoteId, id: null, failure: 'unsent' }));
    else if (!earlierProjects.isCreating(quoteId) && (yield* select(selectHasNoProject, quoteId))) {
      yield* create(quoteId, NO_PROJECTS);
    }
  }

  yield* watch(projectsActions.creationFromQuoteRequested, (action) =>
    inQueue(action.payload.quoteId, () => onRequested(action)),
  );
  yield* watch(quotesActions.updated, onUpdated);
  yield* watch(quotesActions.updatedTogether, onUpdatedTogether);
  yield* watch(bulkActions.advanced, onAdvanced);
  yield* watch(quotesActions.updateFailed, onUpdateFailed);
  yield* watch(quotesActions.loaded, onLoaded);
  yield* watch(quotesActions.approved, onApproved);
}
