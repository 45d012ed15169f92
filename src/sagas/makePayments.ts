import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import type { AgreedPayment } from '../features/business/payments/payment';
import { partId } from '../features/business/payments/paymentPart';
import { selectPartsByPayment } from '../features/business/payments/paymentPartsSlice';
import {
  paymentsActions,
  paymentsSelectors,
  type Charged,
  type ChargeRequest,
  type ChargeUndo,
} from '../features/business/payments/paymentsSlice';
import { isPayable, type Project, type ProjectStatus } from '../features/business/projects/project';
import type { ChargeContext } from './chargeContext';
import { insertOnce } from './insertOnce';

/**
 * The functions that make the payments which the terms of a quote become, and undo that. Each payment is made once: its id
 * follows from the quote's, so that a second press, another device and a repetition after a lost answer find it.
 */
export function makePayments({ projects, payments, paymentParts, ...sagas }: ChargeContext) {
  const { userId, inQueue, log } = payments;
  const { loadTable, saveDetails, tryDelete, updateRow } = sagas;

  /** Sets the status of a project, and returns whether it is stored. */
  function* setStatus(project: Project, status: ProjectStatus): SagaGenerator<boolean> {
    const { id } = project;
    const baseline = { shown: project, stored: project };
    yield* updateRow(projects, { id, changes: { status }, baseline });
    return (yield* projects.read(id))?.status === status;
  }

  /** Starts a project unless payments can be recorded for it already. Returns the status before; null if it stays. */
  function* start(id: string): SagaGenerator<{ from: ProjectStatus | null } | null> {
    const project = yield* projects.read(id);
    if (!project) return null;
    if (isPayable(project)) return { from: null };
    return (yield* setStatus(project, 'in-progress')) ? { from: project.status } : null;
  }

  /** Makes a payment unless it exists. Returns whether this page has made it; null if it could not be made. */
  function* make({ id, draft }: AgreedPayment): SagaGenerator<{ isNew: boolean } | null> {
    const made = yield* insertOnce(payments, sagas, paymentsActions.chargeRequested, { id, draft });
    if (made.row?.projectId !== draft.projectId) {
      const failure = made.row === null ? made.failure : 'refused';
      yield* put(payments.actions.createFailed({ id, failure }));
      return null;
    }
    if (made.origin !== 'known') yield* put(payments.actions.created(made.row));
    return { isNew: made.origin === 'inserted' || made.origin === 'unsure' };
  }

  /** Stores the day on which a payment is due, unless one is stored. */
  function* setDue({ id, dueOn }: AgreedPayment): SagaGenerator<boolean> {
    const row = partId(id, 1);
    if ((yield* paymentParts.read(row))?.dueOn) return true;
    return (yield* saveDetails(paymentParts, { id: row, changes: { dueOn } })) !== null;
  }

  function* charge({
    projectId,
    charges,
  }: ChargeRequest): SagaGenerator<Charged & { isWhole: boolean }> {
    const started = yield* inQueue(projectId, () => start(projectId));
    const paymentIds: string[] = [];
    let isWhole = started !== null;
    for (const each of charges) {
      if (!isWhole) break;
      isWhole = yield* inQueue(each.id, function* () {
        const made = yield* make(each);
        if (made?.isNew) paymentIds.push(each.id);
        return made !== null && (yield* setDue(each));
      });
    }
    return { projectId, paymentIds, from: started?.from ?? null, isWhole };
  }

  /** Deletes a payment that nobody has changed since it was made. */
  function* takeBack(id: string): SagaGenerator<'gone' | 'changed' | 'failed'> {
    try {
      // Money that another device has received may stand in the rows beside the payment alone.
      if (!(yield* loadTable(paymentParts))) return 'failed';
      const stored = yield* call(payments.repository.find, userId, id);
      const parts = (yield* select(selectPartsByPayment))[id] ?? [];
      const isReceived = parts.some(({ receivedOn }) => receivedOn !== null);
      if (stored && (stored.updatedAt !== stored.createdAt || isReceived)) return 'changed';
    } catch (error) {
      log(`${paymentsActions.chargeUndone.type} failed`, { id, error });
      return 'failed';
    }
    const { failure } = yield* tryDelete(payments, paymentsActions.chargeUndone, id);
    if (failure !== null) return 'failed';
    yield* put(payments.actions.deleted({ id }));
    return 'gone';
  }

  /** Sets a project back that was started for its payments, unless somebody has changed it since, or it has payments. */
  function* setBack(id: string, from: ProjectStatus): SagaGenerator<'back' | 'kept' | 'failed'> {
    if (!(yield* loadTable(payments))) return 'failed';
    const all = yield* select(paymentsSelectors.selectAll);
    const project = yield* projects.read(id);
    if (all.some(({ projectId }) => projectId === id)) return 'kept';
    if (project?.status !== 'in-progress') return 'back';
    return (yield* setStatus(project, from)) ? 'back' : 'failed';
  }

  function* undo({ projectId, paymentIds, from }: Charged): SagaGenerator<ChargeUndo> {
    const left: string[] = [];
    let kept: ChargeUndo['kept'] = null;
    for (const id of paymentIds) {
      const end = yield* inQueue(id, () => takeBack(id));
      if (end === 'failed') left.push(id);
      if (end === 'changed') kept = 'payments';
    }
    if (left.length > 0 || from === null) return { projectId, paymentIds: left, from, kept };
    const end = kept ? 'kept' : yield* inQueue(projectId, () => setBack(projectId, from));
    if (end === 'kept') kept ??= 'projects';
    return { projectId, paymentIds: left, from: end === 'failed' ? from : null, kept };
  }

  return { charge, undo };
}
