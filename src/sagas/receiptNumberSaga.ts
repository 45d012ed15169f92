import { put, select, type SagaGenerator } from 'typed-redux-saga';

import {
  parsePartId,
  type PartDraft,
  type StoredPart,
} from '../features/business/payments/paymentPart';
import {
  paymentPartsActions,
  selectReceiptNumbers,
} from '../features/business/payments/paymentPartsSlice';
import type { Profile, ProfileDraft } from '../features/business/profile/profile';
import { localDay } from '../features/shared/days';
import { nextYearlyNumber } from '../features/shared/yearlyNumber';
import type { Dependencies } from './dependencies';
import { saveDetails, writeSideRow } from './detailsSaga';
import { loadTable } from './loadSaga';
import type { SideTableAccess } from './table';
import { watch } from './watch';

const { numberRequested, numbered, saved, saveFailed } = paymentPartsActions;

/** How many times a number is tried. A try may fail, or another window may take the number first. */
const TRIES = 3;

/**
 * Gives the receipt of a part its number when the receipt is first printed. First `nextReceiptNumber` in the profile is
 * raised, which no deletion lowers. Then the number is stored in the part. So a printed number never belongs to another
 * receipt, even if its payment is deleted. If the second write fails, a number is skipped.
 */
export function* receiptNumberSaga(
  parts: SideTableAccess<StoredPart, PartDraft>,
  profiles: SideTableAccess<Profile, ProfileDraft>,
  { now }: Pick<Dependencies, 'now'>,
): SagaGenerator<void> {
  const { userId, inQueue, read, log } = parts;

  /**
   * Takes the next number and stores it.
   * @returns null if that failed, or if another window took the number first.
   */
  function* take(id: string, before: StoredPart | null): SagaGenerator<string | null> {
    const profile = yield* profiles.read(userId);
    const given = yield* select(selectReceiptNumbers);
    const year = Number(localDay(now()).slice(0, 4));
    const receiptNumber = nextYearlyNumber(given, year, profile?.nextReceiptNumber ?? null);
    const nextReceiptNumber = nextYearlyNumber([receiptNumber], year, null);
    const raised = { id: userId, changes: { nextReceiptNumber } };
    if (!(yield* inQueue(userId, () => saveDetails(profiles, raised)))) return null;
    try {
      const row = yield* writeSideRow(parts, id, { receiptNumber });
      yield* put(saved({ row, before }));
      return receiptNumber;
    } catch (error) {
      log(`${numberRequested.type} failed`, { id, error });
      return null;
    }
  }

  function* number(id: string): SagaGenerator<void> {
    let known = (yield* read(id))?.receiptNumber;
    // The next number depends on all other numbers. So the tables are loaded first, because other devices may have
    // given numbers. The load also shows whether a write with a lost answer was stored.
    for (
      let attempts = 0;
      !known && attempts < TRIES && (yield* loadTable(profiles)) && (yield* loadTable(parts));
      attempts += 1
    ) {
      const row = yield* read(id);
      known = row?.receiptNumber ?? (yield* take(id, row));
    }
    yield* put(known ? numbered({ id }) : saveFailed({ id, failure: 'unsent' }));
  }

  yield* watch(numberRequested, ({ payload: { id } }) =>
    inQueue(parsePartId(id).id, () => number(id)),
  );
}
