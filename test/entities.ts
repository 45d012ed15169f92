import type { UnknownAction } from '@reduxjs/toolkit';

import { clientsActions } from '../src/features/clients/clientsSlice';
import { expensesActions } from '../src/features/expenses/expensesSlice';
import { paymentsActions } from '../src/features/payments/paymentsSlice';
import { projectsActions } from '../src/features/projects/projectsSlice';
import { quotesActions } from '../src/features/quotes/quotesSlice';
import type { Baseline } from '../src/features/shared/baseline';
import type { Row } from '../src/features/shared/list';
import type { EntityName } from '../src/features/workspace/workspace';
import type { TestApp } from './app';
import {
  aClient,
  aClientDraft,
  anExpense,
  anExpenseDraft,
  aPayment,
  aPaymentDraft,
  aProject,
  aProjectDraft,
  aQuote,
  aQuoteDraft,
  seen,
} from './builders';
import type { FakeGateway } from './fakeGateway';
import type { FakeTable } from './fakeTable';

/** One of the five lists, for tests that hold for all of them. `text` is any field that a user types. */
export interface Entity {
  name: EntityName;
  create: (id: string, text: string) => UnknownAction;
  /** From a form that opened with the row as the state has it. */
  update: (app: TestApp, id: string, text: string) => UnknownAction;
  remove: (id: string) => UnknownAction;
  /** The text of a row in the state, or undefined without such a row. */
  shown: (app: TestApp, id: string) => string | undefined;
  /** The texts of a user's rows in the backend. */
  stored: (gateway: FakeGateway, userId: string) => string[];
  seed: (gateway: FakeGateway, userId: string, id: string, text: string) => void;
  /** The field that holds the text. */
  field: string;
  /** Another device changes another field of a row. */
  changeElsewhere: (gateway: FakeGateway, id: string) => void;
  /** What a user's rows hold in that other field. */
  untouched: (gateway: FakeGateway, userId: string) => unknown[];
}

interface Parts<T extends Row, Draft extends object> {
  actions: {
    createRequested: (payload: { id: string; draft: Draft }) => UnknownAction;
    updateRequested: (payload: {
      id: string;
      changes: Partial<Draft>;
      baseline: Baseline<T>;
    }) => UnknownAction;
    deleteRequested: (payload: { id: string }) => UnknownAction;
  };
  draft: (text: string) => Draft;
  changes: (text: string) => Partial<Draft>;
  row: (id: string, text: string) => T;
  text: (row: T) => string;
  /** A field beside the text, with another value than the rows have. */
  other: Partial<T>;
  list: (app: TestApp) => Record<string, T>;
  table: (gateway: FakeGateway) => FakeTable<T, Draft>;
}

const entity = <T extends Row, Draft extends object>(
  name: EntityName,
  parts: Parts<T, Draft>,
): Entity => ({
  name,
  create: (id, text) => parts.actions.createRequested({ id, draft: parts.draft(text) }),
  update: (app, id, text) => {
    const baseline = seen(parts.list(app)[id] ?? parts.row(id, ''));
    const changes = parts.text(baseline.shown) === text ? {} : parts.changes(text);
    return parts.actions.updateRequested({ id, changes, baseline });
  },
  remove: (id) => parts.actions.deleteRequested({ id }),
  shown: (app, id) => {
    const row = parts.list(app)[id];
    return row && parts.text(row);
  },
  stored: (gateway, userId) => parts.table(gateway).of(userId).map(parts.text),
  seed: (gateway, userId, id, text) => {
    parts.table(gateway).seed(userId, parts.row(id, text));
  },
  field: Object.keys(parts.changes(''))[0] ?? '',
  changeElsewhere: (gateway, id) => {
    parts.table(gateway).change(id, parts.other);
  },
  untouched: (gateway, userId) =>
    parts
      .table(gateway)
      .of(userId)
      .map((row) => Object.keys(parts.other).map((field) => row[field as keyof T])),
});

/** Each list: a new one does not compile until it is here. */
const BY_NAME: Record<EntityName, Entity> = {
  clients: entity('clients', {
    actions: clientsActions,
    draft: (name) => aClientDraft({ name }),
    changes: (name) => ({ name }),
    row: (id, name) => aClient({ id, name }),
    text: ({ name }) => name,
    other: { phone: '11 98765-4321' },
    list: (app) => app.state().clients.entities,
    table: ({ tables }) => tables.clients,
  }),
  quotes: entity('quotes', {
    actions: quotesActions,
    draft: (observations) => aQuoteDraft({ observations }),
    changes: (observations) => ({ observations }),
    row: (id, observations) => aQuote({ id, observations }),
    text: ({ observations }) => observations ?? '',
    other: { status: 'approved' },
    list: (app) => app.state().quotes.entities,
    table: ({ tables }) => tables.quotes,
  }),
  projects: entity('projects', {
    actions: projectsActions,
    draft: (name) => aProjectDraft({ name }),
    changes: (name) => ({ name }),
    row: (id, name) => aProject({ id, name }),
    text: ({ name }) => name,
    other: { responsible: 'Bento' },
    list: (app) => app.state().projects.entities,
    table: ({ tables }) => tables.projects,
  }),
  payments: entity('payments', {
    actions: paymentsActions,
    draft: (notes) => aPaymentDraft({ notes }),
    changes: (notes) => ({ notes }),
    row: (id, notes) => aPayment({ id, notes }),
    text: ({ notes }) => notes ?? '',
    other: { paid: true },
    list: (app) => app.state().payments.entities,
    table: ({ tables }) => tables.payments,
  }),
  expenses: entity('expenses', {
    actions: expensesActions,
    draft: (description) => anExpenseDraft({ description }),
    changes: (description) => ({ description }),
    row: (id, description) => anExpense({ id, description }),
    text: ({ description }) => description,
    other: { notes: 'à vista' },
    list: (app) => app.state().expenses.entities,
    table: ({ tables }) => tables.expenses,
  }),
};

export const ENTITY_LIST: readonly Entity[] = Object.values(BY_NAME);
