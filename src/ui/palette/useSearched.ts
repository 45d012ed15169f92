import { useMemo } from 'react';

import type { Client } from '../../features/clients/client';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import { expensesSelectors } from '../../features/expenses/expensesSlice';
import { findRows, type Findable } from '../../features/finding/findRows';
import { rowTexts } from '../../features/finding/rowTexts';
import { NOTHING_SOUGHT } from '../../features/finding/sought';
import { selectPartsByPayment } from '../../features/payments/paymentPartsSlice';
import type { Payment } from '../../features/payments/payment';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { Quote } from '../../features/quotes/quote';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import type { Row } from '../../features/shared/list';
import type { EntityName } from '../../features/entities/entities';
import { useAppSelector } from '../../store/hooks';
import { clientFinder } from '../clients/clientFinder';
import { expenseFinder } from '../expenses/expenseFinder';
import { useNamedProject } from '../expenses/useNamedProject';
import { useToday } from '../kit/text/useToday';
import { paymentFinder } from '../payments/paymentFinder';
import { projectFinder } from '../projects/projectFinder';
import { quoteFinder } from '../quotes/quoteFinder';
import { useQuoteNumbers, type FindNumber } from '../quotes/useQuoteNumbers';
import { useTextsAhead } from '../records/find/useTextsAhead';
import { useLookup } from '../records/useLookup';
import {
  namedPayment,
  payOption,
  recordOption,
  shownClient,
  shownExpense,
  shownPayment,
  shownProject,
  shownQuote,
  type Option,
} from './options';

/** So many of a group are shown: who wants to see all goes to the list. */
export const SHOWN = 3;

/** One list, as it is searched and shown. */
export interface Searched {
  entity: EntityName;
  /** The first of the rows that have all the words, and how many there are. */
  find: (query: string) => { options: readonly Option[]; total: number };
  /** A row by its id; null where there is none (any more). */
  option: (id: string) => Option | null;
}

function searched<T extends Row>(
  entity: EntityName,
  {
    rows,
    findable,
    optionOf,
    aboutOnly,
  }: {
    rows: readonly T[];
    findable: Findable<T>;
    optionOf: (row: T) => Option;
    /** What else may be done where nothing but this row is found. */
    aboutOnly?: (row: T, query: string) => readonly Option[];
  },
): Searched {
  const uncounted = { ...findable, counted: [] };
  return {
    entity,
    find: (query) => {
      // No facet and no period is sought: the day does not matter.
      const { rows: found } = findRows(rows, { ...NOTHING_SOUGHT, query }, uncounted, '');
      const options = found.slice(0, SHOWN).map(optionOf);
      const [only] = found;
      const more = only && found.length === 1 ? (aboutOnly?.(only, query) ?? []) : [];
      return { options: [...options, ...more], total: found.length };
    },
    option: (id) => {
      const row = rows.find((each) => each.id === id);
      return row ? optionOf(row) : null;
    },
  };
}

const companyText = rowTexts<Client>(({ company }) => [company]);

/** A quote is found by its client's company, too. */
function useQuotesFindable(findNumber: FindNumber): Findable<Quote> {
  const findClient = useLookup(clientsSelectors);
  return useMemo(() => {
    const { findable } = quoteFinder(findClient, findNumber);
    const texts = (row: Quote) => {
      const client = findClient(row.clientId);
      const company = client ? companyText(client) : '';
      return [...findable.texts(row), company];
    };
    return { ...findable, texts };
  }, [findClient, findNumber]);
}

/** The lists, as the palette searches them: by the same rules as each list itself. */
export function useSearched(): Readonly<Record<EntityName, Searched>> {
  const clients = useAppSelector(clientsSelectors.selectAll);
  const quotes = useAppSelector(quotesSelectors.selectAll);
  const projects = useAppSelector(projectsSelectors.selectAll);
  const payments = useAppSelector(paymentsSelectors.selectAll);
  const expenses = useAppSelector(expensesSelectors.selectAll);
  const findNumber = useQuoteNumbers();
  const findClient = useLookup(clientsSelectors);
  const findProject = useLookup(projectsSelectors);
  const partsOf = useAppSelector(selectPartsByPayment);
  const today = useToday();
  const quote = useQuotesFindable(findNumber);
  const project = useMemo(() => projectFinder(findClient, today).findable, [findClient, today]);
  const payment = useMemo(
    () => paymentFinder(findProject, findClient, { partsOf, today }).findable,
    [findProject, findClient, partsOf, today],
  );
  const findNamed = useNamedProject();
  const expense = useMemo(() => expenseFinder(findNamed).findable, [findNamed]);
  useTextsAhead(clients, clientFinder.findable);
  useTextsAhead(quotes, quote);
  useTextsAhead(projects, project);
  useTextsAhead(payments, payment);
  useTextsAhead(expenses, expense);
  return useMemo(() => {
    const shownPaymentOf = (row: Payment) =>
      shownPayment(row, findProject(row.projectId), { rows: partsOf[row.id], today });
    return {
      clients: searched('clients', {
        rows: clients,
        findable: clientFinder.findable,
        optionOf: (row) => recordOption('clients', row.id, shownClient(row)),
      }),
      quotes: searched('quotes', {
        rows: quotes,
        findable: quote,
        optionOf: (row) =>
          recordOption(
            'quotes',
            row.id,
            shownQuote(row, findClient(row.clientId), findNumber(row)),
          ),
      }),
      projects: searched('projects', {
        rows: projects,
        findable: project,
        optionOf: (row) =>
          recordOption('projects', row.id, shownProject(row, findClient(row.clientId))),
      }),
      payments: searched('payments', {
        rows: payments,
        findable: payment,
        optionOf: (row) => recordOption('payments', row.id, shownPaymentOf(row)),
        aboutOnly: (row, query) =>
          row.paid ? [] : [payOption(row.id, namedPayment(row, findProject(row.projectId)), query)],
      }),
      expenses: searched('expenses', {
        rows: expenses,
        findable: expense,
        optionOf: (row) => recordOption('expenses', row.id, shownExpense(row)),
      }),
    };
  }, [
    clients,
    quotes,
    projects,
    payments,
    expenses,
    findClient,
    findNumber,
    findProject,
    partsOf,
    today,
    quote,
    project,
    payment,
    expense,
  ]);
}
