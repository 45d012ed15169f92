import * as fc from 'fast-check';

import { selectUndoIntent } from '../../../src/features/app/workspace/undo';
import { selectTotals } from '../../../src/features/business/dashboard/dashboard';
import { paymentAmounts } from '../../../src/features/business/payments/payment';
import { selectPartsByPayment } from '../../../src/features/business/payments/paymentPartsSlice';
import {
  paymentsActions,
  paymentsSelectors,
} from '../../../src/features/business/payments/paymentsSlice';
import {
  isPartOpen,
  paymentPlan,
  type PlannedPart,
} from '../../../src/features/business/payments/plan';
import {
  nextPieceNumber,
  type Difference,
} from '../../../src/features/business/payments/receiptSteps';
import { paymentSums, receiptsOf } from '../../../src/features/business/payments/received';
import { selectMoneyByYear } from '../../../src/features/business/year/yearSelectors';
import { startSignedIn, type TestApp } from '../../app';
import { aPayment, aUser } from '../../builders';
import { rounds } from '../support/long';
import { fakeClock } from './clock';

/** `PROPERTY_SEED=…` repeats a run, and `PROPERTY_RUNS=…` sets the number of runs. */
const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? rounds(60, 1_000));

beforeEach(fakeClock);

const marina = aUser({ id: 'marina' });
const DAYS = ['2025-12-31', '2026-01-01', '2026-11-20', '2027-02-28'];

/** What the user does with a part. `share` and `day` choose how much came and when. */
const anyMove = fc.record({
  kind: fc.constantFrom('whole', 'open', 'discount', 'next', 'extra', 'move', 'undo', 'takeBack'),
  payment: fc.nat(3),
  part: fc.nat(11),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  day: fc.constantFrom(...DAYS),
});
type Move = typeof anyMove extends fc.Arbitrary<infer T> ? T : never;

const anyPayment = fc.record({
  cents: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 99_999_999 })),
  count: fc.integer({ min: 1, max: 12 }),
});

/** What is expected of one payment, in whole cents and without the app's rules. */
interface Expected {
  total: number;
  discount: number;
  excess: number;
  /** What came, by day. */
  came: Map<string, number>;
}

const cents = (reais: number | null): number => Math.round((reais ?? 0) * 100);
const sum = (all: Iterable<number>): number => [...all].reduce((a, b) => a + b, 0);
const copyOf = (one: Expected): Expected => ({ ...one, came: new Map(one.came) });

class Account {
  private last: { index: number; before: Expected } | null = null;

  constructor(
    private readonly app: TestApp,
    readonly expected: Expected[],
  ) {}

  private payment(index: number) {
    const payment = paymentsSelectors.selectById(this.app.state(), `p${index.toString()}`);
    if (!payment) throw new Error('The payment is gone');
    const rows = selectPartsByPayment(this.app.state())[payment.id];
    return { payment, rows, plan: paymentPlan(payment, rows) };
  }

  private count(index: number, day: string, amount: number): void {
    const { came } = this.expectedOf(index);
    came.set(day, (came.get(day) ?? 0) + amount);
  }

  private expectedOf(index: number): Expected {
    const found = this.expected[index];
    if (!found) throw new Error('No such payment');
    return found;
  }

  async make(move: Move): Promise<void> {
    const index = move.payment % this.expected.length;
    const { payment, rows, plan } = this.payment(index);
    if (move.kind === 'undo') {
      const undo = this.last && selectUndoIntent(this.app.state());
      if (!undo || !this.last) return;
      this.app.dispatch(undo);
      await this.app.settle();
      this.expected[this.last.index] = this.last.before;
      this.last = null;
      return;
    }
    const came = receiptsOf(payment, rows);
    const receipt = came[move.part % Math.max(1, came.length)];
    if (move.kind === 'move' || move.kind === 'takeBack') {
      if (!receipt?.day) return;
      const { number, day, amount } = receipt;
      if (move.kind === 'move') {
        this.app.dispatch(paymentsActions.receiptMoved({ id: payment.id, number, on: move.day }));
        this.count(index, move.day, cents(amount));
      } else {
        // Only money that came in part is taken back here, in the view.
        if (number === receipt.part.number) return;
        const after = { part: { amount, receivedOn: day }, payment: null };
        const before = [{ number, part: null, payment: null, after }];
        this.app.dispatch(
          paymentsActions.receiptUndone({
            id: payment.id,
            number: receipt.part.number,
            before,
          }),
        );
        // A part that is received counts whole, so what was left of it came with the rest.
        if (receipt.part.received) this.count(index, receipt.part.receivedOn ?? '', cents(amount));
      }
      this.count(index, day, -cents(amount));
      this.last = null;
      await this.app.settle();
      return;
    }
    const open = plan.parts.filter((part) => isPartOpen(part) && cents(part.amount) > 0);
    const part = open[move.part % Math.max(1, open.length)];
    if (part) await this.receive(index, move, part, open);
  }

