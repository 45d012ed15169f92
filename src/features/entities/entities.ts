import type { Client, ClientDraft } from '../clients/client';
import type { ClientDetails } from '../clients/clientDetails';
import type { ClientModalValues } from '../clients/clientDetailsForm';
import { clientsActions, clientsReducer } from '../clients/clientsSlice';
import type { Expense, ExpenseDraft } from '../expenses/expense';
import type { ExpenseProject } from '../expenses/expenseProject';
import type { ExpenseModalValues } from '../expenses/expenseProjectForm';
import { expensesActions, expensesReducer } from '../expenses/expensesSlice';
import type { Payment, PaymentDraft } from '../payments/payment';
import type { PaymentFormValues } from '../payments/paymentForm';
import type { StoredPart } from '../payments/paymentPart';
import { paymentsActions, paymentsReducer } from '../payments/paymentsSlice';
import type { Project, ProjectDraft } from '../projects/project';
import type { ProjectFormValues } from '../projects/projectForm';
import { projectsActions, projectsReducer } from '../projects/projectsSlice';
import type { Quote, QuoteDraft } from '../quotes/quote';
import type { QuoteDetails } from '../quotes/quoteDetails';
import type { QuoteModalValues } from '../quotes/quoteDetailsForm';
import { quotesActions, quotesReducer } from '../quotes/quotesSlice';
import type { Baseline } from '../shared/baseline';
import type { Row } from '../shared/list';

/** A list's records, what is stored of one, what its form holds, and what stands beside it in a side table. */
interface Entity<T, Stored, Values, Beside extends Row | null> {
  row: T;
  stored: Stored;
  values: Values;
  beside: Beside;
}

/** The lists by the name that is also their section's, their slice's and their table's. */
interface Entities {
  clients: Entity<Client, ClientDraft, ClientModalValues, ClientDetails>;
  quotes: Entity<Quote, QuoteDraft, QuoteModalValues, QuoteDetails>;
  projects: Entity<Project, ProjectDraft, ProjectFormValues, null>;
  payments: Entity<Payment, PaymentDraft, PaymentFormValues, StoredPart>;
  expenses: Entity<Expense, ExpenseDraft, ExpenseModalValues, ExpenseProject>;
}
export type EntityName = keyof Entities;

/** The reducer of each list, in the order in which they are shown: each after those that it points at. */
export const entityReducers = {
  clients: clientsReducer,
  quotes: quotesReducer,
  projects: projectsReducer,
  payments: paymentsReducer,
  expenses: expensesReducer,
} satisfies Record<EntityName, unknown>;

/** The actions of each list. */
export const entityActions = {
  clients: clientsActions,
  quotes: quotesActions,
  projects: projectsActions,
  payments: paymentsActions,
  expenses: expensesActions,
} satisfies Record<EntityName, object>;

export const ENTITIES: readonly EntityName[] = Object.keys(entityReducers) as EntityName[]; // of the record above

/** The lists whose records can be looked at without being edited. */
const VIEWED = ['quotes', 'projects', 'payments'] as const satisfies readonly EntityName[];
export type Viewed = (typeof VIEWED)[number];

export const isViewed = (entity: EntityName): entity is Viewed =>
  VIEWED.some((viewed) => viewed === entity);

/** Something of each list. */
export const perEntity = <T>(of: (entity: EntityName) => T): Record<EntityName, T> =>
  Object.fromEntries(ENTITIES.map((entity) => [entity, of(entity)])) as Record<EntityName, T>; // of all

/** A record of a list. */
export type RowOf<E extends EntityName> = Entities[E]['row'];

/** What is stored of a record but for what the database fills in. */
export type StoredOf<E extends EntityName> = Entities[E]['stored'];

/** What stands beside a record in the side table whose fields its form has, too; null where there is none. */
export type BesideOf<E extends EntityName> = Entities[E]['beside'];

/** What was typed into a form, and what it started from. */
export interface Draft<Values, T, Beside> {
  values: Values;
  /** The row; null for a new one. */
  baseline: Baseline<T> | null;
  /** What stood beside the row, null where nothing did; absent while that is not known. */
  beside?: Beside | null;
}

/** The draft of each list's form. */
export type Drafts = { [E in EntityName]: Draft<Entities[E]['values'], RowOf<E>, BesideOf<E>> };

/** The fields of a list's records; of several lists, all that there are. */
export type FieldOf<E> = E extends EntityName ? keyof RowOf<E> : never;

/** Records of one of the lists. */
export type SomeRows = { [E in EntityName]: { entity: E; rows: RowOf<E>[] } }[EntityName];

/** A record of one of the lists. */
export type SomeRow = { [E in EntityName]: { entity: E; row: RowOf<E> } }[EntityName];

/** Records of each list. */
export type Lists = { [E in EntityName]: readonly RowOf<E>[] };
