import * as z from 'zod/mini';

import type { Project } from '../projects/project';
import type { Quote } from '../quotes/quote';
import { addMonths, type Day } from '../shared/days';
import { changedSince, type Baseline } from '../shared/baseline';
import { holds } from '../shared/changes';
import {
  amountText,
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
import type { StoredPart } from './paymentPart';

const invalidCount = 'Número de parcelas inválido';

const fields = (
  edited: Payment | null,
  isStored: (text: string) => boolean,
  dueOn: Day | null = null,
) => ({
  delivered: z.boolean(),
  paid: z.boolean(),
  paymentMethod: optionalChoice(PAYMENT_METHODS),
  paymentDate: optionalDay(edited?.paymentDate),
  /** The whole amount: with Pix installments the total, else what is received. */
  amount: optionalAmount({ isStored }),
  installments: wholeNumber(1, {
    tooSmall: invalidCount,
    tooLarge: invalidCount,
    fractional: invalidCount,
  }),
  /** When the first part is due: no field of the payment, but of its part. Absent until that is known. */
  dueOn: z.optional(optionalDay(dueOn)),
  notes: optionalText(),
  /** Left over from an earlier form: reset with it and used nowhere. */
  pixKey: z.string(),
});

const noProject = 'Projeto é obrigatório';

/**
 * The form for a new payment.
 * @param isOffered - Whether an id is that of a project that may be chosen (still).
 * @param isPrefilled - Whether an amount is the total of the chosen project's quote, which may be more
 *   precise than cents.
 */
export const newPaymentSchema = (
  isOffered: (projectId: string) => boolean,
  isPrefilled: (text: string) => boolean,
) =>
  z.object({
    ...fields(null, isPrefilled),
    projectId: requiredText(noProject).check(z.refine(isOffered, { error: noProject })),
  });

/**
 * The form for an existing payment: its project is shown, locked and not validated.
 * @param dueOn - When its first part was due as the form opened.
 */
export const editedPaymentSchema = (payment: Payment, dueOn: Day | null = null) =>
  z.object({
    ...fields(payment, (text) => text === amountText(paymentTotal(payment)), dueOn),
    projectId: z.string(),
  });

export type PaymentFormValues = z.input<ReturnType<typeof editedPaymentSchema>>;
export type PaymentFormOutput = z.output<ReturnType<typeof editedPaymentSchema>>;

/**
 * The form as it opens: empty, or filled from the payment with its installment count recovered.
 * @param first - What is known of the first part; null: nothing is stored, undefined: not loaded yet.
 */
export const paymentFormValues = (
  payment: Payment | null,
  first: Pick<StoredPart, 'dueOn'> | null | undefined,
): PaymentFormValues => ({
  projectId: payment?.projectId ?? '',
  delivered: payment?.delivered ?? false,
  paid: payment?.paid ?? false,
  paymentMethod: payment?.paymentMethod ?? '',
  paymentDate: payment?.paymentDate ?? '',
  amount: payment ? amountText(paymentTotal(payment)) : '',
  installments: String(payment ? installmentCount(payment) : 1),
  ...(first !== undefined && { dueOn: first?.dueOn ?? '' }),
  notes: payment?.notes ?? '',
  pixKey: '',
});

/** The amount that choosing a project puts into the form: its quote's stored total, else nothing. */
export const prefilledAmount = (
  project: Pick<Project, 'quoteId'> | undefined,
  quotes: Readonly<Record<string, Pick<Quote, 'totalValue'>>>,
): string => amountText(quotes[project?.quoteId ?? '']?.totalValue ?? null);

/** When the first part is due, unless told otherwise: as the project is delivered, else in a month. */
export const proposedDue = (
  project: Pick<Project, 'deadline'> | undefined,
  today: Day,
): Day | null =>
  project ? (project.deadline > today ? project.deadline : addMonths(today, 1)) : null;

/** The draft that the form stands for. */
export function paymentDraft(form: PaymentFormOutput): PaymentDraft {
  const { amount, installments, pixKey: _unused, dueOn: _part, ...rest } = form;
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
