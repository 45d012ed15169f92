import { useMediaQuery } from '../../kit/hooks/useMediaQuery';

import { QuoteStatusBadge } from '../../records/texts/QuoteStatusBadge';
import { FoundTable, type Cells } from '../../records/finding/FoundTable';
import { useCountLead, useFound } from '../../records/finding/useFound';
import { ListSection } from '../../records/ListSection';
import { SMALL_PHONE_QUERY } from '../../theme/media';
import { quoteList } from './quoteList';

const CARD = [
  ['client', 'client'],
  ['value', 'status'],
  ['date', 'actions'],
];
/** The areas of a narrow card, on which the longest status leaves no room for the amount beside it. */
const NARROW_CARD = [
  ['client', 'client'],
  ['value', 'value'],
  ['status', 'status'],
  ['date', 'actions'],
];

const cells: Cells<typeof quoteList> = {
  status: ({ status }) => <QuoteStatusBadge status={status} inRow />,
};

/** The section 'Orçamentos': the quotes, newest first. */
export default function QuotesSection() {
  const found = useFound(quoteList);
  const isNarrow = useMediaQuery(SMALL_PHONE_QUERY);
  return (
    <ListSection
      entity="quotes"
      lead={useCountLead(found)}
      empty={{
        title: 'Nenhum orçamento criado',
        text: 'Some os itens de um serviço e acompanhe a resposta do cliente: aprovado, ele vira projeto.',
        action: 'Criar Primeiro Orçamento',
      }}
    >
      {found.all.length > 0 && (
        <FoundTable
          found={found}
          cells={cells}
          cardAreas={isNarrow ? NARROW_CARD : CARD}
          cardHeight={isNarrow ? 160 : 130}
        />
      )}
    </ListSection>
  );
}
