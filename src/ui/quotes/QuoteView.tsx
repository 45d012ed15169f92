import { chakra } from '@chakra-ui/react/styled-system';

import { clientsSelectors } from '../../features/clients/clientsSlice';
import type { Quote } from '../../features/quotes/quote';
import { clientName } from '../clients/clientName';
import { NotLoaded } from '../kit/text/StillLoading';
import { Facts } from '../kit/text/Facts';
import { formatCurrency, formatInstantDay } from '../kit/text/format';
import { QuoteStatusBadge } from './QuoteStatusBadge';
import { Modal, ModalBody } from '../kit/dialog/Modal';
import { useLookup } from '../records/useLookup';
import { serif } from '../theme/type';
import { QuoteHistory } from './QuoteHistory';
import { QuoteItemsTable } from './QuoteItemsTable';
import { QuoteViewFoot } from './QuoteViewFoot';
import { useTermFacts } from './useTermFacts';

const Title = chakra('h3', { base: { ...serif, margin: '24px 0 12px', fontSize: 'small' } });
/** What a quote is looked at for first. */
const Lead = chakra('span', { base: { ...serif, fontSize: 'small', lineHeight: 1.3 } });
const Quiet = chakra('p', { base: { color: 'muted' } });
const Text = chakra('p', { base: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } });

/** 'Visualizar Orçamento': everything a quote says, to be read only. */
export function QuoteView({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const client = useLookup(clientsSelectors)(quote.clientId);
  const { issued, terms } = useTermFacts(quote.id);
  const { items, totalValue, observations } = quote;
  return (
    <Modal
      title="Visualizar Orçamento"
      note={issued}
      size="lg"
      closesInFoot
      onCloseRequest={onClose}
    >
      <ModalBody readOnly>
        <QuoteHistory quote={quote} />
        <Facts
          items={[
            { label: 'Cliente', value: <Lead>{clientName(client) ?? <NotLoaded />}</Lead> },
            { label: 'Total', value: <Lead>{formatCurrency(totalValue)}</Lead> },
            { label: 'Status', value: <QuoteStatusBadge status={quote.status} /> },
            { label: 'Data', value: formatInstantDay(quote.createdAt) },
            { label: 'Última Alteração', value: formatInstantDay(quote.updatedAt) },
            ...terms,
          ]}
        />
        <Title>Itens</Title>
        {items.length > 0 ? (
          <QuoteItemsTable items={items} />
        ) : (
          <Quiet>Nenhum item neste orçamento.</Quiet>
        )}
        <Title>Observações</Title>
        {observations === null ? <Quiet>Não informado</Quiet> : <Text>{observations}</Text>}
      </ModalBody>
      <QuoteViewFoot quote={quote} hasClient={!!client} onClose={onClose} />
    </Modal>
  );
}
