import { addMonths, isDay, type Day } from '../../shared/days';
import { shareCents, toCents } from '../../shared/money';
import { installmentCount, paymentTotal, type Payment } from './payment';

/**
 * The stored data of one part, where it differs from the payment's plan. Part 1 counts as received when the
 * payment is marked paid, on the payment's date. Other parts count as received when they have a day of receipt.
 */
export interface PaymentPart {
  paymentId: string;
  /** The number of the part; 1 for the first. */
  number: number;
  dueOn: Day | null;
  /** The amount in reais. A received part keeps its amount even if the plan changes. */
  amount: number | null;
  receivedOn: Day | null;
  note: string | null;
  /** The number of the part's receipt, '2026-014'. There is none until the receipt is first printed. */
  receiptNumber?: string | null;
  /** The number of the part's invoice ("nota fiscal"), as its issuer writes it. */
  invoiceNumber?: string | null;
  /**
   * The number of the part in which this row lies. The row is then no part but money that came of one: `amount` came on
   * `receivedOn`, and `dueOn` is the day on which what is left of the part is due.
   */
  within?: number | null;
  /**
   * What the part was reduced by when it was received, in reais; negative if more came and stays on it. It counts while
   * the part is received. `amount` is what came.
   */
  discount?: number | null;
}

/** The numbers of a payment's receipts, in the order of its parts. */
export const receiptNumbers = (rows: readonly PaymentPart[] = []): string[] =>
  [...rows].sort((a, b) => a.number - b.number).flatMap(({ receiptNumber }) => receiptNumber ?? []);

/** The numbers of a payment's invoices, in the order of its parts, each once: one invoice may be for several parts. */
export const invoiceNumbers = (rows: readonly PaymentPart[] = []): string[] => [
  ...new Set(
    [...rows].sort((a, b) => a.number - b.number).flatMap((row) => row.invoiceNumber ?? []),
  ),
];

/** Money that came of a part before the part was received as a whole. */
export interface Piece {
  /** The number of its row. */
  number: number;
  /** The amount in reais. */
  amount: number;
  on: Day;
}

export interface PlannedPart {
  number: number;
  /**
   * The amount in reais and whole cents; null where the payment has no amount. Of an open part it is what is left, and
   * of a received one the whole.
   */
  amount: number | null;
  dueOn: Day | null;
  received: boolean;
  /** The day of receipt; null if the part is not received or the day is unknown. */
  receivedOn: Day | null;
  note: string | null;
  /** What came of it in part, in the order in which it was stored. */
  pieces: readonly Piece[];
  /** What the part was reduced by, in reais; negative if more came and stays on it. */
  discount: number;
}

/** What came of a part in pieces, in cents. */
export const piecesCents = ({ pieces }: Pick<PlannedPart, 'pieces'>): number =>
  pieces.reduce((cents, { amount }) => cents + toCents(amount), 0);

/**
 * What the receipt of a part as a whole has brought, or would bring: its amount without what came of it in pieces before. In
 * reais; null where the payment has no amount.
 */
export const closingAmount = (part: PlannedPart): number | null =>
  part.amount === null || !part.received
    ? part.amount
    : (toCents(part.amount) - piecesCents(part)) / 100;

/** Whether a part is still to be received. A part with the amount zero is not. */
export const isPartOpen = ({ received, amount }: PlannedPart): boolean => !received && amount !== 0;

export interface PaymentPlan {
  /** The parts of the plan, from 1 to n. */
  parts: PlannedPart[];
  /** Received parts whose numbers the plan no longer contains. */
  outside: PlannedPart[];
  /** The payment's total, less the discounts of its parts and with what stays on them, in reais; null without amounts. */
  total: number | null;
  /**
   * That total minus all parts, in reais. It differs from 0 only if no open part is left to take the
   * difference, or if more was received than the total.
   */
  difference: number;
}

type Planned = Pick<
  Payment,
  'paid' | 'paymentDate' | 'receivedAmount' | 'totalAmount' | 'isInstallment'
>;

