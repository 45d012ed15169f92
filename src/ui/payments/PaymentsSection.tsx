import { useMemo } from 'react';

import { clientsSelectors } from '../../features/clients/clientsSlice';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { useAppSelector } from '../../store/hooks';
import { LedgerTable } from '../kit/list/LedgerTable';
import { useMediaQuery } from '../kit/list/useMediaQuery';
import { ListSection } from '../records/ListSection';
import { useFind } from '../records/useFind';
import { paymentsLead } from './paymentsLead';
import { paymentValueWidth } from './paymentValueWidth';
import { paymentCardAreas, paymentColumns, paymentWideCardAreas } from './paymentColumns';

/** The payments, newest first, with their two toggles. */
export default function PaymentsSection() {
  const payments = useAppSelector(paymentsSelectors.selectAll);
  const findProject = useFind(projectsSelectors);
  const findClient = useFind(clientsSelectors);
  const valueWidth = paymentValueWidth(payments);
  const columns = useMemo(
    () => paymentColumns(findProject, findClient, valueWidth),
    [findProject, findClient, valueWidth],
  );
  const isNarrow = useMediaQuery('(max-width: 599.98px)');
  return (
    <ListSection
      entity="payments"
      lead={paymentsLead(payments)}
      create="Novo Pagamento"
      empty={{
        title: 'Nenhum pagamento registrado',
        text: 'Registre o que seus projetos rendem e acompanhe o que já foi entregue e pago.',
        action: 'Registrar Primeiro Pagamento',
      }}
    >
      {payments.length > 0 && (
        <LedgerTable
          label="Pagamentos"
          columns={columns}
          rows={payments}
          cardAreas={isNarrow ? paymentCardAreas : paymentWideCardAreas}
          rowHeight={66}
          cardHeight={isNarrow ? 290 : 200}
        />
      )}
    </ListSection>
  );
}
