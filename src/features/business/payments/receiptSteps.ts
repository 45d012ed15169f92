import type { Day } from '../../shared/days';
import { hasValues } from '../../shared/changes';
import { toCents } from '../../shared/money';
import { installmentCount, type Payment, type PaymentDraft } from './payment';
import { emptyPart, FIRST_PIECE, type PartDraft, type PartOfPayment } from './paymentPart';
import {
  isPartOpen,
  paymentPlan,
  piecesCents,
  type PaymentPart,
  type PaymentPlan,
  type PlannedPart,
} from './plan';

/*
 * What a receipt stores. All of it follows from the payment, its stored parts and what the user says, so that the screen
 * tells the result before anything is stored.
 */

/** What the user says of the difference between what came and the part's open amount. */
export type Difference =
  /** Less came: the rest stays open until that day. */
  | { kind: 'open'; dueOn: Day | null }
  /** Less came: the rest was a discount. */
  | { kind: 'discount' }
  /** More came: the next open part takes it. */
  | { kind: 'next' }
  /** More came: it stays on this part. */
  | { kind: 'extra' };

/** What the user says of a receipt. */
export interface ReceiptWords {
  on: Day;
  /** What came, in reais. By default it is what is open of the part. */
  came?: number | null;
  /** Needed if something else came than what is open. */
  difference?: Difference | null;
  /** The number of the row that a piece gets. A retry says the same number, so that it makes no second row. */
  row?: number;
}

/** One change that a receipt makes. The row of the part is stored first, then the payment. */
export interface ReceiptStep {
  /** The number of the row among the payment's parts. */
  number: number;
  changes: Partial<PartDraft>;
  payment: Partial<Pick<PaymentDraft, 'paid' | 'receivedAmount'>> | null;
}

/** One row as it was before a receipt, so that a take-back restores it. */
export interface StepBefore {
  /** The number of the row among the payment's parts. */
  number: number;
  /** The values that were changed; null if the receipt has created the row. */
  part: Partial<PartDraft> | null;
  payment: ReceiptStep['payment'];
  /** The values that were set. A row in which they have changed since is left alone. */
  after: { part: Partial<PartDraft>; payment: ReceiptStep['payment'] };
}

/** What a row says that nothing came. */
export const NOTHING_CAME: Partial<PartDraft> = { amount: null, receivedOn: null, discount: null };

/** The step that undoes the take-back of a step, so that the row is again as the receipt left it. */
export const againOf = ({ number, part, payment, after }: StepBefore): StepBefore => ({
  number,
  ...after,
  after: { part: part ?? NOTHING_CAME, payment },
});

/** Whether a row says that money came. Of part 1, its payment says so. */
export const isIn = ({ part, payment }: Pick<StepBefore, 'part' | 'payment'>): boolean =>
  payment?.paid ?? Boolean(part?.receivedOn);

/** Whether a receipt has only set the payment's own `paid`, with its day. The payment's toggle takes that back. */
export const isOwnPaid = ([first, ...others]: readonly StepBefore[]): boolean =>
  others.length === 0 &&
  first?.payment?.paid === false &&
  first.payment.receivedAmount === undefined &&
  first.after.part.discount === undefined;

/**
 * What a part that was received as it stood was before.
 * @param amount - the amount that its row keeps.
 */
export function receivedStep(number: number, on: Day | null, amount: number | null): StepBefore {
  const isFirst = number === 1;
  return {
    number,
    part: { receivedOn: null, ...(!isFirst && { amount }) },
    payment: isFirst ? { paid: false } : null,
    after: { part: { receivedOn: on }, payment: isFirst ? { paid: true } : null },
  };
}

/** The database's limit of a row's number. */
const LAST_NUMBER = 999;

/**
 * What the user asks to receive. With a word about the `difference`, if only that there is none, the payment must be as it
 * was shown.
 */
export type ReceiptRequest = PartOfPayment & ReceiptWords;

const openCents = ({ amount }: PlannedPart): number => toCents(amount ?? 0);

/**
 * The open parts that take what is more than is open of the part with this number. The later parts take it before the
 * earlier ones.
 * @param cents - how much that is. Without it, all parts that would take something are returned.
 */
export function takersOf(
  parts: readonly PlannedPart[],
  number: number,
  cents = Infinity,
): PlannedPart[] {
  let left = cents;
  const later = parts.filter((each) => each.number > number);
  const earlier = parts.filter((each) => each.number < number);
  return [...later, ...earlier].filter((part) => {
    if (left <= 0 || !isPartOpen(part) || openCents(part) <= 0) return false;
    left -= openCents(part);
    return true;
  });
}

/** The number of the next row for money that comes in part; null if there is none left. */
export function nextPieceNumber(
  payment: Payment,
  rows: readonly PaymentPart[] | undefined,
): number | null {
  const taken = Math.max(
    FIRST_PIECE - 1,
    installmentCount(payment),
    ...(rows ?? []).map(({ number }) => number),
  );
  return taken < LAST_NUMBER ? taken + 1 : null;
}

/**
 * The step that receives a part as a whole.
 * @param whole - all that came of it, in cents.
 * @param discount - what it is reduced by, in cents.
 */
