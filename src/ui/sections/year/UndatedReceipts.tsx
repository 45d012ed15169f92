import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
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
import { YearPart, yearRecipe } from './YearPart';

const FEW = 5;

/** A list of the receipts without a day, which belong to no year. Each has a link to set its day. */
export function UndatedReceipts({ receipts }: { receipts: readonly Receipt[] }) {
  const dispatch = useAppDispatch();
  const findProject = useLookup(projectsSelectors);
  const findClient = useLookup(clientsSelectors);
  const few = useFirstFew(receipts, FEW);
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  if (receipts.length === 0) return null;
  return (
    <YearPart
      title="Recebidos sem data"
      note={`${formatCurrency(sumMoney(receipts.map(({ amount }) => amount)))} em nenhum ano`}
    >
      <ul>
        {few.shown.map(({ payment, amount }) => {
          const project = findProject(payment.projectId);
          const client = project && clientName(findClient(project.clientId));
          const name = projectName(project) ?? '';
          return (
            <chakra.li key={payment.id} css={styles.line}>
              <span>
                <b>{name}</b>
                {client !== undefined && client !== null && ` · ${client}`}
              </span>
              <chakra.span css={styles.amount}>{formatCurrency(amount)}</chakra.span>
              <Button
                variant="surface"
                size="sm"
                aria-label={`Informar a data: ${name}`}
                _print={{ display: 'none' }}
                onClick={() => {
                  dispatch(
                    workspaceActions.modalOpened('payments', 'edit', payment.id, 'paymentDate'),
                  );
                }}
              >
                Informar a data
              </Button>
            </chakra.li>
          );
        })}
      </ul>
      <ShowAllButton few={few}>Ver os {receipts.length.toLocaleString('pt-BR')}</ShowAllButton>
    </YearPart>
  );
}
