import type { Client } from '../clients/client';
import type { ClientModalValues } from '../clients/clientDetailsForm';
import type { Expense } from '../expenses/expense';
import type { ExpenseFormValues } from '../expenses/expenseForm';
import type { Payment } from '../payments/payment';
import type { PaymentFormValues } from '../payments/paymentForm';
import type { Project } from '../projects/project';
import type { ProjectFormValues } from '../projects/projectForm';
import type { Quote } from '../quotes/quote';
import type { QuoteModalValues } from '../quotes/quoteDetailsForm';
import type { Baseline } from '../shared/baseline';

/** What was typed into a form, and the row that it started from; null for a new one. */
export interface Draft<Values, T> {
  values: Values;
  baseline: Baseline<T> | null;
}

/** The draft of each list's form. */
export interface Drafts {
  clients: Draft<ClientModalValues, Client>;
  quotes: Draft<QuoteModalValues, Quote>;
  projects: Draft<ProjectFormValues, Project>;
  payments: Draft<PaymentFormValues, Payment>;
  expenses: Draft<ExpenseFormValues, Expense>;
}

/** A record of a list. */
export type RowOf<E extends keyof Drafts> = NonNullable<Drafts[E]['baseline']>['stored'];

/** The fields of a list's records; of several lists, all that there are. */
export type FieldOf<E> = E extends keyof Drafts ? keyof RowOf<E> : never;

/** Records of one of the lists. */
export type SomeRows = { [E in keyof Drafts]: { entity: E; rows: RowOf<E>[] } }[keyof Drafts];

/** A record of one of the lists. */
export type SomeRow = { [E in keyof Drafts]: { entity: E; row: RowOf<E> } }[keyof Drafts];
