import type { UnknownAction } from '@reduxjs/toolkit';

import { clientsActions } from '../src/features/clients/clientsSlice';
import { expensesActions } from '../src/features/expenses/expensesSlice';
import { paymentsActions } from '../src/features/payments/paymentsSlice';
import { projectsActions } from '../src/features/projects/projectsSlice';
import { quotesActions } from '../src/features/quotes/quotesSlice';
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
} from './builders';
import type { FakeGateway } from './fakeGateway';
import type { FakeTable } from './fakeTable';

/** One of the five lists, for tests that hold for all of them. `text` is any field that a user types. */
export interface Entity {
  name: EntityName;
  create: (id: string, text: string) => UnknownAction;
  update: (id: string, text: string) => UnknownAction;
  remove: (id: string) => UnknownAction;
  /** The text of a row in the state, or undefined without such a row. */
  shown: (app: TestApp, id: string) => string | undefined;
  /** The texts of a user's rows in the backend. */
  stored: (gateway: FakeGateway, userId: string) => string[];
  seed: (gateway: FakeGateway, userId: string, id: string, text: string) => void;
}

interface Parts<T extends Row, Draft extends object, Changes extends object> {
  actions: {
    createRequested: (payload: { id: string; draft: Draft }) => UnknownAction;
    updateRequested: (payload: { id: string; changes: Changes }) => UnknownAction;
    deleteRequested: (payload: { id: string }) => UnknownAction;
  };
  draft: (text: string) => Draft;
  changes: (text: string) => Changes;
  row: (id: string, text: string) => T;
  text: (row: T) => string;
  list: (app: TestApp) => Record<string, T>;
  table: (gateway: FakeGateway) => FakeTable<T, Draft, Changes>;
}

const entity = <T extends Row, Draft extends object, Changes extends object>(
  name: EntityName,
  parts: Parts<T, Draft, Changes>,
): Entity => ({
  name,
  create: (id, text) => parts.actions.createRequested({ id, draft: parts.draft(text) }),
  update: (id, text) => parts.actions.updateRequested({ id, changes: parts.changes(text) }),
  remove: (id) => parts.actions.deleteRequested({ id }),
  shown: (app, id) => {
    const row = parts.list(app)[id];
    return row && parts.text(row);
  },
  stored: (gateway, userId) => parts.table(gateway).of(userId).map(parts.text),
  seed: (gateway, userId, id, text) => {
    parts.table(gateway).seed(userId, parts.row(id, text));
  },
});

export const ENTITY_LIST: readonly Entity[] = [
  entity('clients', {
    actions: clientsActions,
    draft: (name) => aClientDraft({ name }),
    changes: (name) => aClientDraft({ name }),
    row: (id, name) => aClient({ id, name }),
    text: ({ name }) => name,
    list: (app) => app.state().clients.entities,
    table: ({ tables }) => tables.clients,
  }),
  entity('quotes', {
    actions: quotesActions,
    draft: (observations) => aQuoteDraft({ observations }),
    changes: (observations) => aQuoteDraft({ observations }),
    row: (id, observations) => aQuote({ id, observations }),
    text: ({ observations }) => observations ?? '',
    list: (app) => app.state().quotes.entities,
    table: ({ tables }) => tables.quotes,
  }),
  entity('projects', {
    actions: projectsActions,
    draft: (name) => aProjectDraft({ name }),
    changes: (name) => ({ name }),
    row: (id, name) => aProject({ id, name }),
    text: ({ name }) => name,
    list: (app) => app.state().projects.entities,
    table: ({ tables }) => tables.projects,
  }),
  entity('payments', {
    actions: paymentsActions,
    draft: (notes) => aPaymentDraft({ notes }),
    changes: (notes) => ({ notes }),
    row: (id, notes) => aPayment({ id, notes }),
    text: ({ notes }) => notes ?? '',
    list: (app) => app.state().payments.entities,
    table: ({ tables }) => tables.payments,
  }),
  entity('expenses', {
    actions: expensesActions,
    draft: (description) => anExpenseDraft({ description }),
    changes: (description) => ({ description }),
    row: (id, description) => anExpense({ id, description }),
    text: ({ description }) => description,
    list: (app) => app.state().expenses.entities,
    table: ({ tables }) => tables.expenses,
  }),
];
