import type { UnknownAction } from '@reduxjs/toolkit';

import { clientsSelectors } from '../src/features/business/clients/clientsSlice';
import { expensesSelectors } from '../src/features/business/expenses/expensesSlice';
import { paymentsSelectors } from '../src/features/business/payments/paymentsSlice';
import { projectsSelectors } from '../src/features/business/projects/projectsSlice';
import type { QuoteDraft, QuoteStatus } from '../src/features/business/quotes/quote';
import { quotesSelectors } from '../src/features/business/quotes/quotesSlice';
import type { Row } from '../src/features/shared/list';
import {
  entityActions,
  ENTITIES,
  type EntityName,
  type RowOf,
  type StoredOf,
} from '../src/features/app/entities/entities';
import { REFERENCES } from '../src/features/app/entities/rowsLosingReference';
import type { ListActions } from '../src/sagas/table';
import type { RootState } from '../src/store/rootReducer';
import {
  aClient,
  aClientDraft,
  anExpense,
  anExpenseDraft,
  anItem,
  aPayment,
  aPaymentDraft,
  aProject,
  aProjectDraft,
  aQuote,
  aQuoteDraft,
  aStage,
} from './builders';
import type { FakeGateway } from './fakeGateway';
import type { FakeTable } from './fakeTable';

type Tables = FakeGateway['tables'];

/**
 * Makes the action that a form's save button dispatches for the row with which the form was opened. `status` is
 * the new status of a quote, if it changes.
 */
export type SaveAction = (text: string, status?: QuoteStatus | null) => UnknownAction;

/** The values of a new row. */
interface Input {
  text: string;
  /** Any number. Further values are derived from it. */
  at?: number;
  /** The id of the row in another list to which the row refers. */
  pointsAt?: (list: EntityName) => string | null;
}

/**
 * What the tests need to know about a list: the tests that every list must pass, of the sagas, the random search,
 * the gateway, the database and the attacks. `text` is a field that takes any text; `other` is another field.
 */
export interface TestTable {
  name: EntityName;
  /** The properties of a row that refer to other lists, by property. */
  references: Readonly<Record<string, EntityName>>;
  all: (state: RootState) => readonly Row[];
  isLoaded: (state: RootState) => boolean;
  /** The text of a row in the state; undefined if the row does not exist. */
  shown: (state: RootState, id: string) => string | null | undefined;
  create: (id: string, input: Input) => UnknownAction;
  /** Opens a form with the current row; null if the row does not exist. */
  open: (state: RootState, id: string) => SaveAction | null;
  remove: (id: string) => UnknownAction;
  /** Adds a row directly to the backend. */
  seed: (gateway: FakeGateway, userId: string, id: string, input: Input) => void;
  /** The texts of all rows of a user in the backend. */
  stored: (gateway: FakeGateway, userId: string) => (string | null)[];
  /** The other fields of all rows of a user in the backend. */
  storedOther: (gateway: FakeGateway, userId: string) => unknown[];
  /**
   * Changes the text of a row on another device.
   * @returns the changes
   */
  changeText: (tables: Tables, id: string, text: string) => object;
  /** Changes the other field on another device. Another `count` gives another value. */
  changeOther: (tables: Tables, id: string, count: number) => object;
  /** The property that holds the text. */
  textField: string;
  /** A hash of the shape of the rows, which every device keeps in this shape; see snapshotStore.test.ts. */
  shape: string;
  /** Makes a row as a device keeps it. */
  row: () => Row;
  /** A draft with the required fields only. */
  required: object;
  /** A draft and changes that a gateway must store, and values that it must refuse. */
  sample: { draft: object; changes: object; invalid: object };
}

/** The intents of each list, by which the forms' buttons are pressed. */
const actionsOf: {
  readonly [E in EntityName]: Pick<
    ListActions<RowOf<E>, StoredOf<E>>,
    'createRequested' | 'updateRequested' | 'deleteRequested'
  >;
} = entityActions;

type ListTables = { readonly [E in EntityName]: FakeTable<RowOf<E>, StoredOf<E>> };

interface Parts<T extends Row, Draft extends object> {
  selectors: {
    selectAll: (state: RootState) => readonly T[];
    selectById: (state: RootState, id: string) => T | null;
    selectStored: (state: RootState, id: string) => T | null;
    selectIsLoaded: (state: RootState) => boolean;
  };
  draft: (fields: Partial<Draft>) => Draft;
  row: (fields: Partial<T>) => T;
  text: { read: (row: T) => string | null; write: (text: string) => Partial<Draft> & Partial<T> };
  other: (count: number) => Partial<T>;
  /** Further values of a new row, besides its text and its references. */
  rest?: (text: string, at: number) => Partial<Draft> & Partial<T>;
  /** The changes with which a form sets the status of the row. */
  status?: (status: QuoteStatus, row: T) => Partial<Draft>;
  shape: string;
  required: Partial<Draft>;
  sample: { draft: Draft; changes: Partial<Draft>; invalid: Draft };
}

