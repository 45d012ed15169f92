import * as z from 'zod/mini';

import { changedSince, type Baseline } from '../shared/baseline';
import { holds } from '../shared/changes';
import {
  optionalAmount,
  optionalChoice,
  optionalDay,
  optionalText,
  requiredText,
  wholeNumber,
} from '../shared/formFields';
import { PAYMENT_METHODS } from '../shared/paymentMethods';
import {
  installmentCount,
  paymentAmounts,
  paymentTotal,
  type Payment,
  type PaymentDraft,
} from './payment';

const invalidCount = 'Número de parcelas inválido';

const fields = {
  delivered: z.boolean(),
  paid: z.boolean(),
  paymentMethod: optionalChoice(PAYMENT_METHODS),
  paymentDate: optionalDay(),
  /** The whole amount: with Pix installments the total, else what is received. */
  amount: optionalAmount(),
  installments: wholeNumber(1, {
    tooSmall: invalidCount,
    tooLarge: invalidCount,
    fractional: invalidCount,
  }),
  notes: optionalText(),
  /** Left over from an earlier form: reset with it and used nowhere. */
  pixKey: z.string(),
};

const noProject = 'Projeto é obrigatório';

/**
 * The form for a new payment.
 * @param isOffered - Whether an id is that of a project that may be chosen (still).
 */
export const newPaymentSchema = (isOffered: (projectId: string) => boolean) =>
  z.object({
    ...fields,
    projectId: requiredText(noProject).check(z.refine(isOffered, { error: noProject })),
  });

/** The form for an existing payment: its project is shown, locked and not validated. */
export const editedPaymentSchema = (payment: Payment) =>
  z.object({
    ...fields,
    amount: optionalAmount({ isStored: (typed) => typed === text(paymentTotal(payment)) }),
    projectId: z.string(),
  });

export type PaymentFormValues = z.input<ReturnType<typeof editedPaymentSchema>>;
export type PaymentFormOutput = z.output<ReturnType<typeof editedPaymentSchema>>;

const text = (amount: number | null): string => (amount === null ? '' : String(amount));

/** The form as it opens: empty, or filled from the payment with its installment count recovered. */
export const paymentFormValues = (payment: Payment | null): PaymentFormValues => ({
  projectId: payment?.projectId ?? '',
  delivered: payment?.delivered ?? false,
  paid: payment?.paid ?? false,
  paymentMethod: payment?.paymentMethod ?? '',
  paymentDate: payment?.paymentDate ?? '',
  amount: payment ? text(paymentTotal(payment)) : '',
  installments: String(payment ? installmentCount(payment) : 1),
  notes: payment?.notes ?? '',
  pixKey: '',
});

/** The amount that choosing a project puts into the form: its quote's stored total, else nothing. */
export const prefilledAmount = (quoteTotal: number | null): string => text(quoteTotal);

/** The draft that the form stands for. */
export function paymentDraft(form: PaymentFormOutput): PaymentDraft {
  const { amount, installments, pixKey: _unused, ...rest } = form;
  return { ...rest, ...paymentAmounts(amount, form.paymentMethod, installments) };
}

/** Whether the form still says what it opened with about the money. */
const leavesAmounts = (payment: Payment, form: PaymentFormOutput): boolean =>
  form.amount === paymentTotal(payment) &&
  form.paymentMethod === payment.paymentMethod &&
  form.installments === installmentCount(payment);

/**
 * What the form changed; the project never changes. The amount fields are sent together, and
 * leaving Pix always sends them. Left alone, they stay as they are stored, even where another
 * program rounded an installment to cents.
 */
export function paymentChanges(
  baseline: Baseline<Payment>,
  form: PaymentFormOutput,
): Partial<PaymentDraft> {
  const payment = baseline.stored;
  const {
    projectId: _locked,
    receivedAmount,
    totalAmount,
    isInstallment,
    ...rest
  } = paymentDraft(form);
  const amounts = { receivedAmount, totalAmount, isInstallment };
  const changes = changedSince(baseline, rest);
  if (leavesAmounts(payment, form)) return changes;
  const leavesPix = payment.paymentMethod === 'pix' && 'paymentMethod' in changes;
  return leavesPix || !holds(payment, amounts) ? { ...changes, ...amounts } : changes;
}
