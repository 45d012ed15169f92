import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { clientsSelectors } from '../../features/clients/clientsSlice';
import { paymentPartsSelectors } from '../../features/payments/paymentPartsSlice';
import { RECEIVABLE_GROUPS, receivableSum } from '../../features/payments/receivable';
import { selectReceivables } from '../../features/payments/receivableSelectors';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { useAppSelector } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { rememberFocus } from '../kit/dialog/returnFocus';
import { useRepeatedClicks } from '../kit/form/useRepeatedClicks';
import { formatCurrency } from '../kit/text/format';
import { Surface, SurfaceTitle } from '../kit/text/Surface';
import { useToday } from '../kit/text/useToday';
import { useReceipt } from '../payments/useReceipt';
import { projectName } from '../projects/projectName';
import { useLookup } from '../records/useLookup';
import { receivablesRecipe } from '../theme/recipes/receivables';
import { CalendarButton } from './CalendarButton';
import { ReceivableGroup } from './ReceivableGroup';
import { ReceivableLine } from './ReceivableLine';

const countText = (count: number): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? 'parcela' : 'parcelas'} em aberto`;

/**
 * 'A receber': what is owed, by whom and since when. Nothing is shown before it is known which days were
 * agreed, nor where there are no payments at all.
 */
export default function ReceivablesCard() {
  const isBlank = useAppSelector(({ payments }) => payments.ids.length === 0);
  const isLoaded = useAppSelector(paymentPartsSelectors.selectIsLoaded);
  const findProject = useLookup(projectsSelectors);
  const findClient = useLookup(clientsSelectors);
  const today = useToday();
  const open = useAppSelector((root) => selectReceivables(root, today));
  const { receive } = useReceipt();
  const isRepeated = useRepeatedClicks();
  const styles = useSlotRecipe({ recipe: receivablesRecipe })();
  if (!isLoaded || isBlank) return null;

  return (
    <Surface aria-label="A receber" tabIndex={-1}>
      <chakra.div css={styles.title}>
        <SurfaceTitle>A receber</SurfaceTitle>
        {open.length > 0 && <chakra.span css={styles.count}>{countText(open.length)}</chakra.span>}
        <chakra.p css={styles.note}>
          {open.length === 0
            ? 'Nada a receber. Em dia.'
            : 'Toda parcela que ainda não veio. A receita total soma, de cada pagamento pago, uma parcela.'}
        </chakra.p>
      </chakra.div>
      <chakra.div css={styles.calendar}>
        <CalendarButton variant="plain" size="sm" paddingInline="0" />
      </chakra.div>
      {RECEIVABLE_GROUPS.map((group) => {
        const own = open.filter((receivable) => receivable.group === group);
        if (own.length === 0) return null;
        return (
          <ReceivableGroup key={group} group={group} open={own} styles={styles}>
            {(receivable) => {
              const project = findProject(receivable.payment.projectId);
              const client = project && findClient(project.clientId);
              return (
                <ReceivableLine
                  key={`${receivable.payment.id} ${receivable.part.number.toString()}`}
                  receivable={receivable}
                  project={projectName(project) ?? ''}
                  client={client?.name ?? clientName(client) ?? ''}
                  onReceive={(click) => {
                    if (isRepeated(click)) return;
                    // What came leaves its place to the next.
                    rememberFocus().followRemoval();
                    receive(receivable.payment.id, receivable.part);
                  }}
                  styles={styles}
                />
              );
            }}
          </ReceivableGroup>
        );
      })}
      {open.length > 0 && (
        <chakra.div css={styles.foot}>
          <span>Total a receber</span>
          <chakra.b css={styles.total}>{formatCurrency(receivableSum(open))}</chakra.b>
        </chakra.div>
      )}
    </Surface>
  );
}
