import { paymentAmounts, type Payment } from '../../../src/features/business/payments/payment';
import {
  isPartOpen,
  paymentPlan,
  type PaymentPart,
} from '../../../src/features/business/payments/plan';
import { receivables } from '../../../src/features/business/payments/receivable';
import { allReceipts } from '../../../src/features/business/payments/received';
import { seriesOfRows } from '../../../src/features/business/series/series';
import {
  emptySeriesRow,
  seriesNumberId,
  type SeriesRow,
} from '../../../src/features/business/series/seriesRow';
import {
  balanceToday,
  expectedKey,
  expectedMoney,
  repeatedMoney,
} from '../../../src/features/business/weeks/expected';
import { weeksOf } from '../../../src/features/business/weeks/weeks';
import { addDays, addMonths, type Day } from '../../../src/features/shared/days';
import { newId } from '../../../src/features/shared/ids';
import { aPayment, anExpense, aProject } from '../../builders';
import { rounds } from '../support/long';
import { seededRandom } from '../support/random';

/** `PROPERTY_RUNS=…` sets the number of accounts, and `OFICIO_SEED=…` repeats them. */
const runs = Number(process.env['PROPERTY_RUNS'] ?? rounds(1_000, 10_000));

const random = seededRandom('weeks');

const FIRST = '2026-09-01';
const aDay = (): Day => addDays(FIRST, random.below(300));
const maybe = <T>(make: () => T): T | null => (random.oneIn(4) ? null : make());

/** An amount in cents, and rarely one that no form takes: with a fraction of a cent. */
const anAmount = (): number =>
  random.below(random.oneIn(9) ? 1_000_000_000 : 100_000) / 100 + (random.oneIn(9) ? 0.004 : 0);

function somePayments(): { payments: Payment[]; parts: Record<string, PaymentPart[]> } {
  const payments = Array.from({ length: random.below(8) }, () =>
    aPayment({
      ...paymentAmounts(maybe(anAmount), 'pix', 1 + random.below(6)),
      paid: random.oneIn(2),
      paymentDate: maybe(aDay),
    }),
  );
  const partOf = (paymentId: string, number: number): PaymentPart => ({
    ...{ paymentId, number, note: null, dueOn: maybe(aDay), amount: maybe(anAmount) },
    receivedOn: random.oneIn(3) ? aDay() : null,
  });
  const parts = payments.map(({ id }): [string, PaymentPart[]] => [
    id,
    [1, 2, 3, 9].filter(() => random.oneIn(2)).map((number) => partOf(id, number)),
  ]);
  return { payments, parts: Object.fromEntries(parts) };
}

/** The project of all payments that come again. */
const RUNNING = aProject({ status: 'in-progress' });

/** A series by the month without a shift, and the days of its numbers that are neither made nor skipped. */
function aSeries(): {
  rows: SeriesRow[];
  left: Day[];
  kind: 'payment' | 'expense';
  amount: number;
} {
  const id = newId();
  const [startsOn, amount] = [aDay(), random.below(100_000) / 100];
  const kind = random.pick(['payment', 'expense'] as const);
  const isSettled = Array.from({ length: 15 }, () => random.oneIn(3));
  const blank = { ...emptySeriesRow, name: 'Aluguel', createdAt: '', updatedAt: '' };
  const rows = isSettled.flatMap((settled, index): SeriesRow[] => {
    const terms =
      index === 0
        ? { kind, amount, startsOn, unit: 'month' as const, lastNumber: 15, project: RUNNING.id }
        : undefined;
    if (!terms && !settled) return [];
    const outcome = settled ? random.pick(['made', 'skipped', 'deleted'] as const) : null;
    return [{ ...blank, ...terms, outcome, id: seriesNumberId(id, index + 1) }];
  });
  // The form's own rule for the days of a plan: the anchor stays.
  const left = isSettled.flatMap((settled, index) => (settled ? [] : addMonths(startsOn, index)));
  return { rows, left, kind, amount };
}

/** An amount in whole cents by its text, half a cent away from zero. */
const cents = (reais: number): bigint => {
  const [whole = '', decimals = ''] = Math.abs(reais).toFixed(3).split('.');
  const size = BigInt(whole) * 100n + (BigInt(decimals) + 5n) / 10n;
  return reais < 0 ? -size : size;
};

