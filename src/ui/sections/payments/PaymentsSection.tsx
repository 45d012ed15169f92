import { useMemo } from 'react';

import type { Payment } from '../../../features/business/payments/payment';
import { selectPartsByPayment } from '../../../features/business/payments/paymentPartsSlice';
import { paymentSums, type PartsByPayment } from '../../../features/business/payments/received';
import { selectReceiptsAreKnown } from '../../../features/business/payments/receivedSelectors';
import { useAppSelector } from '../../../store/hooks';
import { useMediaQuery } from '../../kit/hooks/useMediaQuery';
import { formatCurrency } from '../../kit/text/format';
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
 * The text above the list: '3 pagamentos · R$ 900,00 recebidos · R$ 120,00 pendentes'. The sums are added once the
 * plans are loaded.
 * @param counted - the count, with the order if the user has chosen one. Undefined on phones, where the line below
 * the list states the count.
 */
function paymentsLead(
  payments: readonly Payment[],
  partsOf: PartsByPayment | null,
  counted: string | undefined,
): string | undefined {
  if (payments.length === 0) return undefined;
  const facts = counted === undefined ? [] : [counted];
  if (partsOf === null) return facts[0];
  const { received, open } = paymentSums(payments, partsOf);
  return [
    ...facts,
    `${formatCurrency(received)} recebidos`,
    `${formatCurrency(open)} pendentes`,
  ].join(' · ');
}

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
  const { all } = found;
  const partsOf = useAppSelector(selectPartsByPayment);
  const isKnown = useAppSelector(selectReceiptsAreKnown);
  const isPhone = useMediaQuery(CARDS_QUERY);
  const isSmall = useMediaQuery(SMALL_PHONE_QUERY);
  const isSorted = chosenOrder(paymentList.controls, found.sought.sort) !== null;
  const inOrder = useCountLead(found);
  const count = isSorted ? inOrder : isPhone ? undefined : countText(all.length, 'payments');
  const lead = useMemo(
    () => paymentsLead(all, isKnown ? partsOf : null, count),
    [all, partsOf, isKnown, count],
  );
  return (
    <StatementDrop>
      <ListSection
        entity="payments"
        beside={<StatementButton />}
        lead={lead}
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
