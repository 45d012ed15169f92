import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { paymentsActions } from '../features/business/payments/paymentsSlice';
import { shared, type ChargeTables } from './chargeContext';
import { watch } from './watch';

/**
 * Makes the payments that the terms of a quote become, and undoes that, at the user's request. What is asked about one
 * project runs one after another. The first screen needs none of it, so the code is loaded with the first request.
 */
export function* chargeSaga(tables: ChargeTables): SagaGenerator<void> {
  const { inQueue, log } = tables.payments;

  function* load() {
    const { makePayments } = yield* call(
      () => import(/* webpackChunkName: "make-payments" */ './makePayments'),
    );
    return makePayments({ ...tables, ...shared });
  }

  yield* watch(paymentsActions.chargeRequested, ({ payload }) =>
    inQueue(`charge ${payload.projectId}`, function* () {
      const { projectId } = payload;
      try {
        yield* put(paymentsActions.charged(yield* (yield* load()).charge(payload)));
      } catch (error) {
        log(`${paymentsActions.chargeRequested.type} failed`, { id: projectId, error });
        const nothing = { projectId, paymentIds: [], from: null, isWhole: false };
        yield* put(paymentsActions.charged(nothing));
      }
    }),
  );
  yield* watch(paymentsActions.chargeUndone, ({ payload }) =>
    inQueue(`charge ${payload.projectId}`, function* () {
      try {
        yield* put(paymentsActions.chargeUndoEnded(yield* (yield* load()).undo(payload)));
      } catch (error) {
        log(`${paymentsActions.chargeUndone.type} failed`, { id: payload.projectId, error });
        yield* put(paymentsActions.chargeUndoEnded({ ...payload, kept: null }));
      }
    }),
  );
}
