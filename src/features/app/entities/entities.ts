import type { Client, ClientDraft } from '../../business/clients/client';
import type { ClientDetails } from '../../business/clients/clientDetails';
import type { ClientModalValues } from '../../business/clients/clientDetailsForm';
import { clientsActions, clientsSlice } from '../../business/clients/clientsSlice';
import type { Expense, ExpenseDraft } from '../../business/expenses/expense';
import type { ExpenseProject } from '../../business/expenses/expenseProject';
import type { ExpenseModalValues } from '../../business/expenses/expenseProjectForm';
import { expensesActions, expensesSlice } from '../../business/expenses/expensesSlice';
import type { Payment, PaymentDraft } from '../../business/payments/payment';
import type { PaymentFormValues } from '../../business/payments/paymentForm';
import type { StoredPart } from '../../business/payments/paymentPart';
import { paymentsActions, paymentsSlice } from '../../business/payments/paymentsSlice';
import type { Project, ProjectDraft } from '../../business/projects/project';
import type { ProjectFormValues } from '../../business/projects/projectForm';
import { projectsActions, projectsSlice } from '../../business/projects/projectsSlice';
import type { Quote, QuoteDraft } from '../../business/quotes/quote';
import type { QuoteDetails } from '../../business/quotes/quoteDetails';
import type { QuoteModalValues } from '../../business/quotes/quoteDetailsForm';
import { quotesActions, quotesSlice } from '../../business/quotes/quotesSlice';
import type { Baseline } from '../../shared/baseline';
import type { Row } from '../../shared/list';

/**
 * The types of a list: its rows, the stored part of a row, its form's values, and the side row edited with
 * it.
 */
interface Entity<T, Stored, Values, Beside extends Row | null> {
  row: T;
  stored: Stored;
  values: Values;
  beside: Beside;
}

/** The lists by name. The name is also that of the list's section, slice and table. */
interface Entities {
  clients: Entity<Client, ClientDraft, ClientModalValues, ClientDetails>;
  quotes: Entity<Quote, QuoteDraft, QuoteModalValues, QuoteDetails>;
  projects: Entity<Project, ProjectDraft, ProjectFormValues, null>;
  payments: Entity<Payment, PaymentDraft, PaymentFormValues, StoredPart>;
  expenses: Entity<Expense, ExpenseDraft, ExpenseModalValues, ExpenseProject>;
}
export type EntityName = keyof Entities;

/**
 * The actions of each list, in the order in which lists are shown. A list comes after the lists to which its rows refer.
 */
export const entityActions = {
  clients: clientsActions,
  quotes: quotesActions,
  projects: projectsActions,
  payments: paymentsActions,
  expenses: expensesActions,
} satisfies Record<EntityName, object>;

// cast: `keys` loses their type
export const ENTITIES: readonly EntityName[] = Object.keys(entityActions) as EntityName[];

export const perEntity = <T>(of: (entity: EntityName) => T): Record<EntityName, T> =>
  // cast: `fromEntries` loses the keys
  Object.fromEntries(ENTITIES.map((entity) => [entity, of(entity)])) as Record<EntityName, T>;

export const entityReducers = {
  clients: clientsSlice.reducer,
  quotes: quotesSlice.reducer,
  projects: projectsSlice.reducer,
  payments: paymentsSlice.reducer,
  expenses: expensesSlice.reducer,
} satisfies Record<EntityName, unknown>;

/** The lists whose records have a read-only view. */
const VIEWED = [
  'clients',
  'quotes',
  'projects',
  'payments',
] as const satisfies readonly EntityName[];
export type Viewed = (typeof VIEWED)[number];

export const isViewed = (entity: EntityName): entity is Viewed =>
  VIEWED.some((viewed) => viewed === entity);

/** The type of a list's records. */
export type RowOf<E extends EntityName> = Entities[E]['row'];

/** The fields of a record that the app stores, without those that the database fills in. */
export type StoredOf<E extends EntityName> = Entities[E]['stored'];

/**
 * The type of the side row whose fields are edited in the record's form. It is null for a list whose form has no such
 * fields.
 */
export type BesideOf<E extends EntityName> = Entities[E]['beside'];

/** The draft of a form: what was typed, and what the form started from. */
export interface Draft<Values, T, Beside> {
  values: Values;
  /** The row as it was when the form opened; null for a new record. */
  baseline: Baseline<T> | null;
  /**
   * The side row as it was when the form opened. Null where none is stored, absent while the side table is not
   * loaded.
   */
  beside?: Beside | null;
}

export type Drafts = { [E in EntityName]: Draft<Entities[E]['values'], RowOf<E>, BesideOf<E>> };

/** The names of the fields of a list's records, or of all records of several lists. */
export type FieldOf<E> = E extends EntityName ? keyof RowOf<E> : never;

/** Rows of one of the lists, with the list's name. */
export type SomeRows = { [E in EntityName]: { entity: E; rows: RowOf<E>[] } }[EntityName];

/** A row of one of the lists, with the list's name. */
export type SomeRow = { [E in EntityName]: { entity: E; row: RowOf<E> } }[EntityName];

export type Lists = { [E in EntityName]: readonly RowOf<E>[] };
