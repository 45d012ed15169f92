import { useMemo } from 'react';

import { clientsSelectors } from '../../features/clients/clientsSlice';
import { selectPartsByPayment } from '../../features/payments/paymentPartsSlice';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { useAppSelector } from '../../store/hooks';
import { useMediaQuery } from '../kit/list/useMediaQuery';
import { useToday } from '../kit/text/useToday';
import { countLead } from '../records/countLead';
import { orderOf } from '../records/find/controls';
import { FoundTable } from '../records/find/FoundTable';
import { useFound } from '../records/find/useFound';
import { ListSection } from '../records/ListSection';
import { useLookup } from '../records/useLookup';
import { PLAIN_CARDS } from '../theme/media';
import { paymentFinder } from './paymentFinder';
import { paymentsLead } from './paymentsLead';
import { paymentValueWidth } from './paymentValueWidth';
import { paymentCardAreas, paymentColumns, paymentWideCardAreas } from './paymentColumns';

/** The payments, newest first, with their two toggles. */
export default function PaymentsSection() {
  const payments = useAppSelector(paymentsSelectors.selectAll);
  const findProject = useLookup(projectsSelectors);
  const findClient = useLookup(clientsSelectors);
  const partsOf = useAppSelector(selectPartsByPayment);
  const today = useToday();
  const finder = useMemo(
    () => paymentFinder(findProject, findClient, { partsOf, today }),
    [findProject, findClient, partsOf, today],
  );
  const found = useFound('payments', payments, finder);
  const order = orderOf(finder.controls, found.sought.sort);
  const lead = useMemo(() => paymentsLead(payments, partsOf), [payments, partsOf]);
  const valueWidth = useMemo(() => paymentValueWidth(payments), [payments]);
  const columns = useMemo(
    () => paymentColumns(findProject, findClient, { valueWidth, partsOf }),
    [findProject, findClient, valueWidth, partsOf],
  );
  const isNarrow = useMediaQuery(PLAIN_CARDS);
  return (
    <ListSection
      entity="payments"
      lead={order ? countLead('payments', found, finder.controls) : lead}
      empty={{
        title: 'Nenhum pagamento registrado',
        text: 'Registre o que seus projetos rendem e acompanhe o que já foi entregue e pago.',
        action: 'Registrar Primeiro Pagamento',
      }}
    >
      {payments.length > 0 && (
        <FoundTable
          entity="payments"
          finder={finder}
          found={found}
          columns={columns}
          cardAreas={isNarrow ? paymentCardAreas : paymentWideCardAreas}
          rowHeight={66}
          cardHeight={isNarrow ? 290 : 200}
        />
      )}
    </ListSection>
  );
}