function closing(
  payment: Payment,
  row: PaymentPart | undefined,
  { number, on, whole, discount }: { number: number; on: Day; whole: number; discount: number },
): ReceiptStep {
  if (number === 1 && installmentCount(payment) === 1) {
    const isOther = toCents(payment.receivedAmount ?? 0) !== whole;
    const amount = isOther ? { receivedAmount: whole / 100 } : {};
    // The row keeps what the payment was reduced by, so that it is owed again once the receipt is taken back.
    const said = { amount: whole / 100, discount: discount / 100 };
    const reduced =
      discount !== 0 ? said : row?.discount ? { amount: null, discount: null } : undefined;
    return { number, changes: { receivedOn: on, ...reduced }, payment: { paid: true, ...amount } };
  }
  // Without an amount of its own, a received first part counts with the payment's `receivedAmount`.
  const counted = toCents(row?.amount ?? payment.receivedAmount ?? 0);
  const isDiscounted = discount !== 0 || (row?.discount ?? null) !== null;
  return {
    number,
    changes: {
      receivedOn: on,
      ...((number > 1 || isDiscounted || counted !== whole) && { amount: whole / 100 }),
      ...(isDiscounted && { discount: discount === 0 ? null : discount / 100 }),
    },
    payment: number === 1 ? { paid: true } : null,
  };
}

/**
 * The steps of a receipt, in the order in which they are stored; null if what is said does not fit the part. If an
 * earlier try has stored its row, the steps are those of that try.
 * @param rows - the stored parts of the payment.
 */
export function receiptSteps(
  payment: Payment,
  rows: readonly PaymentPart[] | undefined,
  words: ReceiptWords & Pick<PartOfPayment, 'number'>,
): ReceiptStep[] | null {
  const tried = words.row === undefined ? null : rows?.find(({ number }) => number === words.row);
  if (!tried) return stepsOf(payment, rows, words);
  const again = stepsOf(
    payment,
    rows?.filter((row) => row !== tried),
    words,
  );
  const isOwn = again?.some(
    ({ number, changes }) =>
      number === tried.number && hasValues<Partial<PartDraft>>(tried, changes),
  );
  if (isOwn) return again;
  // Another device has taken the number.
  const { row: _taken, ...others } = words;
  return stepsOf(payment, rows, others);
}

function stepsOf(
  payment: Payment,
  rows: readonly PaymentPart[] | undefined,
  { number, on, came = null, difference = null, row }: ReceiptWords & { number: number },
): ReceiptStep[] | null {
  const { parts } = paymentPlan(payment, rows);
  const part = parts.find((each) => each.number === number);
  // A part that was received meanwhile is received again, with another day.
  if (!part || (part.received && difference !== null)) return null;
  const rowOf = (of: number) =>
    rows?.find((each) => each.number === of && (each.within ?? null) === null);
  const open =
    part.amount === null ? null : openCents(part) - (part.received ? piecesCents(part) : 0);
  const cents = came === null ? (open ?? 0) : toCents(came);
  const gap = open === null ? 0 : open - cents;
  const close = (of: PlannedPart, brings: number, discount = 0): ReceiptStep =>
    closing(payment, rowOf(of.number), {
      number: of.number,
      on,
      whole: piecesCents(of) + brings,
      discount,
    });
  const first = row ?? nextPieceNumber(payment, rows);
  const piece = (of: number, brings: number, dueOn: Day | null): ReceiptStep | null =>
    first === null || first > LAST_NUMBER
      ? null
      : {
          number: first,
          changes: { within: of, amount: brings / 100, receivedOn: on, dueOn },
          payment: null,
        };

  if (gap === 0) return [close(part, cents)];
  // Without a word about the difference, a later part takes what came as its amount, and the first one counts as the
  // payment says.
  if (difference === null) return [close(part, number > 1 ? cents : (open ?? cents))];
  if (gap > 0) {
    if (difference.kind === 'discount') return [close(part, cents, gap)];
    const made = difference.kind === 'open' ? piece(number, cents, difference.dueOn) : null;
    return made && [made];
  }
  if (difference.kind === 'extra') return [close(part, cents, gap)];
  if (difference.kind !== 'next') return null;
  const closings = [close(part, open ?? cents)];
  const pieces: ReceiptStep[] = [];
  let excess = -gap;
  for (const other of takersOf(parts, number, excess)) {
    const takes = Math.min(excess, openCents(other));
    // A part that the excess covers is received as a whole.
    if (takes === openCents(other)) closings.push(close(other, takes));
    else {
      const made = piece(other.number, takes, null);
      if (!made) return null;
      pieces.push(made);
    }
    excess -= takes;
  }
  // A retry finds a piece that is stored already. Whether a part was received by itself, it cannot know.
  return excess === 0 ? [...pieces, ...closings] : null;
}

/** A payment with its parts, as they are after these steps. */
function afterSteps(
  payment: Payment,
  rows: readonly PaymentPart[] = [],
  steps: readonly ReceiptStep[],
): { payment: Payment; rows: PaymentPart[] } {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  let after = payment;
  for (const { number, changes, payment: edits } of steps) {
    const row = byNumber.get(number) ?? { ...emptyPart, paymentId: payment.id, number };
    byNumber.set(number, { ...row, ...changes });
    after = { ...after, ...edits };
  }
  return { payment: after, rows: [...byNumber.values()] };
}

/** What a receipt would lead to. */
export interface ReceiptResult {
  steps: ReceiptStep[];
  payment: Payment;
  rows: PaymentPart[];
  /** The plan after the receipt: what is open of each part, and the resulting total. */
  plan: PaymentPlan;
}

/** What a receipt would lead to; null if what is said does not fit the part. */
export function receiptResult(
  payment: Payment,
  rows: readonly PaymentPart[] | undefined,
  words: ReceiptWords & Pick<PartOfPayment, 'number'>,
): ReceiptResult | null {
  const steps = receiptSteps(payment, rows, words);
  if (!steps) return null;
  const after = afterSteps(payment, rows, steps);
  return { steps, ...after, plan: paymentPlan(after.payment, after.rows) };
}
