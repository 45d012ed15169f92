import { createSelector } from '@reduxjs/toolkit';

import type { Client } from '../../../features/business/clients/client';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { createdDay, rowTexts, amountSearchText } from '../../../features/app/finding/rowTexts';
import { selectQuoteIdsWithProject } from '../../../features/business/projects/missingProjects';
import { QUOTE_STATUSES, type Quote } from '../../../features/business/quotes/quote';
import { quoteDetailsSelectors } from '../../../features/business/quotes/quoteDetailsSlice';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import { isUnanswered } from '../../../features/business/quotes/unanswered';
import type { Day } from '../../../features/shared/days';
import { sumMoney } from '../../../features/shared/money';
import { normalise } from '../../../features/shared/searchText';
import type { RootState } from '../../../store/hooks';
import { byClient, clientText } from '../clients/clientList';
import { clientName } from '../../records/texts/clientName';
import { amountColumnWidth } from '../../kit/list/amountWidth';
import { formatCurrency, formatInstantDay } from '../../kit/text/format';
import { describeList } from '../../records/describeList';
import {
  actionsField,
  amountOrders,
  createdSort,
  newestFirstOrder,
  stateOrders,
  statusChoices,
  textOrders,
} from '../../records/listFields';
import { lookupIn } from '../../records/useLookup';
import { quoteLabel } from '../../records/texts/projectTexts';
import { quoteStatusLooks } from '../../records/texts/QuoteStatusBadge';

const context = createSelector(
  [
    lookupIn(clientsSelectors),
    quoteDetailsSelectors.selectEntities,
    (_root: RootState, today: Day) => today,
  ],
  (findClient, details, today) => ({
    isUnanswered: (quote: Quote) => isUnanswered(quote, details[quote.id], today),
    clientOf: ({ clientId }: Quote) => findClient(clientId),
    /**
     * The number of a quote with its prefix: 'nº 2026-021'. Null if the quote has no number or the number is not
     * loaded yet.
     */
    numberOf: ({ id }: Quote): string | null => {
      const number = details[id]?.number ?? null;
      return number && `nº ${number}`;
    },
    /** The number without the prefix, for the CSV file: '2026-021'. */
    plainNumberOf: ({ id }: Quote): string | null => details[id]?.number ?? null,
  }),
);

const companyText = rowTexts<Client>(({ company }) => [company]);

const statuses = statusChoices(QUOTE_STATUSES, quoteStatusLooks);

/** The list of quotes. The search finds what a row shows, and the quote's number. */
export const quoteList = describeList({
  entity: 'quotes',
  selectAll: quotesSelectors.selectAll,
  context,
  isWhole: quoteDetailsSelectors.selectIsLoaded,
  subject: (quote, { clientOf }) =>
    `de ${clientName(clientOf(quote)) ?? 'cliente ainda não carregado'}`,
  fields: {
    client: {
      header: 'Cliente',
      text: (quote, { clientOf }) => clientName(clientOf(quote)),
      column: { strong: true, selfEvident: true },
      note: (quote, { numberOf }) => numberOf(quote),
      searchedIn: (quote, { clientOf }) => clientText(clientOf(quote)),
      sort: {
        kind: 'text',
        of: (quote, { clientOf }) => clientOf(quote)?.name ?? null,
        orders: textOrders('Cliente'),
      },
      facet: { of: ({ clientId }) => clientId, ...byClient },
      csv: true,
    },
    value: {
      header: 'Valor',
      text: ({ totalValue }) => formatCurrency(totalValue),
      column: {
        align: 'end',
        width: amountColumnWidth(({ totalValue }) => totalValue),
        selfEvident: true,
      },
      searched: ({ totalValue }) => amountSearchText(totalValue),
      sort: {
        kind: 'value',
        first: 'descending',
        of: ({ totalValue }) => totalValue,
        orders: amountOrders,
      },
      csv: { of: ({ totalValue }) => totalValue },
    },
    status: {
      header: 'Status',
      text: ({ status }) => quoteStatusLooks[status].label,
      column: { nowrap: true, selfEvident: true, width: 'max(calc(20ch + 58px), 22cqi)' },
      searched: ({ status }) => quoteStatusLooks[status].label,
      sort: {
        kind: 'value',
        first: 'ascending',
        of: ({ status }) => QUOTE_STATUSES.indexOf(status),
        orders: stateOrders('Status', ['Proposta', 'Rejeitado']),
      },
      facet: { of: ({ status }) => status, strip: statuses },
      csv: true,
    },
    answer: {
      header: 'Resposta',
      facet: {
        of: (quote, { isUnanswered: waits }) => (waits(quote) ? 'waiting' : null),
        all: 'Com ou sem resposta',
        choices: [{ value: 'waiting', label: 'Sem resposta' }],
      },
    },
    date: {
      header: 'Data',
      text: ({ createdAt }) => formatInstantDay(createdAt),
      column: {
        quiet: true,
        figures: true,
        selfEvident: true,
        width: 'max(108px, 13cqi)',
        under: { column: 'status', layout: 'narrow' },
      },
      searched: ({ createdAt }) => formatInstantDay(createdAt),
      sort: createdSort,
      csv: true,
    },
    number: {
      header: 'Número',
      searchedIn: (quote, { numberOf }) => normalise(numberOf(quote) ?? ''),
      csv: { of: (quote, { plainNumberOf }) => plainNumberOf(quote) },
    },
    items: {
      header: 'Itens',
      csv: { of: ({ items }) => items.map(({ name }) => name).join(', ') },
    },
    observations: { header: 'Observações', csv: { of: ({ observations }) => observations } },
    actions: actionsField(3),
  },
  ownOrder: newestFirstOrder,
  orders: ['date', 'value', 'client', 'status'],
  period: { label: 'Data', day: createdDay },
  sums: (quotes) => {
    const totalText = (some: readonly Quote[]) =>
      formatCurrency(sumMoney(some.map(({ totalValue }) => totalValue)));
    const approved = quotes.filter(({ status }) => status === 'approved');
    const ofAll = approved.length < quotes.length ? [`${totalText(quotes)} no total`] : [];
    // Most quotes are no money yet, so their sums say what they count.
    return [...ofAll, ...(approved.length > 0 ? [`${totalText(approved)} aprovados`] : [])];
  },
  bulk: { select: { label: 'Mudar status', field: 'status', choices: statuses } },
  choice: createSelector(
    [lookupIn(clientsSelectors), selectQuoteIdsWithProject],
    (findClient, withProject) => (quote: Quote) => ({
      label: quoteLabel(quote, findClient(quote.clientId)),
      note: quote.status === 'approved' && withProject.has(quote.id) ? 'já tem projeto' : null,
      details: () => [quote.items[0]?.name ?? null],
    }),
  ),
  palette: {
    shown: (quote, { clientOf, numberOf }) => ({
      name: clientName(clientOf(quote)) ?? '',
      details: [numberOf(quote), quoteStatusLooks[quote.status].label],
      end: formatCurrency(quote.totalValue),
    }),
    searched: (quote, { clientOf }) => {
      const client = clientOf(quote);
      return client ? companyText(client) : '';
    },
  },
});
