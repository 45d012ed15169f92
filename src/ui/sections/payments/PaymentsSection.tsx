import { useMemo } from 'react';

import { useMediaQuery } from '../../kit/hooks/useMediaQuery';
import { DOT } from '../../kit/text/DottedLine';
import { FoundTable } from '../../records/finding/FoundTable';
import { useCountLead, useFound } from '../../records/finding/useFound';
import { chosenOrder } from '../../records/list';
import { countText } from '../../records/nouns';
import { ListSection } from '../../records/ListSection';
import { StatementButton, StatementDrop } from '../statement/StatementDrop';
import { CARDS_QUERY, SMALL_PHONE_QUERY } from '../../theme/media';
import { paymentCells } from './paymentCells';
import { paymentList } from './paymentList';

/**
 * The areas of a card on narrow phones. The day has its own line, because beside the day the project's name would
 * break inside words.
 */
const SMALL_CARD = [
  ['project', 'project'],
  ['value', 'value'],
  ['date', 'date'],
  ['status', 'status'],
  ['client', 'actions'],
];

/**
 * The areas of a card: project and client on the left, amount and day on the right, the toggles beside the
 * buttons.
 */
const CARD = [
  ['project', 'value'],
  ['client', 'date'],
  ['status', 'actions'],
];

/** The section 'Pagamentos': the payments, newest first, each with its two toggles. */
export default function PaymentsSection() {
  const found = useFound(paymentList);
  const { all, sumsOf } = found;
  const isPhone = useMediaQuery(CARDS_QUERY);
  const isSmall = useMediaQuery(SMALL_PHONE_QUERY);
  const isSorted = chosenOrder(paymentList.controls, found.sought.sort) !== null;
  const inOrder = useCountLead(found);
  const count = isSorted ? inOrder : isPhone ? undefined : countText(all.length, 'payments');
  // '3 pagamentos · R$ 120,00 em aberto · R$ 900,00 recebidos'. On phones the line below states the count.
  const lead = useMemo(() => [count ?? [], ...sumsOf(all)].flat().join(DOT), [all, sumsOf, count]);
  return (
    <StatementDrop>
      <ListSection
        entity="payments"
        beside={<StatementButton />}
        lead={all.length === 0 || lead === '' ? undefined : lead}
        empty={{
          title: 'Nenhum pagamento registrado',
          text: 'Registre o que seus projetos rendem e acompanhe o que já foi entregue e pago.',
          action: 'Registrar Primeiro Pagamento',
        }}
      >
        {all.length > 0 && (
          <FoundTable
            found={found}
            cells={paymentCells}
            cardAreas={isSmall ? SMALL_CARD : CARD}
            rowHeight={66}
            cardHeight={isSmall ? 190 : 130}
          />
        )}
      </ListSection>
    </StatementDrop>
  );
}
