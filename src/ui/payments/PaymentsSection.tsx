import { useMemo } from 'react';

import { clientsSelectors } from '../../features/clients/clientsSlice';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../kit/Button';
import { EmptyState } from '../kit/EmptyState';
import { LedgerTable } from '../kit/LedgerTable';
import { PageHeader } from '../kit/PageHeader';
import { useMediaQuery } from '../kit/useMediaQuery';
import { useFind } from '../shell/useFind';
import { paymentCardAreas, paymentColumns, paymentWideCardAreas } from './paymentColumns';

const count = (payments: number): string =>
  `${payments.toLocaleString('pt-BR')} ${payments === 1 ? 'pagamento' : 'pagamentos, do mais novo ao mais antigo'}`;

/** The payments, newest first, with their two toggles. */
export default function PaymentsSection() {
  const dispatch = useAppDispatch();
  const payments = useAppSelector(paymentsSelectors.selectAll);
  const isEmpty = useAppSelector(paymentsSelectors.selectIsEmpty);
  const findProject = useFind(projectsSelectors);
  const findClient = useFind(clientsSelectors);
  const columns = useMemo(() => paymentColumns(findProject, findClient), [findProject, findClient]);
  const isNarrow = useMediaQuery('(max-width: 599.98px)');
  const create = () => {
    dispatch(workspaceActions.modalOpened('payments', 'create'));
  };
  return (
    <>
      <PageHeader lead={payments.length > 0 ? count(payments.length) : undefined}>
        <Button icon="plus" kind={isEmpty ? 'outline' : 'solid'} onClick={create}>
          Novo Pagamento
        </Button>
      </PageHeader>
      {isEmpty && (
        <EmptyState
          title="Nenhum pagamento registrado"
          text="Registre o que seus projetos rendem e acompanhe o que já foi entregue e pago."
          action={
            <Button icon="plus" onClick={create}>
              Registrar Primeiro Pagamento
            </Button>
          }
        />
      )}
      {payments.length > 0 && (
        <LedgerTable
          label="Pagamentos"
          columns={columns}
          rows={payments}
          cardAreas={isNarrow ? paymentCardAreas : paymentWideCardAreas}
          cardsBelow={1200}
          rowHeight={66}
          cardHeight={isNarrow ? 277 : 200}
        />
      )}
    </>
  );
}
