import fc from 'fast-check';

import { noRepeat } from '../series/repeatForm';
import { aPayment } from '../../../../test/builders';
import { MAX_INSTALLMENTS, PAYMENT_METHODS, type PaymentMethod } from '../../shared/paymentMethods';
import { paymentAmounts, type Payment } from './payment';
import {
  editedPaymentSchema,
  newPaymentSchema,
  paymentChanges,
  paymentDraft,
  paymentFormValues,
  proposedDueDay,
  type PaymentFormValues,
} from './paymentForm';

const blank = paymentFormValues(null, null);

function problems(values: Partial<PaymentFormValues>): Record<string, string> {
  const result = newPaymentSchema(
    (id) => id === 'p1',
    (text) => text === String(100 / 3),
  ).safeParse({
    ...blank,
    projectId: 'p1',
    ...values,
  });
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test.each([
  ['2026-12-24', '2026-12-24'],
  ['2026-11-20', '2026-12-20'],
  ['2020-01-01', '2026-12-20'],
])('the first part of a project for %s is due on %s', (deadline, due) => {
  expect(proposedDueDay({ deadline }, '2026-11-20')).toBe(due);
});

/** The changes that are sent when a payment's form is opened, edited and saved. */
function sent(payment: Payment, edits: Partial<PaymentFormValues> = {}) {
  return paymentChanges(
    { shown: payment, stored: payment },
    editedPaymentSchema(payment).parse({ ...paymentFormValues(payment, null), ...edits }),
  );
}

const inPix = (amount: number | null, count: number, fields: Partial<Payment> = {}) =>
  aPayment({
    projectId: 'p1',
    paymentMethod: 'pix',
    ...paymentAmounts(amount, 'pix', count),
    ...fields,
  });

test('a new form is empty, with one installment', () => {
  expect(blank).toEqual({
    projectId: '',
    delivered: false,
    paid: false,
    paymentMethod: '',
    paymentDate: '',
    amount: '',
    installments: '1',
    dueOn: '',
    notes: '',
    repeat: noRepeat,
    pixKey: '',
  });
});

describe('validation', () => {
  test.each<[string, Partial<PaymentFormValues>, Record<string, string>]>([
    ['a project is all it takes', {}, {}],
    ['no project', { projectId: '' }, { projectId: 'Projeto é obrigatório' }],
    ['zero is an amount', { amount: '0' }, {}],
    ['cents', { amount: '0.01' }, {}],
    ['less than nothing', { amount: '-0.01' }, { amount: 'Valor não pode ser negativo' }],
    ['half a cent', { amount: '0.005' }, { amount: 'Use no máximo duas casas decimais' }],
    ['more precise than cents, as a quote has it', { amount: String(100 / 3) }, {}],
    ['that, retyped', { amount: '33.333' }, { amount: 'Use no máximo duas casas decimais' }],
    ['a trillion', { amount: '1e12' }, { amount: 'Valor deve ser menor que R$ 1 trilhão' }],
    ['not a number', { amount: '1e999' }, { amount: 'Valor inválido' }],
    ['not a day', { paymentDate: '2026-02-30' }, { paymentDate: 'Data inválida' }],
    [
      'no year',
      { paymentDate: '0026-11-21' },
      { paymentDate: 'Digite o ano com quatro algarismos' },
    ],
    ['no due day', { dueOn: '2026-02-30' }, { dueOn: 'Data inválida' }],
    ['no installments', { installments: '0' }, { installments: 'Número de parcelas inválido' }],
  ])('%s', (_case, values, found) => {
    expect(problems(values)).toEqual(found);
  });

  test('a stored day may lie in any year', () => {
    const payment = aPayment({ paymentDate: '0026-11-21' });
    const opened = paymentFormValues(payment, null);
    const schema = editedPaymentSchema(payment);
    expect(schema.safeParse({ ...opened, notes: 'Sinal' }).success).toBe(true);
    expect(schema.safeParse({ ...opened, paymentDate: '0026-11-22' }).success).toBe(false);
  });

  test('a locked project is not validated: it may be gone', () => {
    expect(editedPaymentSchema(aPayment()).safeParse(blank).success).toBe(true);
  });
});

describe('the draft', () => {
  const draftOf = (values: Partial<PaymentFormValues>) =>
    paymentDraft(
      newPaymentSchema(
        () => true,
        () => false,
      ).parse({ ...blank, projectId: 'p1', ...values }),
    );

  test('what is left empty is absent', () => {
    expect(draftOf({ notes: '  ' })).toEqual({
      projectId: 'p1',
      delivered: false,
      paid: false,
      paymentMethod: null,
      paymentDate: null,
      receivedAmount: null,
      totalAmount: null,
      isInstallment: false,
      notes: null,
    });
  });

  test('100 in 3 is stored unrounded', () => {
    expect(draftOf({ paymentMethod: 'pix', amount: '100', installments: '3' })).toMatchObject({
      receivedAmount: 100 / 3,
      totalAmount: 100,
      isInstallment: true,
    });
  });

  test('the day on which it is due is its part’s', () => {
    expect(draftOf({ dueOn: '2026-12-10' })).not.toHaveProperty('dueOn');
  });

  test('the left over Pix key goes nowhere', () => {
    expect(draftOf({ pixKey: 'marina@prado.art.br' })).not.toHaveProperty('pixKey');
  });
});

describe('an edit', () => {
  test.each(Array.from({ length: MAX_INSTALLMENTS }, (_, index) => index + 1))(
    'in %p parts opens as it was saved and, left alone, sends nothing',
    (count) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 999_999_999 }), (cents) => {
          const payment = inPix(cents / 100, count);
          const values = paymentFormValues(payment, null);
          return (
            values.installments === String(count) &&
            values.amount === (cents / 100).toFixed(2) &&
            Object.keys(sent(payment)).length === 0
          );
        }),
      );
    },
  );

  test.each<[string, Payment]>([
    ['no amount', inPix(null, 1)],
    ['nothing in three parts', inPix(0, 3)],
    ['a rounded installment', inPix(100, 3, { receivedAmount: 33.33 })],
    ['a lost total', inPix(100, 3, { totalAmount: null })],
    ['a project that is gone', inPix(100, 3, { projectId: null })],
    ['no method', aPayment({ paymentMethod: null })],
  ])('with %s, left alone, sends nothing', (_case, payment) => {
    expect(sent(payment)).toEqual({});
  });

  test('leaves amounts alone when something else changes', () => {
    const payment = inPix(100, 3, { receivedAmount: 33.33 });
    expect(sent(payment, { notes: 'Sinal', paid: true })).toEqual({ notes: 'Sinal', paid: true });
  });

  test('leaves an amount of more decimals alone when something else changes', () => {
    const payment = inPix(100, 3, { totalAmount: null });
    expect(paymentFormValues(payment, null).amount).toBe(String(100 / 3));
    expect(sent(payment, { notes: 'Sinal' })).toEqual({ notes: 'Sinal' });
  });

  test.each<[string, Payment, Partial<PaymentFormValues>, object]>([
    ['a count', inPix(100, 3), { installments: '4' }, { receivedAmount: 25 }],
    [
      'a count after one',
      inPix(100, 1),
      { installments: '4' },
      { receivedAmount: 25, totalAmount: 100, isInstallment: true },
    ],
    ['a total', inPix(90, 4), { amount: '100' }, { receivedAmount: 25, totalAmount: 100 }],
    ['an amount at once', inPix(90, 1), { amount: '100' }, { receivedAmount: 100 }],
    [
      'an amount by another method',
      aPayment({ paymentMethod: 'boleto', receivedAmount: 90 }),
      { amount: '100' },
      { receivedAmount: 100 },
    ],
    [
      'a total and its count, so that one installment stays',
      inPix(100, 2),
      { amount: '200', installments: '4' },
      { totalAmount: 200 },
    ],
    [
      'a method for Pix in parts',
      aPayment({ paymentMethod: 'boleto', receivedAmount: 100 }),
      { paymentMethod: 'pix', installments: '4' },
      { paymentMethod: 'pix', receivedAmount: 25, totalAmount: 100, isInstallment: true },
    ],
    [
      'a method for Pix at once',
      aPayment({ paymentMethod: 'boleto', receivedAmount: 100 }),
      { paymentMethod: 'pix' },
      { paymentMethod: 'pix' },
    ],
    ['a total retyped as it was', inPix(100, 3), { amount: '100.00' }, {}],
  ])('of %s sends the amount fields that differ', (_case, payment, edits, changed) => {
    expect(sent(payment, edits)).toEqual(changed);
  });

  test('back to one part', () => {
    expect(sent(inPix(100, 3), { installments: '1' })).toEqual({
      receivedAmount: 100,
      totalAmount: null,
      isInstallment: false,
    });
  });

  test('an emptied amount is sent as absent', () => {
    expect(sent(inPix(100, 1), { amount: '' })).toEqual({ receivedAmount: null });
    expect(sent(inPix(100, 3), { amount: '' })).toEqual({
      receivedAmount: null,
      totalAmount: null,
      isInstallment: false,
    });
  });

  const others: (PaymentMethod | '')[] = ['', ...PAYMENT_METHODS.filter((it) => it !== 'pix')];

  test.each(others)("leaving Pix for '%s' sends all three", (paymentMethod) => {
    const one = { receivedAmount: 100, totalAmount: null, isInstallment: false };
    const method = paymentMethod || null;
    expect(sent(inPix(100, 3), { paymentMethod })).toEqual({ paymentMethod: method, ...one });
    expect(sent(inPix(100, 1), { paymentMethod })).toEqual({ paymentMethod: method, ...one });
  });

  test('the project is never sent', () => {
    expect(sent(inPix(100, 3), { projectId: 'p2' })).toEqual({});
  });
});
