import type { Client } from '../../features/clients/client';
import { createdDay, rowTexts, searchedAmount } from '../../features/finding/rowTexts';
import { QUOTE_STATUSES, type Quote } from '../../features/quotes/quote';
import { normalise } from '../../features/shared/searchText';
import { ClientFilter } from '../clients/ClientFilter';
import { clientText } from '../clients/clientText';
import { formatInstantDay } from '../kit/text/format';
import type { FindControls, Finder } from '../records/find/controls';
import {
  amountOrders,
  dayOrders,
  newestFirst,
  stateOrders,
  textOrders,
} from '../records/find/orders';
import { statusControls } from '../records/find/statusControls';
import type { LookedUp } from '../records/useLookup';
import { quoteStatusLooks } from './QuoteStatusBadge';
import type { FindNumber } from './useQuoteNumbers';

const texts = rowTexts<Quote>(({ totalValue, status, createdAt }) => [
  searchedAmount(totalValue),
  quoteStatusLooks[status].label,
  formatInstantDay(createdAt),
]);

const controls: FindControls<Quote> = {
  ...statusControls(QUOTE_STATUSES, quoteStatusLooks),
  selects: [{ facet: 'client', label: 'Cliente', Control: ClientFilter }],
  period: 'Data',
  ownOrder: newestFirst,
  orders: [
    ...dayOrders('date').slice(1),
    ...amountOrders('value'),
    ...textOrders('client', 'Cliente'),
    ...stateOrders('status', 'Status', ['Proposta', 'Rejeitado']),
  ],
  amount: ({ totalValue }) => totalValue,
};

/** How quotes are found: by what a row shows, their number among it. */
export const quoteFinder = (
  findClient: (id: string | null) => LookedUp<Client>,
  findNumber: FindNumber,
): Finder<Quote> => ({
  findable: {
    texts: (quote) => [
      texts(quote),
      clientText(findClient(quote.clientId)),
      normalise(findNumber(quote) ?? ''),
    ],
    sorts: {
      client: {
        kind: 'text',
        first: 'ascending',
        of: ({ clientId }) => findClient(clientId)?.name ?? null,
      },
      value: { kind: 'value', first: 'descending', of: ({ totalValue }) => totalValue },
      status: {
        kind: 'value',
        first: 'ascending',
        of: ({ status }) => QUOTE_STATUSES.indexOf(status),
      },
      date: { kind: 'value', first: 'descending', of: ({ createdAt }) => createdAt },
    },
    facets: { status: ({ status }) => status, client: ({ clientId }) => clientId },
    counted: ['status'],
    day: createdDay,
  },
  controls,
});