  private async receive(
    index: number,
    { kind, share, day }: Move,
    part: PlannedPart,
    open: readonly PlannedPart[],
  ): Promise<void> {
    const { payment, rows } = this.payment(index);
    const { number } = part;
    const asked = cents(part.amount);
    const others = sum(open.map(({ amount }) => cents(amount))) - asked;
    const before = copyOf(this.expectedOf(index));
    if (kind === 'whole') {
      const came = part.amount;
      this.app.dispatch(
        paymentsActions.receiptRequested({ id: payment.id, number, on: day, came }),
      );
      this.count(index, day, asked);
    } else {
      const isLess = kind === 'open' || kind === 'discount';
      const most = isLess ? asked - 1 : kind === 'next' ? others : 10_000_000;
      if (most < 1) return;
      const gap = 1 + Math.floor(share * (most - 1));
      const brought = isLess ? asked - gap : asked + gap;
      const difference = (kind === 'open' ? { kind, dueOn: day } : { kind }) as Difference; // cast: other kinds have left
      const row = nextPieceNumber(payment, rows) ?? 0;
      this.app.dispatch(
        paymentsActions.receiptRequested({
          id: payment.id,
          ...{ number, on: day, came: brought / 100, difference, row },
        }),
      );
      this.count(index, day, brought);
      const expected = this.expectedOf(index);
      if (kind === 'discount') expected.discount += gap;
      if (kind === 'extra') expected.excess += gap;
    }
    this.last = { index, before };
    await this.app.settle();
  }

  /** Everything that the screens say, against what is expected. */
  check(): void {
    const state = this.app.state();
    const parts = selectPartsByPayment(state);
    const years = selectMoneyByYear(state);
    const byYear = new Map<string, number>();
    let received = 0;
    this.expected.forEach(({ total, discount, excess, came }, index) => {
      const { payment, plan } = this.payment(index);
      const sums = paymentSums([payment], parts);
      const isIn = sum(came.values());
      expect([index, cents(sums.received), cents(sums.open), plan.difference]).toEqual([
        index,
        isIn,
        total + excess - discount - isIn,
        0,
      ]);
      expect(cents(plan.total)).toBe(total + excess - discount);
      received += isIn;
      for (const [day, amount] of came)
        byYear.set(day.slice(0, 4), (byYear.get(day.slice(0, 4)) ?? 0) + amount);
    });
    expect(cents(selectTotals(state).revenue)).toBe(received);
    const inYears = [...byYear].filter(([, amount]) => amount !== 0).sort();
    const shown = [...years.years]
      .map(([year, { receipts }]): [string, number] => [
        year.toString(),
        sum(receipts.map(({ amount }) => cents(amount))),
      ])
      .filter(([, amount]) => amount !== 0)
      .sort();
    expect(shown).toEqual(inYears);
  }
}

async function run(payments: readonly { cents: number; count: number }[], moves: readonly Move[]) {
  const app = await startSignedIn(({ tables }) => {
    payments.forEach((each, index) => {
      const amounts = paymentAmounts(each.cents / 100, 'pix', each.count);
      const id = `p${index.toString()}`;
      tables.payments.seed(marina.id, aPayment({ id, paymentMethod: 'pix', ...amounts }));
    });
  }, marina);
  const account = new Account(
    app,
    payments.map((each) => ({ total: each.cents, discount: 0, excess: 0, came: new Map() })),
  );
  for (const move of moves) {
    await account.make(move);
    account.check();
  }
}

test('money that comes in part is counted to the cent, on every screen', async () => {
  process.stderr.write(`money in part: ${numRuns} accounts, PROPERTY_SEED=${seed}\n`);
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyPayment, { minLength: 1, maxLength: 3 }),
      fc.array(anyMove, { minLength: 1, maxLength: 12 }),
      run,
    ),
    { seed, numRuns },
  );
}, 600_000);
