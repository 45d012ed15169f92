import { addMonths, isDay, type Day } from '../shared/days';
import { toCents } from '../shared/money';
import { installmentCount, paymentTotal, type Payment } from './payment';

/**
 * What differs from the plan that follows from a payment, or has come of it. Part 1 is received when
 * the payment is marked paid, on the payment's date; the others when they have a day.
 */
export interface PaymentPart {
  paymentId: string;
  /** 1 for the first. */
  number: number;
  dueOn: Day | null;
  /** Reais. What is received keeps its amount, whatever becomes of the plan. */
  amount: number | null;
  receivedOn: Day | null;
  note: string | null;
}

/** One part of the plan. */
export interface PlannedPart {
  number: number;
  /** Reais, whole cents. Null where the payment has no amount. */
  amount: number | null;
  dueOn: Day | null;
  received: boolean;
  /** Null too where it was received and nobody said when. */
  receivedOn: Day | null;
  note: string | null;
}

export interface PaymentPlan {
  /** Parts 1 to n. */
  parts: PlannedPart[];
  /** Received under a number that the plan no longer has. */
  outside: PlannedPart[];
  /**
   * Reais: the payment's total less all parts, inside and outside. Other than 0 only where no open part
   * is left to take it up, or more was received than the total.
   */
  difference: number;
}

/** As many as have numbers of their own; another program may have stored any amounts. */
const MAX_PARTS = 999;

type Planned = Pick<
  Payment,
  'paid' | 'paymentDate' | 'receivedAmount' | 'totalAmount' | 'isInstallment'
>;

const centsOf = (amount: number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : toCents(amount);

const sum = (cents: readonly (number | null)[]): number =>
  cents.reduce<number>((total, each) => total + (each ?? 0), 0);

/**
 * What each of `count` open parts is worth, in cents: as in an even plan of the whole payment, what is
 * left over in the last one; evenly where that does not fit into `rest`. Never less than nothing.
 */
function shares(rest: number, count: number, regular: number): number[] {
  const left = Math.max(0, rest);
  const share = regular * (count - 1) <= left ? regular : Math.floor(left / count);
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? share : left - share * (count - 1),
  );
}

/** The plan of a payment that comes at once, as most do: the same as by the whole rule, and a tenth of the work. */
function planAtOnce(
  { paid, paymentDate, receivedAmount }: Planned,
  row: PaymentPart | undefined,
): PaymentPlan {
  const total = centsOf(receivedAmount);
  const cents = centsOf(row?.amount) ?? (total === null ? null : Math.max(0, total));
  const part = {
    number: 1,
    amount: cents === null ? null : cents / 100,
    dueOn: row?.dueOn ?? null,
    received: paid,
    receivedOn: paid ? (row?.receivedOn ?? paymentDate) : null,
    note: row?.note ?? null,
  };
  const difference = total === null || cents === null ? 0 : (total - cents) / 100;
  return { parts: [part], outside: [], difference };
}

/** A plan is reckoned once, until its payment or what is stored of its parts is another object. */
const reckoned = new WeakMap<Planned, { rows: readonly PaymentPart[]; plan: PaymentPlan }>();

const NO_ROWS: readonly PaymentPart[] = [];

/**
 * The plan of a payment: due month by month from the first part's day on (the 31st becomes the last of
 * a shorter month and comes back), its amounts adding up to the cent.
 *
 * @param rows - What is stored of this payment's parts, in any order.
 */
export function paymentPlan(payment: Planned, rows: readonly PaymentPart[] = NO_ROWS): PaymentPlan {
  const known = reckoned.get(payment);
  if (known?.rows === rows) return known.plan;
  const plan = reckon(payment, rows);
  reckoned.set(payment, { rows, plan });
  return plan;
}

function reckon(payment: Planned, rows: readonly PaymentPart[]): PaymentPlan {
  if (!payment.isInstallment && rows.every(({ number }) => number === 1)) {
    return planAtOnce(payment, rows[0]);
  }
  const count = Math.min(MAX_PARTS, installmentCount(payment));
  const total = centsOf(paymentTotal(payment));
  const even = Math.round((total ?? 0) / count);
  // What an installment counts for when it comes is what it is asked for by: stored just below half a cent,
  // it is a cent less than an even share.
  const own = centsOf(payment.receivedAmount) ?? even;
  const regular = Math.abs(own - even) <= 1 ? own : even;
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const firstDue = byNumber.get(1)?.dueOn ?? null;

  /** The day by the plan; null where there is none, or the calendar has come to its end. */
  const planned = (number: number): Day | null => {
    if (firstDue === null || number === 1) return firstDue;
    const day = addMonths(firstDue, number - 1);
    return isDay(day) ? day : null;
  };

  /** A part before it is known what the others leave for it: `cents` is null where it takes that. */
  const known = (number: number) => {
    const row = byNumber.get(number);
    const first = number === 1;
    const received = first ? payment.paid : Boolean(row?.receivedOn);
    // What was marked paid without an amount of its own has brought nothing, as specified.
    const usual = first ? (centsOf(payment.receivedAmount) ?? 0) : regular;
    return {
      number,
      cents: centsOf(row?.amount) ?? (received && total !== null ? usual : null),
      dueOn: row?.dueOn ?? planned(number),
      received,
      receivedOn: received ? (row?.receivedOn ?? (first ? payment.paymentDate : null)) : null,
      note: row?.note ?? null,
    };
  };
  const inside = Array.from({ length: count }, (_, index) => known(index + 1));
  const outside = rows
    .filter(({ number, receivedOn }) => number > count && receivedOn !== null)
    .sort((a, b) => a.number - b.number)
    .map(({ number }) => known(number));

  const open = inside.filter(({ cents }) => cents === null);
  const rest = (total ?? 0) - sum([...inside, ...outside].map(({ cents }) => cents));
  const taken = total === null ? [] : shares(rest, open.length, regular);
  const inReais = ({ cents, ...part }: ReturnType<typeof known>): PlannedPart => {
    const worth = cents ?? taken.shift() ?? null;
    return { ...part, amount: worth === null ? null : worth / 100 };
  };
  const difference = total === null ? 0 : (rest - sum(taken)) / 100;
  return { parts: inside.map(inReais), outside: outside.map(inReais), difference };
}

/** When the first open part is due; null where nobody said so, as of most payments, or nothing is open. */
export const nextDue = (payment: Planned, rows: readonly PaymentPart[] | undefined): Day | null =>
  rows ? (paymentPlan(payment, rows).parts.find(({ received }) => !received)?.dueOn ?? null) : null;