function testTable<E extends EntityName>(name: E, parts: Parts<RowOf<E>, StoredOf<E>>): TestTable {
  const { selectors, text } = parts;
  const actions = actionsOf[name];
  const table = (tables: ListTables) => tables[name];
  const references = Object.fromEntries(
    Object.entries(REFERENCES).filter(([field]) => field in parts.draft({})),
  );
  const fields = ({ text: typed, at = 0, pointsAt = () => null }: Input) => ({
    ...parts.rest?.(typed, at),
    ...Object.fromEntries(
      Object.entries(references).map(([field, list]) => [field, pointsAt(list)]),
    ),
    ...text.write(typed),
  });
  const otherFields = Object.keys(parts.other(0));
  return {
    name,
    references,
    all: selectors.selectAll,
    isLoaded: selectors.selectIsLoaded,
    shown: (state, id) => {
      const row = selectors.selectById(state, id);
      return row ? text.read(row) : undefined;
    },
    create: (id, input) => actions.createRequested({ id, draft: parts.draft(fields(input)) }),
    open: (state, id) => {
      const shown = selectors.selectById(state, id);
      const stored = selectors.selectStored(state, id);
      if (!shown || !stored) return null;
      return (typed, status = null) => {
        const written = text.read(shown) === typed ? {} : text.write(typed);
        const changes = { ...(status && parts.status?.(status, shown)), ...written };
        return actions.updateRequested({ id, changes, baseline: { shown, stored } });
      };
    },
    remove: (id) => actions.deleteRequested({ id }),
    seed: ({ tables }, userId, id, input) => {
      table(tables).seed(userId, parts.row({ ...fields(input), id }));
    },
    stored: ({ tables }, userId) => table(tables).of(userId).map(text.read),
    storedOther: ({ tables }, userId) =>
      table(tables)
        .of(userId)
        .map((row) => Object.entries(row).filter(([field]) => otherFields.includes(field))),
    changeText: (tables, id, typed) => {
      table(tables).change(id, text.write(typed));
      return text.write(typed);
    },
    changeOther: (tables, id, count) => {
      table(tables).change(id, parts.other(count));
      return parts.other(count);
    },
    textField: Object.keys(text.write(''))[0] ?? '',
    shape: parts.shape,
    row: () => parts.row(fields({ text: 'text' })),
    required: parts.required,
    sample: parts.sample,
  };
}

const observations = {
  read: (row: { observations: string | null }) => row.observations,
  write: (text: string) => ({ observations: text }),
};
const notes = {
  read: (row: { notes: string | null }) => row.notes,
  write: (text: string) => ({ notes: text }),
};

/** A new list does not compile until its tests are described here. */
export const TABLES: Readonly<Record<EntityName, TestTable>> = {
  clients: testTable('clients', {
    selectors: clientsSelectors,
    draft: aClientDraft,
    row: aClient,
    text: observations,
    other: (count) => ({ phone: String(count) }),
    shape: 'e43db124',
    required: { name: 'Aurora' },
    sample: {
      draft: aClientDraft({ name: 'Padaria', phone: '+55 11 91234-5678', observations: '"; --' }),
      changes: aClientDraft({ name: 'Padaria Estrela', company: 'Estrela Ltda.' }),
      invalid: aClientDraft({ name: ' ' }),
    },
  }),
  quotes: testTable('quotes', {
    selectors: quotesSelectors,
    draft: aQuoteDraft,
    row: aQuote,
    text: observations,
    other: (count) => ({ totalValue: count }),
    rest: (text, at): Partial<QuoteDraft> => ({
      items: [text, `${text} b`].map((name) => anItem({ name })),
      status: at % 2 === 0 ? 'proposal' : 'approved',
    }),
    status: (status, row) => (status === row.status ? {} : { status }),
    shape: '3083d746',
    required: { items: [anItem()], totalValue: 10 },
    sample: {
      draft: aQuoteDraft({ items: [anItem(), anItem({ description: 'ç ã 😀', price: 0.1 })] }),
      changes: aQuoteDraft({ items: [], totalValue: 0, status: 'rejected' }),
      invalid: aQuoteDraft({ totalValue: -1 }),
    },
  }),
  projects: testTable('projects', {
    selectors: projectsSelectors,
    draft: aProjectDraft,
    row: aProject,
    text: {
      read: ({ responsible }) => responsible,
      write: (responsible) => ({ responsible }),
    },
    other: (count) => ({ name: `Projeto ${String(count)}` }),
    rest: (text) => ({
      stages: ['a', 'b', 'c'].map((stage) => aStage({ id: stage, name: `${text} ${stage}` })),
    }),
    shape: '65e399e8',
    required: { name: 'Marca', startDate: '2026-01-05', deadline: '2026-02-05' },
    sample: {
      draft: aProjectDraft({ stages: [aStage(), aStage({ completedAt: '2026-11-20T12:00:00Z' })] }),
      changes: { stages: [], deadline: '2028-02-29' },
      invalid: aProjectDraft({ name: '' }),
    },
  }),
  payments: testTable('payments', {
    selectors: paymentsSelectors,
    draft: aPaymentDraft,
    row: aPayment,
    text: notes,
    other: (count) => ({ receivedAmount: count }),
    shape: '53ef5adf',
    required: { receivedAmount: 10 },
    sample: {
      draft: aPaymentDraft({ receivedAmount: 100 / 3, totalAmount: 100, isInstallment: true }),
      changes: { receivedAmount: 0, totalAmount: null, isInstallment: false, paid: true },
      invalid: aPaymentDraft({ receivedAmount: -0.01 }),
    },
  }),
  expenses: testTable('expenses', {
    selectors: expensesSelectors,
    draft: anExpenseDraft,
    row: anExpense,
    text: notes,
    other: (count) => ({ description: String(count) }),
    rest: (_text, at) => ({ date: `2026-11-${String(10 + (at % 9))}` }),
    shape: '806348d9',
    required: { description: 'Papel', category: 'Outros', amount: 1, date: '2026-01-05' },
    sample: {
      draft: anExpenseDraft({ amount: 9_999_999.99, paymentMethod: 'pix' }),
      changes: { date: '2026-01-31', notes: 'à vista' },
      invalid: anExpenseDraft({ amount: -1 }),
    },
  }),
};

export const TABLE_LIST: readonly TestTable[] = ENTITIES.map((name) => TABLES[name]);