const centsOf = (amount: number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : toCents(amount);

const sum = (cents: readonly (number | null)[]): number =>
  cents.reduce<number>((total, each) => total + (each ?? 0), 0);

/** Makes the plan of a payment without installments, as most are. The result is the same, in a tenth of the time. */
function planAtOnce(
  { paid, paymentDate, receivedAmount }: Planned,
  row: PaymentPart | undefined,
): PaymentPlan {
  // The amount in the part's row does not count, because as specified the `receivedAmount` alone is what was received.
  const total = centsOf(receivedAmount);
  const cents = total === null || paid ? total : Math.max(0, total);
  const part = {
    number: 1,
    amount: cents === null ? null : cents / 100,
    dueOn: row?.dueOn ?? null,
    received: paid,
    receivedOn: paid ? (row?.receivedOn ?? paymentDate) : null,
    note: row?.note ?? null,
    pieces: [],
    discount: 0,
  };
  const difference = total === null || cents === null ? 0 : (total - cents) / 100;
  return { parts: [part], outside: [], total: total === null ? null : total / 100, difference };
}

/** Caches a plan until its payment or its stored parts are replaced by others. */
const plans = new WeakMap<Planned, { rows: readonly PaymentPart[]; plan: PaymentPlan }>();

const NO_ROWS: readonly PaymentPart[] = [];

/**
 * The plan of a payment. The parts are due monthly from the first part's day on (the 31st becomes the last day of
 * a shorter month), and their amounts add up exactly.
 * @param rows - the stored parts of this payment, in any order.
 */
export function paymentPlan(payment: Planned, rows: readonly PaymentPart[] = NO_ROWS): PaymentPlan {
  const known = plans.get(payment);
  if (known?.rows === rows) return known.plan;
  const plan = computePlan(payment, rows);
  plans.set(payment, { rows, plan });
  return plan;
}

function computePlan(payment: Planned, rows: readonly PaymentPart[]): PaymentPlan {
  if (!payment.isInstallment && rows.every(({ number }) => number === 1)) {
    return planAtOnce(payment, rows[0]);
  }
  const count = installmentCount(payment);
  const total = centsOf(paymentTotal(payment));
  const even = Math.round((total ?? 0) / count);
  // The amount of one installment. An installment that is stored just below half a cent is one cent less than its
  // even share.
  const own = centsOf(payment.receivedAmount) ?? even;
  const regular = Math.abs(own - even) <= 1 ? own : even;
  const byNumber = new Map<number, PaymentPart>();
  const within = new Map<number, PaymentPart[]>();
  for (const row of [...rows].sort((a, b) => a.number - b.number)) {
    const { within: part = null } = row;
    if (part === null) byNumber.set(row.number, row);
    else if (row.receivedOn !== null) within.set(part, [...(within.get(part) ?? []), row]);
  }
  const firstDue = byNumber.get(1)?.dueOn ?? null;

  /**
   * The due day of a part according to the plan. Null if the first part has no day, or after the last year of the
   * calendar.
   */
  const planned = (number: number): Day | null => {
    if (firstDue === null || number === 1) return firstDue;
    const day = addMonths(firstDue, number - 1);
    return isDay(day) ? day : null;
  };

  /** A part before the remaining amount is distributed. `cents` is null if the part gets a share of it. */
  const known = (number: number) => {
    const row = byNumber.get(number);
    const first = number === 1;
    const own = within.get(number) ?? [];
    const pieces = own.map(({ number: of, amount, receivedOn }): Piece => ({
      number: of,
      amount: (centsOf(amount) ?? 0) / 100,
      on: receivedOn ?? '',
    }));
    const came = piecesCents({ pieces });
    // A part that the plan no longer contains expects nothing more than what came.
    const closed = first ? payment.paid : Boolean(row?.receivedOn);
    const received = closed || number > count;
    // As specified, a received first part counts with the payment's `receivedAmount`, or as zero if only the total is
    // stored.
    const shareIfReceived = first ? (centsOf(payment.receivedAmount) ?? 0) : regular;
    // If the payment has a single part, the amount in its row does not count. `planAtOnce` says why.
    const single = count === 1 && first;
    const discount = single ? 0 : (centsOf(row?.discount) ?? 0);
    const amount = single ? null : centsOf(row?.amount);
    // An open part has no discount: what it was reduced by when it was received is owed again.
    const stored = amount === null || closed ? amount : amount + discount;
    const cents = stored ?? (closed && total !== null ? shareIfReceived : received ? came : null);
    return {
      number,
      cents: cents !== null && pieces.length > 0 ? Math.max(cents, came) : cents,
      came,
      dueOn:
        (received ? null : own.findLast(({ dueOn }) => dueOn !== null)?.dueOn) ??
        row?.dueOn ??
        planned(number),
      received,
      receivedOn: closed
        ? (row?.receivedOn ?? (first ? payment.paymentDate : null))
        : received
          ? (pieces.at(-1)?.on ?? null)
          : null,
      note: row?.note ?? null,
      pieces,
      discount: closed ? discount : 0,
    };
  };
  const inside = Array.from({ length: count }, (_, index) => known(index + 1));
  const received = [...byNumber.values()].filter(({ receivedOn }) => receivedOn !== null);
  const outside = [...new Set([...received.map(({ number }) => number), ...within.keys()])]
    .filter((number) => number > count)
    .sort((a, b) => a - b)
    .map(known);
  const all = [...inside, ...outside];
  const discounted = total === null ? null : total - sum(all.map(({ discount }) => discount));

  let rest = (discounted ?? 0) - sum(all.map(({ cents }) => cents));
  if (total !== null) {
    let open = inside.filter(({ cents }) => cents === null);
    while (open.length > 0) {
      const taken = shareCents(Math.max(0, rest), open.length, regular);
      // Of these parts more has come than their share, so they take what came, and the others share what is left.
      const full = open.filter(({ came }, index) => came > (taken[index] ?? 0));
      const fixed = full.length > 0 ? full : open;
      open.forEach((part, index) => {
        if (fixed.includes(part)) part.cents = Math.max(part.came, taken[index] ?? 0);
      });
      rest -= sum(fixed.map(({ cents }) => cents));
      open = open.filter((part) => !fixed.includes(part));
    }
  }
  const inReais = ({ cents, came, discount, ...part }: ReturnType<typeof known>): PlannedPart => {
    const worth = cents === null || part.received ? cents : cents - came;
    return { ...part, amount: worth === null ? null : worth / 100, discount: discount / 100 };
  };
  return {
    parts: inside.map(inReais),
    outside: outside.map(inReais),
    total: discounted === null ? null : discounted / 100,
    difference: total === null ? 0 : rest / 100,
  };
}

/** The due day of the first open part. Null if no day is set (as for most payments) or no part is open. */
export const nextDueDay = (
  payment: Planned,
  rows: readonly PaymentPart[] | undefined,
): Day | null => (rows ? (paymentPlan(payment, rows).parts.find(isPartOpen)?.dueOn ?? null) : null);
