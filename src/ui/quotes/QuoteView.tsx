import { chakra } from '@chakra-ui/react/styled-system';

import { clientsSelectors } from '../../features/clients/clientsSlice';
import type { Quote } from '../../features/quotes/quote';
import { clientName } from '../clients/clientName';
import { Facts } from '../kit/text/Facts';
import { formatCurrency, formatInstantDay } from '../kit/text/format';
import { NotLoaded } from '../kit/text/NotLoaded';
import { QuoteStatusBadge } from './QuoteStatusBadge';
import { Total } from '../kit/figures/Total';
import { ViewModal } from '../kit/dialog/ViewModal';
import { useFind } from '../records/useFind';
import { serif } from '../theme/type';
import { QuoteItemsTable } from './QuoteItemsTable';

const Root = chakra('div', {
  base: {
    '& h3': { ...serif, margin: '24px 0 12px', fontSize: 'small' },
    '& .of-sum': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'flex-end',
      gap: '20px',
      marginTop: '16px',
      paddingRight: { md: '24px' },
      color: 'muted',
      '& > :last-child': { color: 'ink' },
    },
    // Here a name is shown whole, however long.
    '& .of-clamp': { display: 'inline', overflow: 'visible' },
    '& .of-text': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& .of-none': { color: 'muted' },
  },
});

/** 'Visualizar Orçamento': everything a quote says, to be read only. */
export function QuoteView({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const client = useFind(clientsSelectors)(quote.clientId);
  const { items, totalValue, observations } = quote;
  return (
    <ViewModal title="Visualizar Orçamento" size="wide" readOnly onClose={onClose}>
      <Root>
        <Facts
          items={[
            { label: 'Cliente', value: clientName(client) ?? <NotLoaded /> },
            { label: 'Status', value: <QuoteStatusBadge status={quote.status} /> },
            { label: 'Data', value: formatInstantDay(quote.createdAt) },
            { label: 'Última alteração', value: formatInstantDay(quote.updatedAt) },
          ]}
        />
        <h3>Itens</h3>
        {items.length > 0 ? (
          <QuoteItemsTable items={items} />
        ) : (
          <p className="of-none">Nenhum item neste orçamento.</p>
        )}
        <p className="of-sum">
          <span>Total</span>
          <Total>{formatCurrency(totalValue)}</Total>
        </p>
        <h3>Observações</h3>
        {observations === null ? (
          <p className="of-none">Não informado</p>
        ) : (
          <p className="of-text">{observations}</p>
        )}
      </Root>
    </ViewModal>
  );
}
