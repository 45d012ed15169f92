import { useMemo } from 'react';

import type { Client } from '../../features/clients/client';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import type { Quote } from '../../features/quotes/quote';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import { useAppSelector } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { formatCurrency, formatInstantDay } from '../kit/text/format';
import { amountWidth } from '../kit/list/amountWidth';
import type { LedgerColumn } from '../kit/list/LedgerRow';
import { useMediaQuery } from '../kit/list/useMediaQuery';
import { NotLoaded } from '../kit/text/NotLoaded';
import { quoteFinder } from './quoteFinder';
import { QuoteStatusBadge } from './QuoteStatusBadge';
import { useQuoteNumbers, type FindNumber } from './useQuoteNumbers';
import { countLead } from '../records/countLead';
import { FoundTable } from '../records/find/FoundTable';
import { useFound } from '../records/find/useFound';
import { ListSection } from '../records/ListSection';
import { RecordActions } from '../records/RecordActions';
import { useLookup, type LookedUp } from '../records/useLookup';
import { SMALL_PHONE } from '../theme/media';

const CARD = [
  ['client', 'client'],
  ['value', 'date'],
  ['status', 'actions'],
];
/** Where the longest status leaves no room for the buttons beside it. */
const NARROW_CARD = [
  ['client', 'client'],
  ['value', 'value'],
  ['status', 'status'],
  ['date', 'actions'],
];

/** @param greatest The greatest amount: its column is as wide. */
const quoteColumns = (
  findClient: (id: string | null) => LookedUp<Client>,
  findNumber: FindNumber,
  greatest: number,
): LedgerColumn<Quote>[] => [
  {
    key: 'client',
    header: 'Cliente',
    strong: true,
    sorts: true,
    cell: ({ clientId }) => clientName(findClient(clientId)) ?? <NotLoaded />,
    note: findNumber,
  },
  {
    key: 'value',
    header: 'Valor',
    align: 'end',
    sorts: true,
    width: `max(${amountWidth(formatCurrency(greatest))}, 15cqi)`,
    cell: ({ totalValue }) => formatCurrency(totalValue),
  },
  {
    key: 'status',
    header: 'Status',
    nowrap: true,
    sorts: true,
    width: 'max(calc(18ch + 50px), 22cqi)',
    cell: ({ status }) => <QuoteStatusBadge status={status} inRow />,
  },
  {
    key: 'date',
    header: 'Data',
    quiet: true,
    figures: true,
    sorts: true,
    width: 'max(108px, 13cqi)',
    under: { column: 'status', room: 'narrow' },
    cell: ({ createdAt }) => formatInstantDay(createdAt),
  },
  {
    key: 'actions',
    header: 'Ações',
    actions: true,
    width: 'max(150px, 16cqi)',
    cell: ({ id, clientId }) => {
      const client = clientName(findClient(clientId)) ?? 'cliente ainda não carregado';
      return <RecordActions entity="quotes" id={id} subject={`o orçamento de ${client}`} />;
    },
  },
];

/** The quotes as a ledger, newest first. */
export default function QuotesSection() {
  const quotes = useAppSelector(quotesSelectors.selectAll);
  const findClient = useLookup(clientsSelectors);
  const findNumber = useQuoteNumbers();
  const finder = useMemo(() => quoteFinder(findClient, findNumber), [findClient, findNumber]);
  const found = useFound('quotes', quotes, finder);
  const greatest = useMemo(
    () => quotes.reduce((most, { totalValue }) => Math.max(most, totalValue), 0),
    [quotes],
  );
  const columns = useMemo(
    () => quoteColumns(findClient, findNumber, greatest),
    [findClient, findNumber, greatest],
  );
  const isNarrow = useMediaQuery(SMALL_PHONE);
  return (
    <ListSection
      entity="quotes"
      lead={countLead('quotes', found, finder.controls)}
      empty={{
        title: 'Nenhum orçamento criado',
        text: 'Some os itens de um serviço e acompanhe a resposta do cliente: aprovado, ele vira projeto.',
        action: 'Criar Primeiro Orçamento',
      }}
    >
      {quotes.length > 0 && (
        <FoundTable
          entity="quotes"
          finder={finder}
          found={found}
          columns={columns}
          cardAreas={isNarrow ? NARROW_CARD : CARD}
          cardHeight={isNarrow ? 276 : 212}
        />
      )}
    </ListSection>
  );
}
