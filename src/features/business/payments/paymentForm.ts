import * as z from 'zod/mini';

import type { Project } from '../projects/project';
import type { Quote } from '../quotes/quote';
import { addMonths, type Day } from '../../shared/days';
import { changesSince, type Baseline } from '../../shared/baseline';
import {
  amountText,
  optionalAmount,
  optionalChoice,
  optionalDay,
  optionalText,
  requiredText,
  wholeNumber,
} from '../../shared/formFields';
import { PAYMENT_METHODS } from '../../shared/paymentMethods';
import {
  installmentCount,
  paymentAmounts,
  paymentTotal,
  type Payment,
  type PaymentDraft,
} from './payment';
import { noRepeat, repeatSchema } from '../series/repeatForm';
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
  /** The typed amount. With installments by Pix it is the total, otherwise the received amount. */
  amount: optionalAmount({ isStored }),
  installments: wholeNumber(1, {
    tooSmall: invalidCount,
    tooLarge: invalidCount,
    fractional: invalidCount,
  }),
  /** The due day of the first part. It is stored in the part's side row. Absent until that row is loaded. */
  dueOn: z.optional(optionalDay(dueOn)),
  notes: optionalText(),
  /** How often it comes again. It is stored in the rows of a series. */
  repeat: z.optional(repeatSchema),
  /** A field of an earlier version of the form. It is still reset with the other fields, but nothing reads it. */
  pixKey: z.string(),
});

const noProject = 'Projeto é obrigatório';

/**
 * The schema for a new payment.
 * @param isOffered - Whether an id belongs to a project that can be chosen.
 * @param isPrefilled - Whether an amount is the total of the quote, which may have more decimals than cents.
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
 * The schema for an existing payment. Its project is shown but locked, and is not validated.
 * @param dueOn - the due day of the first part when the form opened.
 */
export const editedPaymentSchema = (payment: Payment, dueOn: Day | null = null) =>
  z.object({
    ...fields(payment, (text) => text === amountText(paymentTotal(payment)), dueOn),
    projectId: z.string(),
  });

export type PaymentFormValues = z.input<ReturnType<typeof editedPaymentSchema>>;
export type PaymentFormOutput = z.output<ReturnType<typeof editedPaymentSchema>>;

/**
 * Returns the form's opening values. For a new payment they are empty. Otherwise they are those of the payment, with
 * the count of installments that follows from its amounts.
 * @param first - The side row of the first part; null if none is stored, undefined while it is not loaded.
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
  repeat: noRepeat,
  pixKey: '',
});

/** The amount that is filled in when a project is chosen: the stored total of its quote, or nothing. */
export const prefilledAmount = (
  project: Pick<Project, 'quoteId'> | undefined,
  quotes: Readonly<Record<string, Pick<Quote, 'totalValue'>>>,
): string => amountText(quotes[project?.quoteId ?? '']?.totalValue ?? null);

/** The proposed due day of the first part: the project's deadline, or one month from today. */
export const proposedDueDay = (
  project: Pick<Project, 'deadline'> | undefined,
  today: Day,
): Day | null =>
  project ? (project.deadline > today ? project.deadline : addMonths(today, 1)) : null;

/** The draft that the form's values describe. */
export function paymentDraft(form: PaymentFormOutput): PaymentDraft {
  const { amount, installments, pixKey: _unused, dueOn: _part, repeat: _series, ...rest } = form;
  return { ...rest, ...paymentAmounts(amount, form.paymentMethod, installments) };
}

/** Whether the user has left the form's amount fields unchanged. */
const leavesAmounts = (payment: Payment, form: PaymentFormOutput): boolean =>
  form.amount === paymentTotal(payment) &&
  form.paymentMethod === payment.paymentMethod &&
  form.installments === installmentCount(payment);

/**
 * Returns the fields to send. The project cannot change. The three amount fields are compared only if the amount, the
 * method or the count of installments was edited, so that an amount that another program has rounded stays as it is.
 * Then those that differ are sent. If the method was changed from Pix to another one, all three are sent.
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
  const changes = changesSince(baseline, rest);
  if (leavesAmounts(payment, form)) return changes;
  const leavesPix = payment.paymentMethod === 'pix' && 'paymentMethod' in changes;
  return { ...changes, ...(leavesPix ? amounts : changesSince(baseline, amounts)) };
}
