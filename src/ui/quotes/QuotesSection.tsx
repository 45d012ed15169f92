import { useMemo } from 'react';

import type { Client } from '../../features/clients/client';
import { clientsSelectors } from '../../features/clients/clientsSlice';
import type { Quote } from '../../features/quotes/quote';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import { useAppSelector } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { formatCurrency, formatInstantDay } from '../kit/text/format';
import type { LedgerColumn } from '../kit/list/LedgerRow';
import { LedgerTable } from '../kit/list/LedgerTable';
import { NotLoaded } from '../kit/text/NotLoaded';
import { QuoteStatusBadge } from './QuoteStatusBadge';
import { countLead } from '../records/countLead';
import { ListSection } from '../records/ListSection';
import { RecordActions } from '../records/RecordActions';
import { useFind, type Found } from '../records/useFind';

const CARD = [
  ['client', 'client'],
  ['value', 'date'],
  ['status', 'actions'],
];

const quoteColumns = (findClient: (id: string | null) => Found<Client>): LedgerColumn<Quote>[] => [
  {
    key: 'client',
    header: 'Cliente',
    strong: true,
    cell: ({ clientId }) => clientName(findClient(clientId)) ?? <NotLoaded />,
  },
  {
    key: 'value',
    header: 'Valor',
    align: 'end',
    width: 'clamp(142px, 16cqi, 190px)',
    cell: ({ totalValue }) => formatCurrency(totalValue),
  },
  {
    key: 'status',
    header: 'Status',
    width: 'clamp(138px, 55cqi - 242px, 280px)',
    cell: ({ status }) => <QuoteStatusBadge status={status} inRow />,
  },
  {
    key: 'date',
    header: 'Data',
    quiet: true,
    figures: true,
    width: 'clamp(98px, 13cqi, 150px)',
    cell: ({ createdAt }) => formatInstantDay(createdAt),
  },
  {
    key: 'actions',
    header: 'Ações',
    actions: true,
    width: 'clamp(146px, 16cqi, 178px)',
    cell: ({ id, clientId }) => {
      const client = clientName(findClient(clientId)) ?? 'cliente ainda não carregado';
      return <RecordActions entity="quotes" id={id} subject={`o orçamento de ${client}`} view />;
    },
  },
];

/** The quotes as a ledger, newest first. */
export default function QuotesSection() {
  const quotes = useAppSelector(quotesSelectors.selectAll);
  const findClient = useFind(clientsSelectors);
  const columns = useMemo(() => quoteColumns(findClient), [findClient]);
  return (
    <ListSection
      entity="quotes"
      lead={countLead(quotes.length, 'orçamento', 'orçamentos')}
      create="Novo Orçamento"
      empty={{
        title: 'Nenhum orçamento criado',
        text: 'Some os itens de um serviço e acompanhe a resposta do cliente: aprovado, ele vira projeto.',
        action: 'Criar Primeiro Orçamento',
      }}
    >
      {quotes.length > 0 && (
        <LedgerTable
          label="Orçamentos"
          columns={columns}
          rows={quotes}
          cardAreas={CARD}
          cardHeight={212}
        />
      )}
    </ListSection>
  );
}
