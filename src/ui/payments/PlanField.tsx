import { Fieldset } from '@chakra-ui/react/fieldset';
import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';

import type { Payment } from '../../features/payments/payment';
import { selectPartsByPayment } from '../../features/payments/paymentPartsSlice';
import { paymentPlan, type PlannedPart } from '../../features/payments/plan';
import { daysBetween, type Day } from '../../features/shared/days';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../kit/form/Button';
import { IconButton } from '../kit/form/IconButton';
import { formatCurrency, formatDay } from '../kit/text/format';
import { useToday } from '../kit/text/useToday';
import { fieldsetRecipe } from '../theme/recipes/field';
import { amount } from '../theme/recipes/ledger';
import { chargesIn } from './charging/chargeText';
import { PartDue } from './PartDue';
import { daysText, dueWords } from './dueText';
import { useReceipt } from './useReceipt';

/** The parts of a payment in its form: which and how much, under it when, and what can be done. */
const paymentPlanRecipe = defineSlotRecipe({
  className: 'payment-plan',
  slots: ['root', 'line', 'name', 'amount', 'state', 'charged', 'action', 'note'],
  base: {
    root: { width: '100%' },
    line: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: {
        base: '"name amount" "state action"',
        md: '"name amount action" "state amount action"',
      },
      gridAutoColumns: { md: '152px' },
      alignItems: 'center',
      columnGap: '4',
      minHeight: '62px',
      paddingBlock: '2',
      '&:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'hairline' },
    },
    name: { gridArea: 'name', fontWeight: 600 },
    amount: { ...amount, gridArea: 'amount' },
    state: {
      gridArea: 'state',
      fontSize: 'note',
      color: 'muted',
      '&[data-late]': { color: 'danger' },
    },
    charged: { display: 'block', color: 'muted' },
    action: {
      gridArea: 'action',
      justifySelf: 'end',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
    },
    note: { fontSize: 'note', color: 'muted' },
  },
});

/** When it came, or when it is due. */
function stateText({ received, receivedOn, dueOn }: PlannedPart, today: Day): string {
  if (received) return receivedOn === null ? 'recebida' : `recebida em ${formatDay(receivedOn)}`;
  if (dueOn === null) return 'sem vencimento';
  const days = daysBetween(today, dueOn);
  return `${dueWords(dueOn, today)}, ${daysText(days)}`;
}

interface PartLineProps {
  payment: Payment;
  part: PlannedPart;
  /** The day that was agreed for it alone. */
  ownDue: Day | null;
  /** Parts of the plan; null for one outside of it. */
  count: number | null;
}

function PartLine({ payment, part, ownDue, count }: PartLineProps) {
  const today = useToday();
  const dispatch = useAppDispatch();
  const { receive, takeBack } = useReceipt();
  const styles = useSlotRecipe({ recipe: paymentPlanRecipe })();
  const { number, amount, received, dueOn } = part;
  const name = `Parcela ${number.toString()}${count === null ? '' : `/${count.toString()}`}`;
  const [charged] = received ? [] : chargesIn(part.note);
  const isLate = !received && dueOn !== null && dueOn < today;
  return (
    <chakra.li css={styles.line}>
      <chakra.span css={styles.name}>
        {count === null ? `${name}, fora do plano` : name}
      </chakra.span>
      <chakra.span css={styles.amount}>
        {amount === null ? 'Valor não informado' : formatCurrency(amount)}
      </chakra.span>
      <chakra.span css={styles.state} data-late={isLate ? '' : undefined}>
        {stateText(part, today)}
        {charged !== undefined && <chakra.span css={styles.charged}>{charged}</chakra.span>}
        {/* The first one's is a field of the form, above. */}
        {!received && number > 1 && (
          <PartDue paymentId={payment.id} part={part} own={ownDue} name={name} />
        )}
      </chakra.span>
      <chakra.span css={styles.action}>
        {received && (
          <IconButton
            icon="expenses"
            label={`Recibo: ${name}`}
            onClick={() => {
              dispatch(
                workspaceActions.partOpened({ mode: 'receipt', id: payment.id, part: number }),
              );
            }}
          />
        )}
        {/* The first one is the payment's own status, above. */}
        {number > 1 && (
          <Button
            variant="surface"
            size="sm"
            whiteSpace="nowrap"
            minHeight={{ base: '44px', md: '40px' }}
            aria-label={`${received ? 'Desfazer recebimento' : 'Marcar recebida'}: ${name}`}
            onClick={() => {
              (received ? takeBack : receive)(payment.id, part);
            }}
          >
            {received ? 'Desfazer' : 'Marcar recebida'}
          </Button>
        )}
      </chakra.span>
    </chakra.li>
  );
}

/** The parts of a stored payment that has several: what came when, and what is open. */
export function PlanField({ payment }: { payment: Payment }) {
  const rows = useAppSelector((root) => selectPartsByPayment(root)[payment.id]);
  const styles = useSlotRecipe({ recipe: paymentPlanRecipe })();
  const ownDue = ({ number }: PlannedPart): Day | null =>
    rows?.find((row) => row.number === number)?.dueOn ?? null;
  const { parts, outside, difference } = paymentPlan(payment, rows);
  if (parts.length === 1 && outside.length === 0) return null;
  return (
    <Fieldset.Root recipe={fieldsetRecipe} gridColumn="1 / -1">
      <Fieldset.Legend>Plano das parcelas</Fieldset.Legend>
      <Fieldset.Content>
        <chakra.p css={styles.note}>
          Como estão salvas. A primeira segue o status acima; as outras são datadas e marcadas aqui,
          na hora.
        </chakra.p>
        <chakra.ul css={styles.root}>
          {parts.map((part) => (
            <PartLine
              key={part.number}
              payment={payment}
              part={part}
              ownDue={ownDue(part)}
              count={parts.length}
            />
          ))}
          {outside.map((part) => (
            <PartLine
              key={part.number}
              payment={payment}
              part={part}
              ownDue={ownDue(part)}
              count={null}
            />
          ))}
        </chakra.ul>
        {difference !== 0 && (
          <chakra.p css={styles.note}>
            {difference > 0 ? 'Falta para o total' : 'Recebido além do total'}:{' '}
            {formatCurrency(Math.abs(difference))}
          </chakra.p>
        )}
      </Fieldset.Content>
    </Fieldset.Root>
  );
}
