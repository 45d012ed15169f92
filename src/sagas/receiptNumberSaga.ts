import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';

import { partOf, type PartDraft, type StoredPart } from '../features/payments/paymentPart';
import { paymentPartsActions, selectReceiptNumbers } from '../features/payments/paymentPartsSlice';
import { paymentsSelectors } from '../features/payments/paymentsSlice';
import type { Profile, ProfileDraft } from '../features/profile/profile';
import { localDay } from '../features/shared/days';
import { nextYearlyNumber } from '../features/shared/yearlyNumber';
import type { Dependencies } from './dependencies';
import { isConfirmed, saveDetails, storeDetails } from './detailsSaga';
import { guarded, isFailure } from './failures';
import { loadTable } from './loadSaga';
import type { DetailsTable } from './table';

const { numberRequested, numbered, saved, saveFailed } = paymentPartsActions;

/** How many numbers may be lost to other windows before this gives up. */
const TRIES = 5;

/**
 * Gives the receipt of a part its number when it is first printed. The profile's `nextReceiptNumber` is raised
 * before the number is given, and no deletion lowers it. So a number that was printed never belongs to another
 * receipt, even after its payment was deleted. If the second write fails, one number is skipped.
 */
export function* receiptNumberSaga(
  parts: DetailsTable<StoredPart, PartDraft>,
  profiles: DetailsTable<Profile, ProfileDraft>,
  { now }: Pick<Dependencies, 'now'>,
): SagaGenerator<void> {
  const { userId, inQueue, read, log } = parts;

  /** Takes the next number and stores it. Returns false where another window took the number first. */
  function* take(id: string): SagaGenerator<boolean> {
    const before = yield* read(id);
    const profile = yield* profiles.read(userId);
    const given = yield* select(selectReceiptNumbers);
    const year = Number(localDay(now()).slice(0, 4));
    const receiptNumber = nextYearlyNumber(given, year, profile?.nextReceiptNumber ?? null);
    const following = nextYearlyNumber([receiptNumber], year, null);
    const raised = { id: userId, changes: { nextReceiptNumber: following } };
    if (!(yield* inQueue(userId, () => saveDetails(profiles, raised)))) {
      yield* put(saveFailed({ id, failure: 'unsent' }));
      return true;
    }
    try {
      const row = yield* storeDetails(parts, id, { receiptNumber });
      yield* put(saved({ row, before }));
    } catch (error) {
      if (isFailure(error, 'conflict')) return false;
      // The answer may have been lost: the same number is stored again, or the failure is reported.
      if (!(yield* saveDetails(parts, { id, changes: { receiptNumber } }))) return true;
    }
    yield* put(numbered({ id }));
    return true;
  }

  function* number(id: string): SagaGenerator<void> {
    if (!(yield* isConfirmed(parts, id))) return;
    if ((yield* read(id))?.receiptNumber) {
      yield* put(numbered({ id }));
      return;
    }
    for (let tried = 0; tried < TRIES; tried += 1) {
      // The number follows from all others, so those of other devices are loaded first.
      if (!(yield* loadTable(profiles)) || !(yield* loadTable(parts))) break;
      if ((yield* read(id))?.receiptNumber) {
        yield* put(numbered({ id }));
        return;
      }
      const { paymentId } = partOf(id);
      if (!(yield* select(paymentsSelectors.selectStored, paymentId))) break;
      if (yield* take(id)) return;
    }
    yield* put(saveFailed({ id, failure: 'unsent' }));
  }

  yield* takeEvery(
    numberRequested,
    // One at a time, whatever payments they are of: each number follows from the last one.
    guarded(log, ({ payload: { id } }: ReturnType<typeof numberRequested>) =>
      inQueue('receiptNumbers', () => inQueue(partOf(id).paymentId, () => number(id))),
    ),
  );
}
