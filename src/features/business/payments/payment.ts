import type { Day } from '../../shared/days';
import type { Row } from '../../shared/list';
import type { PaymentMethod } from '../../shared/paymentMethods';

/** Money received, or to be received, for a project. Amounts are in reais. */
export interface Payment extends Row {
  /** The project; null if it was deleted. */
  projectId: string | null;
  delivered: boolean;
  paid: boolean;
  paymentMethod: PaymentMethod | null;
  paymentDate: Day | null;
  /** The whole amount. With installments it is the amount of one installment, unrounded (100 / 3). */
  receivedAmount: number | null;
  /** The whole amount. It is stored only if there is more than one installment. */
  totalAmount: number | null;
  isInstallment: boolean;
  notes: string | null;
  updatedAt: string;
}

export type PaymentDraft = Omit<Payment, keyof Row | 'updatedAt'>;

/** A payment that the terms of a quote become, and the day on which it, or its first part, is due. */
export interface AgreedPayment {
  id: string;
  draft: PaymentDraft;
  dueOn: Day;
}

type Amounts = Pick<Payment, 'receivedAmount' | 'totalAmount' | 'isInstallment'>;

/**
 * The stored amounts for an amount that is typed into the form. With Pix and more than one installment, the typed
 * amount is the total, and each installment is total / count. This is not rounded, so that the count can be
 * computed from it. With every other method there is one installment.
 */
export function paymentAmounts(
  amount: number | null,
  method: PaymentMethod | null,
  installments: number,
): Amounts {
  if (method !== 'pix' || installments <= 1 || amount === null) {
    return { receivedAmount: amount, totalAmount: null, isInstallment: false };
  }
  return { receivedAmount: amount / installments, totalAmount: amount, isInstallment: true };
}

/** The whole amount of all installments; null where none is stored. */
export const paymentTotal = ({
  receivedAmount,
  totalAmount,
  isInstallment,
}: Amounts): number | null => (isInstallment ? (totalAmount ?? receivedAmount) : receivedAmount);

/** The most parts of a plan. The form offers fewer, but another program may have stored amounts that give more. */
const MOST_STORED_PARTS = 999;

/**
 * The number of installments: the total divided by the amount of one installment, rounded. It is 1 where either
 * amount is missing.
 */
export function installmentCount({ receivedAmount, totalAmount, isInstallment }: Amounts): number {
  if (!isInstallment || totalAmount === null || !receivedAmount) return 1;
  return Math.min(MOST_STORED_PARTS, Math.max(1, Math.round(totalAmount / receivedAmount)));
}
