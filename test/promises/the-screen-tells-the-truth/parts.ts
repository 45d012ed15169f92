import {
  partId,
  parsePartId,
  type StoredPart,
} from '../../../src/features/business/payments/paymentPart';
import {
  paymentPartsSelectors,
  selectPartsByPayment,
} from '../../../src/features/business/payments/paymentPartsSlice';
import { paymentPlan } from '../../../src/features/business/payments/plan';
import {
  paymentsActions,
  paymentsSelectors,
} from '../../../src/features/business/payments/paymentsSlice';
import { receivedStep } from '../../../src/features/business/payments/receiptSteps';
import type { RootState } from '../../../src/store/rootReducer';
import type { RecordedAction } from '../../app';
import { aPart } from '../../builders';
import type { FakeGateway } from '../../fakeGateway';

const { receiptRequested, receiptUndone, receiptDated, paidToggled, flagsFailed, updatedTogether } =
  paymentsActions;

const byId = (a: StoredPart, b: StoredPart): number => (a.id < b.id ? -1 : 1);

/** The parts of payments, which are received and taken back on the page and on another device of the same user. */
export class PartCheck {
  /**
   * By the id of the part, the day that the last click has set; null for a part that was taken back. Clicks whose
   * failure was reported are left out.
   */
  private readonly clicks = new Map<string, string | null>();
  /** Parts that may be stale on the page, and payments all of whose parts may be stale. */
  private readonly touched = new Set<string>();
  private count = 0;

  constructor(private readonly gateway: FakeGateway) {}

  /**
   * The action of a click on a part: it marks the part as received, or takes that back if it is shown as received.
   */
  clickOn(state: RootState, paymentId: string, number: number) {
    const payment = paymentsSelectors.selectById(state, paymentId);
    if (!payment) return null;
    const rows = selectPartsByPayment(state)[paymentId];
    const { parts, outside } = paymentPlan(payment, rows);
    const isReceived = [...parts, ...outside].some(
      (part) => part.number === number && part.received,
    );
    if (isReceived) {
      const { receivedOn = null } = rows?.find((row) => row.number === number) ?? {};
      const before = [receivedStep(number, receivedOn, null)];
      return receiptUndone({ id: paymentId, number, before });
    }
    this.count += 1;
    const on = `2026-11-${String(1 + (this.count % 28)).padStart(2, '0')}`;
    return receiptRequested({ id: paymentId, number, on, came: 10 });
  }

  /** Clicks on the part on another device: marks it as received, or takes that back. */
  clickElsewhere(at: number, number: number, userId: string): string | null {
    const { payments, paymentParts } = this.gateway.tables;
    const rows = payments.of(userId);
    const payment = rows[at % Math.max(1, rows.length)];
    if (!payment) return null;
    const id = partId(payment.id, number);
    const held = paymentParts.rows.get(id)?.row;
    const receivedOn = held?.receivedOn ? null : '2026-10-31';
    if (held) paymentParts.change(id, { receivedOn });
    else paymentParts.seed(userId, aPart({ id, dueOn: null, receivedOn }));
    if (number === 1) payments.change(payment.id, { paid: receivedOn !== null });
    this.touched.add(id);
    this.clicks.delete(id);
    return number === 1 ? payment.id : null;
  }

  /** Another device has deleted the payment with its parts, so all of its parts may be stale. */
  forget(paymentId: string): void {
    this.touched.add(paymentId);
  }

  pageOpened(): void {
    this.touched.clear();
    this.clicks.clear();
  }

  saw(action: RecordedAction, state: RootState): void {
    if (receiptRequested.match(action)) {
      this.clicks.set(partId(action.payload.id, action.payload.number), action.payload.on);
    }
    if (receiptUndone.match(action)) {
      this.takenBack(partId(action.payload.id, action.payload.number));
    }
    if (paidToggled.match(action)) this.takenBack(partId(action.payload.id, 1));
    if (receiptDated.match(action)) {
      this.clicks.set(partId(action.payload.id, 1), action.payload.on);
    }
    // The change of `paid` failed, so the payment and its day are as before.
    if (flagsFailed.match(action) && 'paid' in action.payload.sent) {
      this.clicks.delete(partId(action.payload.id, 1));
    }
    if (updatedTogether.match(action)) {
      for (const { row, before } of action.payload.updates) {
        // This save has marked the payment as paid, with the day of the save.
        if (!before.paid && row.paid) this.clicks.delete(partId(row.id, 1));
        const isPending = paymentsSelectors.selectById(state, row.id)?.paid === false;
        if (before.paid && !row.paid && isPending) this.takenBack(partId(row.id, 1));
      }
    }
    if (action.type === 'session/signedOut') this.clicks.clear();
    const { id } = (action.payload ?? {}) as { id?: string }; // of the two below
    if (id === undefined) return;
    if (action.type === 'paymentParts/saveFailed') this.clicks.delete(id);
    if (action.type === 'payments/deleted') {
      for (const part of this.clicks.keys()) {
        if (parsePartId(part).id === id) this.clicks.delete(part);
      }
    }
    // Clicks on the parts of a deleted payment no longer count.
    if (!state.payments.entities[id]) this.clicks.delete(partId(id, 1));
  }

  /** Forgets a click that failed. A day that another device has written and the page has not read is kept. */
  private takenBack(id: string): void {
    if (this.touched.has(id)) this.clicks.delete(id);
    else this.clicks.set(id, null);
  }

  /** The violations that remain once everything has settled. */
  violations(state: RootState, userId: string): string[] {
    if (!paymentPartsSelectors.selectIsLoaded(state)) return ['paymentParts not loaded'];
    const { paymentParts } = this.gateway.tables;
    const comparable = (rows: readonly StoredPart[]) =>
      rows
        .filter(({ id }) => !this.touched.has(id) && !this.touched.has(parsePartId(id).id))
        .sort(byId);
    const shown = comparable([...paymentPartsSelectors.selectAll(state)]);
    const held = comparable(paymentParts.of(userId));
    const text = (rows: readonly StoredPart[]) =>
      JSON.stringify(
        rows.map(({ id, receivedOn, amount, dueOn, note }) => [
          id,
          receivedOn,
          amount,
          dueOn,
          note,
        ]),
      );
    const found: string[] = [];
    if (text(shown) !== text(held)) {
      found.push(`parts shown: ${text(shown)}\n  held: ${text(held)}`);
    }
    for (const [id, wanted] of this.clicks) {
      const part = paymentParts.rows.get(id)?.row;
      if (this.gateway.tables.payments.rows.has(parsePartId(id).id)) {
        const came = part?.receivedOn ?? null;
        if (came !== wanted) found.push(`the last click on ${id} was lost: ${String(came)}`);
      }
    }
    return found;
  }
}
