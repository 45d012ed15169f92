import { useMemo } from 'react';

import type { Payment } from '../../features/payments/payment';
import { selectPartsByPayment } from '../../features/payments/paymentPartsSlice';
import { paymentSums, type PartsByPayment } from '../../features/payments/received';
import { selectReceiptsAreKnown } from '../../features/payments/receivedSelectors';
import { useAppSelector } from '../../store/hooks';
import { useMediaQuery } from '../kit/list/useMediaQuery';
import { formatCurrency } from '../kit/text/format';
import { FoundTable } from '../records/find/FoundTable';
import { useCountLead, useFound } from '../records/find/useFound';
import { orderOf } from '../records/list';
import { ListSection } from '../records/ListSection';
import { StatementButton, StatementDrop } from '../records/StatementDrop';
import { PLAIN_CARDS, SMALL_PHONE } from '../theme/media';
import { paymentCells } from './paymentCells';
import { paymentList } from './paymentList';

/**
 * The line above the list: '3 pagamentos · R$ 900,00 recebidos · R$ 120,00 pendentes'. The sums follow once
 * the plans are loaded.
 */
function paymentsLead(
  payments: readonly Payment[],
  partsOf: PartsByPayment | null,
): string | undefined {
  const count = payments.length;
  if (count === 0) return undefined;
  const counted = `${count.toLocaleString('pt-BR')} ${count === 1 ? 'pagamento' : 'pagamentos'}`;
  if (partsOf === null) return counted;
  const { received, open } = paymentSums(payments, partsOf);
  return [
    counted,
    `${formatCurrency(received)} recebidos`,
    `${formatCurrency(open)} pendentes`,
  ].join(' · ');
}

/** The card on phones: project and day, amount, status, then client and actions. */
const CARD = [
  ['project', 'date'],
  ['value', 'value'],
  ['status', 'status'],
  ['client', 'actions'],
];

/** On narrow phones the day gets its own line; beside it the project's name would break inside words. */
const SMALL_CARD = [
  ['project', 'project'],
  ['value', 'value'],
  ['date', 'date'],
  ['status', 'status'],
  ['client', 'actions'],
];

/** The card where it is wide: project and client on the left, amount and day on the right. */
const WIDE_CARD = [
  ['project', 'value'],
  ['client', 'date'],
  ['status', 'actions'],
];

/** The payments, newest first, each with its two toggles. */
export default function PaymentsSection() {
  const found = useFound(paymentList);
  const { all } = found;
  const partsOf = useAppSelector(selectPartsByPayment);
  const isKnown = useAppSelector(selectReceiptsAreKnown);
  const lead = useMemo(() => paymentsLead(all, isKnown ? partsOf : null), [all, partsOf, isKnown]);
  const countLead = useCountLead(found);
  const isNarrow = useMediaQuery(PLAIN_CARDS);
  const isSmall = useMediaQuery(SMALL_PHONE);
  return (
    <StatementDrop>
      <ListSection
        entity="payments"
        beside={<StatementButton />}
        lead={orderOf(paymentList.controls, found.sought.sort) ? countLead : lead}
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
            cardAreas={isSmall ? SMALL_CARD : isNarrow ? CARD : WIDE_CARD}
            rowHeight={66}
            cardHeight={isNarrow ? 180 : 130}
          />
        )}
      </ListSection>
    </StatementDrop>
  );
}
