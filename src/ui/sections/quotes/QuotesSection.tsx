import { QuoteStatusBadge } from '../../records/texts/QuoteStatusBadge';
import { FoundTable, type Cells } from '../../records/finding/FoundTable';
import { useListHead, useFound } from '../../records/finding/useFound';
import { ListSection } from '../../records/ListSection';
import { quoteList } from './quoteList';

/** The areas of a row on phones: the client and the amount, the status and the day, and the buttons. */
const CARD = [
  ['client', 'value'],
  ['status', 'actions'],
  ['date', 'actions'],
];

const cells: Cells<typeof quoteList> = {
  status: ({ status }) => <QuoteStatusBadge status={status} inRow />,
};

/** The section 'Orçamentos': the quotes, newest first. */
export default function QuotesSection() {
  const found = useFound(quoteList);
  return (
    <ListSection
      entity="quotes"
      {...useListHead(found)}
      empty={{
        title: 'Nenhum orçamento criado',
        text: 'Some os itens de um serviço e acompanhe a resposta do cliente: aprovado, ele vira projeto.',
        action: 'Criar Primeiro Orçamento',
      }}
    >
      {found.all.length > 0 && (
        <FoundTable found={found} cells={cells} cardAreas={CARD} cardHeight={97} />
      )}
    </ListSection>
  );
}