const sum = (all: readonly bigint[]): bigint => all.reduce((total, each) => total + each, 0n);

/** What an account expects, each by itself: its day, and its cents with their sign. */
type Told = [day: Day | null, amount: bigint];

test('the weeks are the sum of what they come from, to the cent, and each of it is in one place', () => {
  for (let run = 0; run < runs; run += 1) {
    const today = addDays('2026-11-20', random.below(40));
    const { payments, parts } = somePayments();
    const expenses = Array.from({ length: random.below(8) }, () =>
      anExpense({ amount: anAmount(), date: aDay() }),
    );
    const series = Array.from({ length: random.below(4) }, aSeries);
    const balance = random.below(2_000_000) / 100 - 10_000;
    const balanceOn = addDays(today, -random.below(20));
    const receipts = allReceipts(payments, parts);
    const start = balanceToday({ balance, balanceOn }, receipts, expenses, today) ?? NaN;

    const rows = series.flatMap((each) => each.rows);
    const settled = new Set(rows.flatMap(({ id, outcome }) => (outcome === null ? [] : id)));
    const expected = expectedMoney(
      receivables(payments, parts, today),
      receipts,
      expenses,
      repeatedMoney(seriesOfRows(rows), settled, { [RUNNING.id]: RUNNING }, today),
      today,
    );
    expect(new Set(expected.map(expectedKey)).size).toBe(expected.length);

    const last = addDays(today, 13 * 7 - 1 - new Date(`${today}T12:00:00Z`).getUTCDay());
    const open = payments.flatMap((payment): Told[] =>
      paymentPlan(payment, parts[payment.id])
        .parts.filter(isPartOpen)
        .map(({ dueOn, amount }) => [dueOn, cents(amount ?? 0)]),
    );
    const moved: Told[] = [
      ...receipts.map(({ day, amount }): Told => [day, cents(amount)]),
      ...expenses.map(({ date, amount }): Told => [date, -cents(amount)]),
    ];
    const again = series.flatMap(({ left, kind, amount }) =>
      left
        .filter((day) => day <= last)
        .map((day): Told => [day, kind === 'payment' ? cents(amount) : -cents(amount)]),
    );
    const coming = [...open, ...moved.filter(([day]) => day !== null && day > today), ...again];

    const ticked = new Set(expected.filter(() => random.oneIn(2)));
    const all = weeksOf(expected, today, start, (entry) => ticked.has(entry));
    const signed = ({ kind, amount }: (typeof expected)[number]) =>
      kind === 'in' ? cents(amount) : -cents(amount);
    // Each is in one place.
    const placed = [
      ...all.weeks.flatMap(({ entries }) => entries),
      ...all.late,
      ...all.undated,
      ...all.later,
    ];
    expect(placed).toHaveLength(expected.length);
    expect(new Set(placed)).toEqual(new Set(expected));
    expect(sum(placed.map(signed))).toBe(sum(coming.map(([, amount]) => amount)));
    expect(sum(all.undated.map(signed))).toBe(
      sum(coming.flatMap(([day, amount]) => (day === null ? amount : []))),
    );

    // Day by day, as one would with a pencil.
    let left =
      cents(balance) +
      sum(moved.flatMap(([day, amount]) => (day && day > balanceOn && day <= today ? amount : [])));
    expect(cents(start)).toBe(left);
    left += sum(all.late.filter((entry) => ticked.has(entry)).map(signed));
    const ends: bigint[] = [];
    const leasts: bigint[] = [];
    let least: bigint | null = null;
    for (let day = today; day <= last; day = addDays(day, 1)) {
      left += sum(coming.flatMap(([on, amount]) => (on === day ? amount : [])));
      least = least === null || left < least ? left : least;
      if (new Date(`${day}T12:00:00Z`).getUTCDay() !== 6) continue;
      ends.push(left);
      leasts.push(least);
      least = null;
    }
    expect(all.weeks.map(({ end }) => cents(end))).toEqual(ends);
    expect(all.weeks.map((week) => cents(week.least.amount))).toEqual(leasts);
    expect(leasts[all.lowest]).toBe(leasts.reduce((low, each) => (each < low ? each : low)));
  }
});
