/** What the form of a new payment says of the payments that its project already has. It never blocks the form. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { paymentTotal, type Payment } from '../../../features/business/payments/payment';
import type {
  PaymentFormOutput,
  PaymentFormValues,
} from '../../../features/business/payments/paymentForm';
import { selectPartsByPayment } from '../../../features/business/payments/paymentPartsSlice';
import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import { receivables, type Receivable } from '../../../features/business/payments/receivable';
import { paymentProgress, paymentSums } from '../../../features/business/payments/received';
import { selectReceiptsAreKnown } from '../../../features/business/payments/receivedSelectors';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import type { Day } from '../../../features/shared/days';
import { parseNumber } from '../../../features/shared/formFields';
import { sumMoney } from '../../../features/shared/money';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Icon } from '../../kit/art/Icon';
import { Button } from '../../kit/form/Button';
import { useToday } from '../../kit/hooks/useToday';
import { DOT } from '../../kit/text/DottedLine';
import { formatCurrency, formatDay } from '../../kit/text/format';
import { countText } from '../../records/nouns';
import type { FormOf } from '../../records/useModalForm';
import { Outcome } from './AmountFields';

interface Props {
  form: FormOf<PaymentFormValues, PaymentFormOutput>;
}

/** The payments of the project that is chosen in the form, newest first. */
function useEarlierPayments({ form }: Props): { projectId: string; earlier: readonly Payment[] } {
  const projectId = useWatch({ control: form.control, name: 'projectId' });
  const payments = useAppSelector(paymentsSelectors.selectAll);
  const earlier = useMemo(
    () => payments.filter((payment) => payment.projectId === projectId),
    [payments, projectId],
  );
  return { projectId, earlier };
}

const totalOf = (payments: readonly Payment[]): number => sumMoney(payments.map(paymentTotal));

/** What is open, with its day if one part is all of it: 'R$ 1.006,66 vencem em 29/11/2026'. */
function openText(open: number, { part }: Receivable, today: Day): string {
  const amount = formatCurrency(open);
  if (part.dueOn === null || part.amount !== open) return `${amount} em aberto`;
  return `${amount} ${part.dueOn < today ? 'venceram' : 'vencem'} em ${formatDay(part.dueOn)}`;
}

const Block = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    minHeight: { base: '168px', md: '118px' },
    padding: '3',
    borderLeft: '4px solid',
    borderColor: 'hairline',
    color: 'muted',
    fontSize: 'control',
    _icon: { flex: 'none', color: 'yellowInk' },
    '&[data-told]': {
      background: 'yellowSoft',
      borderColor: 'yellowInk',
      color: 'ink',
      alignItems: 'flex-start',
    },
  },
});

/** A block that says what was already charged for the chosen project, with the way to it. */
export function EarlierCharges({ form }: Props) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const { projectId, earlier } = useEarlierPayments({ form });
  const partsOf = useAppSelector(selectPartsByPayment);
  const isKnown = useAppSelector(selectReceiptsAreKnown);
  const [newest] = earlier;
  if (!newest) {
    // The room of the block is kept, so that the choice of a project moves no field.
    const said =
      projectId === ''
        ? 'O que o projeto já tem aparece aqui.'
        : 'Este projeto ainda não tem pagamento.';
    return <Block>{said}</Block>;
  }
  const total = totalOf(earlier);
  const { received, open } = paymentSums(earlier, partsOf);
  const [next] = isKnown ? receivables(earlier, partsOf, today) : [];
  const { count } = paymentProgress(newest, partsOf[newest.id]);
  const isOfParts = earlier.length === 1 && count > 1;
  const number = isOfParts ? `${count.toString()} parcelas` : countText(earlier.length, 'payments');
  const facts = isKnown
    ? [
        ...(received > 0 ? [`${formatCurrency(received)} recebidos`] : []),
        ...(next && open > 0 ? [openText(open, next, today)] : []),
      ]
    : [];
  return (
    <Block data-told="">
      <Icon name="alert" />
      <div>
        <div role="status">
          <chakra.p color="yellowInk" fontWeight="600">
            {total === 0
              ? `Este projeto já tem ${number}`
              : `Este projeto já tem ${formatCurrency(total)} em ${number}`}
          </chakra.p>
          <chakra.p textStyle="digits" whiteSpace="normal">
            {[...facts, 'É outro serviço? Pode criar.'].join(DOT)}
          </chakra.p>
        </div>
        <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="2">
          {next && (
            <Button
              variant="outline"
              size="sm"
              onClick={() =>
                dispatch(
                  workspaceActions.partOpened({
                    mode: 'charge',
                    id: next.payment.id,
                    part: next.part.number,
                  }),
                )
              }
            >
              {next.count > 1
                ? `Cobrar a parcela ${next.part.number.toString()}`
                : next.part.amount === null
                  ? 'Cobrar'
                  : `Cobrar ${formatCurrency(next.part.amount)}`}
            </Button>
          )}
          <Button
            variant="plain"
            size="sm"
            paddingInline="0"
            onClick={() =>
              dispatch(workspaceActions.paymentShownAbove({ id: next?.payment.id ?? newest.id }))
            }
          >
            Ver o pagamento
          </Button>
        </chakra.div>
      </div>
    </Block>
  );
}

/** A line under the amount: what the project's payments would add up to with the typed one. */
export function ResultingSum({ form }: Props) {
  const { projectId, earlier } = useEarlierPayments({ form });
  const amount = parseNumber(useWatch({ control: form.control, name: 'amount' }));
  const quoted = useAppSelector((root) => {
    const project = projectsSelectors.selectById(root, projectId);
    return quotesSelectors.selectById(root, project?.quoteId ?? null)?.totalValue ?? null;
  });
  const isTold = earlier.length > 0 && Number.isFinite(amount);
  const sum = isTold ? formatCurrency(sumMoney([totalOf(earlier), amount])) : '';
  return (
    <Outcome fontSize="note" color="muted">
      {isTold &&
        `Com mais este, o projeto soma ${sum}${quoted === null ? '' : `; o orçamento é de ${formatCurrency(quoted)}`}.`}
    </Outcome>
  );
}
