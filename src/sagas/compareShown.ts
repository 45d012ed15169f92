import { call, select, type SagaGenerator } from 'typed-redux-saga';

import { partId } from '../features/business/payments/paymentPart';
import { selectPartsByPayment } from '../features/business/payments/paymentPartsSlice';
import type { nextPieceNumber, ReceiptRequest } from '../features/business/payments/receiptSteps';
import type { loadTable } from './loadSaga';
import type { ReceiptTables } from './receivePart';

/** What it calls. It does not import it: `laterSagas.ts` says why. */
interface Called {
  loadTable: typeof loadTable;
  nextPieceNumber: typeof nextPieceNumber;
}

/**
 * Compares a payment and a part with what this page shows, before something else than what is open is received. Money in
 * part that another device has noted is a difference; what an earlier try of this receipt has stored is none. If they
 * differ, what is stored is loaded. The first screen does not need it, so the code is loaded with the first request.
 * @throws GatewayError if they cannot be read.
 */
export function* compareShown(
  { payments, paymentParts }: ReceiptTables,
  { loadTable, nextPieceNumber }: Called,
  { id, number, on, came, row: tried }: ReceiptRequest,
): SagaGenerator<'same' | 'changed'> {
  const row = partId(id, number);
  const payment = yield* payments.read(id);
  const next = payment && nextPieceNumber(payment, (yield* select(selectPartsByPayment))[id]);
  const stored = yield* call(payments.repository.find, payments.userId, id);
  let isSame = stored !== null && stored.updatedAt === payment?.updatedAt;
  if (!isSame) yield* loadTable(payments);
  for (const of of next === null ? [row] : [row, partId(id, next)]) {
    const part = yield* call(paymentParts.repository.find, paymentParts.userId, of);
    const known = yield* paymentParts.read(of);
    const isOwn = of !== row && next === tried && part?.amount === came && part?.receivedOn === on;
    if (isOwn || part?.updatedAt === known?.updatedAt) continue;
    yield* loadTable(paymentParts);
    isSame = false;
  }
  return isSame ? 'same' : 'changed';
}
