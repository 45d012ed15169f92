import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import type { Receipt } from '../../../features/business/payments/received';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { sumMoney } from '../../../features/shared/money';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { Button } from '../../kit/form/Button';
import { formatCurrency } from '../../kit/text/format';
import { projectName } from '../../records/texts/projectTexts';
import { useLookup } from '../../records/useLookup';
import { ShowAllButton, useFirstFew } from '../../kit/list/firstFew';
import { Ledger } from '../../kit/list/Ledger';
import { YearPart } from './YearPart';

const FEW = 5;

/** A list of the receipts without a day, which belong to no year. Each has a link to set its day. */
export function UndatedReceipts({ receipts }: { receipts: readonly Receipt[] }) {
  const dispatch = useAppDispatch();
  const findProject = useLookup(projectsSelectors);
  const findClient = useLookup(clientsSelectors);
  const few = useFirstFew(receipts, FEW);
  if (receipts.length === 0) return null;
  return (
    <YearPart
      title="Recebidos sem data"
      note={`${formatCurrency(sumMoney(receipts.map(({ amount }) => amount)))} em nenhum ano`}
    >
      <Ledger.Root oneAction>
        {few.shown.map(({ payment, amount }) => {
          const project = findProject(payment.projectId);
          const name = projectName(project) ?? '';
          return (
            <Ledger.Line
              key={payment.id}
              actions={
                <Button
                  variant="surface"
                  size="sm"
                  aria-label={`Informar a data: ${name}`}
                  onClick={() =>
                    dispatch(
                      workspaceActions.modalOpened('payments', 'edit', payment.id, 'paymentDate'),
                    )
                  }
                >
                  Informar a data
                </Button>
              }
            >
              <Ledger.Name>{name}</Ledger.Name>
              <Ledger.Detail>{project && clientName(findClient(project.clientId))}</Ledger.Detail>
              <Ledger.Amount>{formatCurrency(amount)}</Ledger.Amount>
            </Ledger.Line>
          );
        })}
      </Ledger.Root>
      <ShowAllButton few={few}>Ver os {receipts.length.toLocaleString('pt-BR')}</ShowAllButton>
    </YearPart>
  );
}
