import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import type { Charge, Payment } from '../features/business/payments/payment';
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

/**
 * The functions that make the payments which the terms of a quote become, and undo that. Each payment is made once: its id
 * follows from the quote's, so that a second press, another device and a repetition after a lost answer find it.
 */
export function makePayments({ projects, payments, paymentParts, ...sagas }: ChargeContext) {
  const { userId, inQueue, log } = payments;
  const { failureAfterReread, isFailure, loadTable, rereadRow, saveDetails, tryDelete, updateRow } =
    sagas;

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

  /** Inserts a payment. If its id exists, it was made on another device, and is returned. */
  function* insertOnce({ id, draft }: Charge): SagaGenerator<{ row: Payment; isNew: boolean }> {
    try {
      return { row: yield* call(payments.repository.insert, userId, id, draft), isNew: true };
    } catch (error) {
      const row = isFailure(error, 'conflict')
        ? yield* call(payments.repository.find, userId, id)
        : null;
      if (row?.projectId !== draft.projectId) throw error;
      return { row, isNew: false };
    }
  }

  /** Makes a payment unless it exists. Returns whether this page has made it; null if it could not be made. */
  function* make(charge: Charge): SagaGenerator<{ isNew: boolean } | null> {
    const { id, draft } = charge;
    const known = yield* payments.read(id);
    if (known?.projectId === draft.projectId) return { isNew: false };
    try {
      const { row, isNew } = yield* insertOnce(charge);
      yield* put(payments.actions.created(row));
      return { isNew };
    } catch (error) {
      const found = yield* rereadRow(payments, paymentsActions.chargeRequested, id, error);
      if (found?.row?.projectId === draft.projectId) {
        yield* put(payments.actions.created(found.row));
        return { isNew: true };
      }
      const failure = failureAfterReread(found, error);
      yield* put(payments.actions.createFailed({ id, failure }));
      return null;
    }
  }

  /** Stores the day on which a payment is due, unless one is stored. */
  function* setDue({ id, dueOn }: Charge): SagaGenerator<boolean> {
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
