import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga';

import { bulkActions } from '../features/app/entities/bulk';
import { selectProjectMadeFrom } from '../features/app/bulk/markingSlice';
import { paymentsSelectors } from '../features/business/payments/paymentsSlice';
import { projectsActions } from '../features/business/projects/projectsSlice';
import type { Project, ProjectDraft } from '../features/business/projects/project';
import { quotesSelectors } from '../features/business/quotes/quotesSlice';
import type { WriteFailure } from '../features/shared/list';
import { APPROVAL_DELAY } from './approvalSaga';
import { tryDelete } from './deleteRow';
import { writeFailureOf } from './failures';
import type { InFlightWrites } from './inFlightWrites';
import type { Table } from './table';
import { watch } from './watch';

/**
 * Handles the undo of approvals. It also deletes the projects that the approvals have created, unless somebody has
 * changed a project or a payment refers to it.
 */
export function* unapproveSaga(
  table: Table<Project, ProjectDraft>,
  inFlightWrites: InFlightWrites,
): SagaGenerator<void> {
  const { userId, actions, repository, log, inQueue } = table;

  function* undoApprovals(projectId: string): SagaGenerator<void> {
    const payments = yield* select(paymentsSelectors.selectAll);
    const isPaid = payments.some((payment) => payment.projectId === projectId);
    let failure: WriteFailure | null;
    try {
      const project = yield* call(repository.find, userId, projectId);
      if (!project) return;
      if (isPaid || project.updatedAt !== project.createdAt) {
        yield* put(projectsActions.keptAfterUndo({ id: projectId, name: project.name }));
        return;
      }
      ({ failure } = yield* tryDelete(table, bulkActions.setBackRequested, projectId));
    } catch (error) {
      log('The project of an approval was not taken back', error);
      failure = writeFailureOf(error);
    }
    if (failure === null) yield* put(actions.deleted({ id: projectId }));
    else yield* put(actions.deleteFailed({ id: projectId, failure }));
  }

  yield* watch(bulkActions.setBackEnded, function* ({ payload }) {
    const approved = payload.entity === 'quotes' ? payload.set : [];
    const unapproved: string[] = [];
    // Some approvals may have been refused, and another device may have changed other quotes since.
    for (const { id, from } of approved.filter(({ to }) => to === 'approved')) {
      const quote = yield* select(quotesSelectors.selectStored, id);
      if (quote?.status === from) unapproved.push(id);
    }
    if (unapproved.length === 0) return;
    // The projects of the approvals may not have been created yet.
    yield* delay(APPROVAL_DELAY);
    const settled = inFlightWrites.settled(userId);
    if (settled) yield* call(() => settled);
    for (const id of unapproved) {
      const projectId = yield* select(selectProjectMadeFrom, id);
      if (projectId !== null) yield* inQueue(projectId, () => undoApprovals(projectId));
    }
  });
}
