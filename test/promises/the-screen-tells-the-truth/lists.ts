import type { UnknownAction } from '@reduxjs/toolkit';

import { clientsActions, clientsSelectors } from '../../../src/features/clients/clientsSlice';
import { expensesActions, expensesSelectors } from '../../../src/features/expenses/expensesSlice';
import { paymentsActions, paymentsSelectors } from '../../../src/features/payments/paymentsSlice';
import { projectsActions, projectsSelectors } from '../../../src/features/projects/projectsSlice';
import type { QuoteStatus } from '../../../src/features/quotes/quote';
import { quotesActions, quotesSelectors } from '../../../src/features/quotes/quotesSlice';
import type { Baseline } from '../../../src/features/shared/baseline';
import type { Row } from '../../../src/features/shared/list';
import type { EntityName } from '../../../src/features/workspace/workspace';
import type { RootState } from '../../../src/store/rootReducer';
import {
  aClientDraft,
  anExpenseDraft,
  anItem,
  aPaymentDraft,
  aProjectDraft,
  aQuoteDraft,
  aStage,
} from '../../builders';
import type { FakeGateway } from '../../fakeGateway';
import type { FakeTable } from '../../fakeTable';

type Tables = FakeGateway['tables'];

/** What a form that is open for a row asks for when it is saved. `status`: of a quote, if it is changed. */
export type Save = (text: string, status: QuoteStatus | null) => UnknownAction;

/** What a new row is filled in with. */
interface Input {
  text: string;
  /** Any number: which rows it points at, and what else is left to chance. */
  at: number;
  pointsAt: (list: EntityName) => string | null;
}

/** One list, as the simulated user and their other device handle it. */
interface List {
  all: (state: RootState) => readonly Row[];
  isLoaded: (state: RootState) => boolean;
  create: (id: string, input: Input) => UnknownAction;
  /** A form that opens with the row as it is now; null without such a row. */
  open: (state: RootState, id: string) => Save | null;
  remove: (id: string) => UnknownAction;
  /** Another device changes the text that forms change, too; returns what it wrote. */
  changeText: (tables: Tables, id: string, text: string) => object;
  /** Another device changes a field that this page leaves alone; returns what it wrote. */
  changeOther: (tables: Tables, id: string, count: number) => object;
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
  selectors: {
    selectAll: (state: RootState) => readonly T[];
    selectById: (state: RootState, id: string) => T | null;
    selectStored: (state: RootState, id: string) => T | null;
    selectIsLoaded: (state: RootState) => boolean;
  };
  table: (tables: Tables) => FakeTable<T, Draft>;
  draft: (input: Input) => Draft;
  text: (text: string) => Partial<Draft> & Partial<T>;
  other: (count: number) => Partial<T>;
  /** What the form changes besides, to set the status. */
  status?: (status: QuoteStatus, row: T) => Partial<Draft>;
}

const list = <T extends Row, Draft extends object>(parts: Parts<T, Draft>): List => {
  const { actions, selectors, table } = parts;
  return {
    all: selectors.selectAll,
    isLoaded: selectors.selectIsLoaded,
    create: (id, input) => actions.createRequested({ id, draft: parts.draft(input) }),
    open: (state, id) => {
      const shown = selectors.selectById(state, id);
      const stored = selectors.selectStored(state, id);
      if (!shown || !stored) return null;
      return (text, status) => {
        const changes = { ...(status && parts.status?.(status, shown)), ...parts.text(text) };
        return actions.updateRequested({ id, changes, baseline: { shown, stored } });
      };
    },
    remove: (id) => actions.deleteRequested({ id }),
    changeText: (tables, id, text) => {
      table(tables).change(id, parts.text(text));
      return parts.text(text);
    },
    changeOther: (tables, id, count) => {
      table(tables).change(id, parts.other(count));
      return parts.other(count);
    },
  };
};

/** A new list does not compile until it is said how it is used here. */
export const LISTS: Record<EntityName, List> = {
  clients: list({
    actions: clientsActions,
    selectors: clientsSelectors,
    table: ({ clients }) => clients,
    draft: ({ text }) => aClientDraft({ name: text }),
    text: (name) => ({ name }),
    other: (count) => ({ phone: String(count) }),
  }),
  quotes: list({
    actions: quotesActions,
    selectors: quotesSelectors,
    table: ({ quotes }) => quotes,
    draft: ({ text, at, pointsAt }) =>
      aQuoteDraft({
        clientId: pointsAt('clients'),
        items: [text, `${text} b`].map((name) => anItem({ name })),
        status: at % 2 === 0 ? 'proposal' : 'approved',
      }),
    text: (observations) => ({ observations }),
    other: (count) => ({ totalValue: count }),
    status: (status, row) => (status === row.status ? {} : { status }),
  }),
  projects: list({
    actions: projectsActions,
    selectors: projectsSelectors,
    table: ({ projects }) => projects,
    draft: ({ text, pointsAt }) =>
      aProjectDraft({
        quoteId: pointsAt('quotes'),
        clientId: pointsAt('clients'),
        name: text,
        stages: ['a', 'b', 'c'].map((stage) => aStage({ id: stage, name: `${text} ${stage}` })),
      }),
    text: (name) => ({ name }),
    other: (count) => ({ responsible: String(count) }),
  }),
  payments: list({
    actions: paymentsActions,
    selectors: paymentsSelectors,
    table: ({ payments }) => payments,
    draft: ({ text, pointsAt }) => aPaymentDraft({ projectId: pointsAt('projects'), notes: text }),
    text: (notes) => ({ notes }),
    other: (count) => ({ receivedAmount: count }),
  }),
  expenses: list({
    actions: expensesActions,
    selectors: expensesSelectors,
    table: ({ expenses }) => expenses,
    draft: ({ text, at }) =>
      anExpenseDraft({ description: text, date: `2026-11-${String(10 + (at % 9))}` }),
    text: (description) => ({ description }),
    other: (count) => ({ notes: String(count) }),
  }),
};
