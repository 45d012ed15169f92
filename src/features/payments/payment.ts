import type { Day } from '../shared/days';
import type { Row } from '../shared/list';
import type { PaymentMethod } from '../shared/paymentMethods';

export const MAX_INSTALLMENTS = 12;

/** Money received, or to be received, for a project. Amounts are in reais. */
export interface Payment extends Row {
  /** Null once the project was deleted. */
  projectId: string | null;
  delivered: boolean;
  paid: boolean;
  paymentMethod: PaymentMethod | null;
  paymentDate: Day | null;
  /** The whole amount. With installments, the amount of one, unrounded (100 / 3). */
  receivedAmount: number | null;
  /** The whole amount, stored only with more than one installment. */
  totalAmount: number | null;
  isInstallment: boolean;
  notes: string | null;
  updatedAt: string;
}

export type PaymentDraft = Omit<Payment, keyof Row | 'updatedAt'>;

type Amounts = Pick<Payment, 'receivedAmount' | 'totalAmount' | 'isInstallment'>;

/**
 * The stored amounts for an amount typed into the form. With Pix and more than one installment
 * the typed amount is the total and each installment is total / count, left unrounded so that
 * the count can be recovered. Every other method has one installment.
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

/** The whole amount over all installments; null where none is stored. */
export const paymentTotal = ({
  receivedAmount,
  totalAmount,
  isInstallment,
}: Amounts): number | null => (isInstallment ? (totalAmount ?? receivedAmount) : receivedAmount);

/** The most parts of a plan. The form offers fewer, but another program may have stored any amounts. */
const MAX_PARTS = 999;

/**
 * The number of installments: total divided by the per-installment amount, rounded. It is 1 where either is
 * missing.
 */
export function installmentCount({ receivedAmount, totalAmount, isInstallment }: Amounts): number {
  if (!isInstallment || totalAmount === null || !receivedAmount) return 1;
  return Math.min(MAX_PARTS, Math.max(1, Math.round(totalAmount / receivedAmount)));
}
