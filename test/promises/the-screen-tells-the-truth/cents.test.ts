import { paymentAmounts, type Payment } from '../../../src/features/business/payments/payment';
import { allReceipts, receivedSum } from '../../../src/features/business/payments/received';
import { pixCode } from '../../../src/features/business/payments/pix';
import { paymentPlan } from '../../../src/features/business/payments/plan';
import { sumMoney, toCents } from '../../../src/features/shared/money';
import { moneyByYear } from '../../../src/features/business/year/moneyByYear';
import { yearSums } from '../../../src/features/business/year/year';
import { csvOf } from '../../../src/ui/sections/exports/csv';
import { formatCurrency } from '../../../src/ui/kit/text/format';
import { aPayment, anExpense } from '../../builders';
import { seededRandom } from '../support/random';

const random = seededRandom('cents');

/**
 * The expected result: the decimal text of an amount from the database in whole cents, rounded half up. It is
 * computed only with whole numbers and text, without the app's code.
 */
function centsOf(amount: number | null): bigint {
  const [whole = '0', decimals = ''] = JSON.stringify(amount ?? 0).split('.');
  return (BigInt(whole + decimals.padEnd(3, '0').slice(0, 3)) + 5n) / 10n;
}

const sumOf = (amounts: readonly (number | null)[]): bigint =>
  amounts.reduce((sum, amount) => sum + centsOf(amount), 0n);

/** An amount of the app in cents. The app's amounts are always whole cents. */
const inCents = (reais: number): bigint => {
  const [whole = '0', decimals = ''] = reais.toFixed(2).split('.');
  return BigInt(whole + decimals);
};

/** Reads an amount in either notation: 'R$ 1.234,56' or '1234,56'. */
const readCents = (text: string): bigint => BigInt(text.replace(/\D/g, ''));

/** A random amount: mostly up to a hundred thousand reais, rarely up to the largest amount that a form accepts. */
function anAmount(): number {
  const digits = random.oneIn(20) ? 14 : 1 + random.below(7);
  let cents = 0;
  for (let digit = 0; digit < digits; digit += 1) cents = cents * 10 + random.below(10);
  return cents / 100;
}

const aMonth = () => String(1 + random.below(12)).padStart(2, '0');

function aReceived(): Payment {
  const count = random.oneIn(3) ? 1 : 2 + random.below(11);
  return aPayment({
    ...paymentAmounts(anAmount(), 'pix', count),
    paid: !random.oneIn(4),
    paymentDate: `${String(2024 + random.below(3))}-${aMonth()}-15`,
  });
}

const payments = Array.from({ length: 2_000 }, aReceived);
const cameIn = payments.filter(({ paid }) => paid);

test('installments are stored unrounded, and some of them just below half a cent', () => {
  const unrounded = payments.filter(({ receivedAmount }) =>
    /\.\d{3,}/.test(JSON.stringify(receivedAmount)),
  );
  expect(unrounded.length).toBeGreaterThan(500);
  // Two amounts that binary numbers and decimal texts round differently.
  expect([0.15 / 6, 95.13 / 6].map(centsOf)).toEqual([2n, 1585n]);
});

test('each amount is rounded by its decimal text, wherever it is shown, exported or asked for', () => {
  const payee = { key: 'marina@prado.art.br', name: 'Marina', city: 'Recife' };
  const amounts = [
    ...payments.map(({ receivedAmount }) => receivedAmount ?? 0),
    0.15 / 6,
    95.13 / 6,
  ];
  const wrong = amounts.flatMap((amount) => {
    const csv = csvOf({ name: '', columns: [], rows: [[amount]] });
    const code = pixCode(payee, { amount, txid: null });
    const [, asked] = /5802BR/.exec(code ?? '')
      ? (/54\d\d(\d+\.\d\d)5802BR/.exec(code ?? '') ?? [])
      : [];
    const said = {
      sum: BigInt(toCents(amount)),
      shown: readCents(formatCurrency(amount)),
      csv: readCents(csv),
      ...(asked !== undefined && { asked: readCents(asked) }),
    };
    const exact = centsOf(amount);
    return Object.values(said).every((cents) => cents === exact)
      ? []
      : [{ amount, exact, ...said }];
  });
  expect(wrong).toEqual([]);
});

test('what came in of 2,000 payments is the exact sum of what is stored', () => {
  expect(inCents(receivedSum(allReceipts(payments, {})))).toBe(
    sumOf(cameIn.map(({ receivedAmount }) => receivedAmount)),
  );
});

test('so are the months and the foot of each year', () => {
  const { years } = moneyByYear(payments, {}, []);
  const differing = [2024, 2025, 2026].flatMap((year) => {
    const sums = yearSums(years.get(year));
    const of = (prefix: string) =>
      sumOf(
        cameIn
          .filter(({ paymentDate }) => paymentDate?.startsWith(prefix))
          .map(({ receivedAmount }) => receivedAmount),
      );
    return [
      ...sums.months.map(({ revenue }, month) => {
        const prefix = `${String(year)}-${String(month + 1).padStart(2, '0')}`;
        return { prefix, shown: inCents(revenue), exact: of(prefix) };
      }),
      { prefix: String(year), shown: inCents(sums.revenue), exact: of(String(year)) },
    ].filter(({ shown, exact }) => shown !== exact);
  });
  expect(differing).toEqual([]);
});

test('a first part is asked for by what it counts for when it comes', () => {
  // A very small amount has fewer cents than parts, so some of its parts are 0. Such payments are left out.
  const shared = payments.filter(({ receivedAmount }) => (receivedAmount ?? 0) >= 0.1);
  const differing = shared.filter((payment) => {
    const [open] = paymentPlan({ ...payment, paid: false }).parts;
    const [came] = paymentPlan({ ...payment, paid: true }).parts;
    return open?.amount !== came?.amount;
  });
  expect(differing.map(({ receivedAmount, totalAmount }) => [totalAmount, receivedAmount])).toEqual(
    [],
  );
});

test('expenses that another program stored with fractions of cents are added up by the same rule', () => {
  const expenses = Array.from({ length: 2_000 }, () =>
    anExpense({ amount: anAmount() / (1 + random.below(12)), date: '2026-11-02' }),
  );
  const amounts = expenses.map(({ amount }) => amount);
  const { years } = moneyByYear([], {}, expenses);
  expect(inCents(sumMoney(amounts))).toBe(sumOf(amounts));
  expect(inCents(yearSums(years.get(2026)).expenses)).toBe(sumOf(amounts));
});
