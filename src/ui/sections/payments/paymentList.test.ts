import * as fc from 'fast-check';

import { aPart, aPayment } from '../../../../test/builders';
import { rounds } from '../../../../test/promises/support/long';
import { rootOf } from '../../../../test/rootOf';
import { findRows } from '../../../features/app/finding/findRows';
import { NOTHING_SOUGHT } from '../../../features/app/finding/sought';
import { paymentAmounts, type Payment } from '../../../features/business/payments/payment';
import { partId } from '../../../features/business/payments/paymentPart';
import { paymentPartsActions } from '../../../features/business/payments/paymentPartsSlice';
import { paymentsActions } from '../../../features/business/payments/paymentsSlice';
import { paymentList } from './paymentList';

const TODAY = '2026-11-26';
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? rounds(100, 1_000));

const anyDay = fc.constantFrom(null, '2026-01-31', '2026-11-26', '2027-02-01');
const anyAmount = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);

/** A payment with the rows of its parts. Some rows are of parts that its plan no longer has. */
const anyPayment = fc.record({
  installments: fc.integer({ min: 1, max: 12 }),
  amount: fc.option(anyAmount),
  paid: fc.boolean(),
  delivered: fc.boolean(),
  paymentDate: anyDay,
  parts: fc.dictionary(
    fc.integer({ min: 1, max: 14 }).map(String),
    fc.record({ dueOn: anyDay, receivedOn: anyDay, amount: fc.option(anyAmount) }),
    { maxKeys: 6 },
  ),
});

const anyAccount = fc.array(anyPayment, { maxLength: 12 }).map((all) =>
  all.map(({ installments, amount, parts, ...flags }, index) => {
    const id = `p${index}`;
    const payment = aPayment({ id, ...flags, ...paymentAmounts(amount, 'pix', installments) });
    const rows = Object.entries(parts).map(([number, part]) =>
      aPart({ id: partId(id, Number(number)), ...part }),
    );
    return { payment, rows };
  }),
);

const rootOfAccount = (
  account: readonly { payment: Payment; rows: ReturnType<typeof aPart>[] }[],
) =>
  rootOf(
    paymentsActions.loaded(account.map(({ payment }) => payment)),
    paymentPartsActions.loaded(account.flatMap(({ rows }) => rows)),
  );

/** The sums that the head or the foot shows for these rows, in cents. */
const shownSums = (rows: readonly Payment[], context: ReturnType<typeof paymentList.context>) => {
  const texts = paymentList.sums?.(rows, context) ?? [];
  const [open, received] = texts.map((text) => Number(text.replace(/\D/g, '')));
  expect(texts.map((text) => text.replace(/.*,\d\d /, ''))).toEqual(['em aberto', 'recebidos']);
  return { open: open ?? NaN, received: received ?? NaN };
};

test('the counts and the sums of the tabs, the head and the foot agree', () => {
  fc.assert(
    fc.property(anyAccount, (account) => {
      const root = rootOfAccount(account);
      const context = paymentList.context(root, TODAY);
      const found = (facets: Record<string, string>) =>
        findRows(
          paymentList.selectAll(root),
          { ...NOTHING_SOUGHT, facets },
          paymentList.findable(context),
          TODAY,
        );
      const { rows: all, counts, uncounted } = found({});
      const head = shownSums(all, context);
      expect(uncounted).toBe(account.length);
      for (const facet of ['paid', 'delivered']) {
        const tabs = ['no', 'yes'].map((value) => found({ [facet]: value }).rows);
        expect(tabs.map(({ length }) => length)).toEqual([
          counts[facet]?.['no'] ?? 0,
          counts[facet]?.['yes'] ?? 0,
        ]);
        const [no = head, yes = head] = tabs.map((rows) => shownSums(rows, context));
        expect(no.open + yes.open).toBe(head.open);
        expect(no.received + yes.received).toBe(head.received);
        // What is open stands in 'Pendente', also where the first parts have come.
        if (facet === 'paid') expect(no.open).toBe(head.open);
        const other = facet === 'paid' ? 'delivered' : 'paid';
        const both = found({ [facet]: 'no', [other]: 'yes' });
        expect(both.rows).toHaveLength(found({ [facet]: 'no' }).counts[other]?.['yes'] ?? 0);
      }
    }),
    { numRuns },
  );
});

test('while the parts are not loaded, no sum is shown that they would change', () => {
  const payment = aPayment({ ...paymentAmounts(300, 'pix', 3), paid: true });
  const root = rootOf(paymentsActions.loaded([payment]));
  expect(paymentList.sums?.([payment], paymentList.context(root, TODAY))).toEqual([]);
});
