import { chakra, useSlotRecipe, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import {
  selectChargeState,
  selectAgreedPayments,
  type AgreedPayments,
} from '../../features/business/payments/charge';
import { paymentTotal } from '../../features/business/payments/payment';
import {
  selectPartsAreMissing,
  selectPartsByPayment,
} from '../../features/business/payments/paymentPartsSlice';
import { paymentsActions, paymentsSelectors } from '../../features/business/payments/paymentsSlice';
import { isPartOpen, paymentPlan } from '../../features/business/payments/plan';
import { isPayable, type Project } from '../../features/business/projects/project';
import { termsParts } from '../../features/business/quotes/terms';
import type { Day } from '../../features/shared/days';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../kit/form/Button';
import { useToday } from '../kit/hooks/useToday';
import { capitalised, formatCurrency, formatDay } from '../kit/text/format';
import { dueVerb } from './texts/paymentTexts';
import { slotRecipe } from '../theme/slotRecipe';

/** The look of what the terms of a quote become: the next amount, and the button for it. */
const chargeRecipe = slotRecipe({
  base: {
    root: {
      gridColumn: '1 / -1',
      marginBottom: '5',
      padding: { base: '16px', md: '16px 20px' },
      border: 'hairline',
      borderRadius: 'base',
      // Terms that are not charged yet wait for the user.
      '&[data-waits]': {
        background: 'accentSoft',
        borderColor: 'accent',
        borderInlineStartWidth: '4px',
      },
    },
    title: { textStyle: 'title', fontSize: 'small', overflowWrap: 'anywhere' },
    text: { marginTop: '1', fontSize: 'control', overflowWrap: 'anywhere' },
    buttons: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      flexWrap: 'wrap',
      alignItems: { base: 'stretch', md: 'center' },
      gap: '3',
      marginTop: '4',
    },
    note: { fontSize: 'control' },
  },
});

/** 'vence hoje', 'vence em 26/12/2026', 'venceu em 20/11/2026'. */
const dueWords = (due: Day, today: Day): string =>
  due === today ? 'vence hoje' : `${dueVerb(due, today)} em ${formatDay(due)}`;

/** A part of one of the payments that terms become. */
interface NamedPart {
  /** The place of the payment among them, from 0. */
  index: number;
  /** The number of the part, and how many parts the payment has. */
  number: number;
  count: number;
  amount: number;
  /** Whether some of the part has come, so that `amount` is what is left of it. */
  isRest?: boolean;
}

/**
 * The part in words, as the payment has it now: 'Sinal de R$ 1.350,00', '1ª de 3 parcelas, R$ 900,00,', 'O que falta do
 * sinal, R$ 350,00,'.
 */
function partSentence(
  { terms }: AgreedPayments,
  { index, number, count, amount, isRest = false }: NamedPart,
): string {
  const reais = formatCurrency(amount);
  if (count > 1) {
    const which = `${String(number)}ª de ${String(count)} parcelas`;
    return `${isRest ? `O que falta da ${which}` : which}, ${reais},`;
  }
  if (terms.kind !== 'deposit') return isRest ? `O que falta, ${reais},` : `${reais} à vista`;
  const share = index === 0 ? 'sinal' : 'resto';
  return isRest ? `O que falta do ${share}, ${reais},` : `${capitalised(share)} de ${reais}`;
}

/** What follows after the first part: 'O resto, R$ 1.350,00, vence na entrega, 26/12/2026.' Empty if nothing does. */
function restText({ terms, payments }: AgreedPayments): string {
  if (terms.kind === 'installments') return 'As outras vencem a cada mês.';
  const [, rest] = payments;
  const amount = rest && paymentTotal(rest.draft);
  return rest && amount !== undefined && amount !== null
    ? `O resto, ${formatCurrency(amount)}, vence na entrega, ${formatDay(rest.dueOn)}.`
    : '';
}

/** The space above the block. */
type Space = Pick<HTMLChakraProps<'section'>, 'marginTop'>;

interface ChargeBlockProps extends Space {
  project: Project;
}

/** The terms that are still to become payments, and the button that makes them. */
function Waiting({ project, agreed, ...space }: { agreed: AgreedPayments } & ChargeBlockProps) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const state = useAppSelector((root) => selectChargeState(root, agreed));
  const styles = useSlotRecipe({ recipe: chargeRecipe })();
  const { terms, payments, missing, number } = agreed;
  const [first] = missing.length > 0 ? missing : payments;
  if (!first) return null;
  const index = payments.indexOf(first);
  const count = terms.kind === 'installments' ? terms.count : 1;
  const whole = paymentTotal(first.draft) ?? 0;
  const amount = terms.kind === 'installments' ? (termsParts(terms, whole)[0]?.amount ?? 0) : whole;
  const of = number === null ? 'do orçamento' : `do orçamento nº ${number}`;
  const rest = index === 0 ? restText(agreed) : '';
  return (
    <chakra.section css={styles.root} data-waits="" aria-label="Cobrança combinada" {...space}>
      <chakra.h3 css={styles.title}>
        {`${partSentence(agreed, { index, number: 1, count, amount })} ${dueWords(first.dueOn, today)}`}
      </chakra.h3>
      <chakra.p css={styles.text}>
        {state === 'failed' ? 'Nem tudo foi salvo. ' : ''}
        {`Das condições ${of}. ${rest}`}
      </chakra.p>
      <chakra.div css={styles.buttons}>
        <Button
          icon="payments"
          loading={state === 'running'}
          onClick={() =>
            dispatch(paymentsActions.chargeRequested({ projectId: project.id, charges: payments }))
          }
        >
          Criar pagamento
        </Button>
        {!isPayable(project) && (
          <chakra.span css={styles.note}>O projeto passa a Em Andamento.</chakra.span>
        )}
      </chakra.div>
    </chakra.section>
  );
}

/** The next open part of the payments that were made from the terms, with the way to its Pix code. */
function NextPart({ agreed, ...space }: { agreed: AgreedPayments } & Space) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const payments = useAppSelector(paymentsSelectors.selectEntities);
  const parts = useAppSelector(selectPartsByPayment);
  const areMissing = useAppSelector(selectPartsAreMissing);
  const styles = useSlotRecipe({ recipe: chargeRecipe })();
  const open = agreed.payments.flatMap(({ id }, index) => {
    const payment = payments[id];
    const plan = payment ? paymentPlan(payment, parts[id]).parts : [];
    return plan.filter(isPartOpen).map((part) => ({ id, index, count: plan.length, part }));
  });
  const [next, after] = open;
  if (!next || areMissing) return null;
  const { id, part, ...place } = next;
  const { number, amount, pieces } = part;
  const name = { ...place, number, amount: amount ?? 0, isRest: pieces.length > 0 };
  const due = part.dueOn === null ? 'sem vencimento' : dueWords(part.dueOn, today);
  return (
    <chakra.section css={styles.root} aria-label="Cobrança combinada" {...space}>
      <chakra.h3 css={styles.title}>{`${partSentence(agreed, name)} ${due}`}</chakra.h3>
      {after?.part.dueOn && (
        <chakra.p css={styles.text}>
          {`Depois, ${formatCurrency(after.part.amount ?? 0)}, ${dueWords(after.part.dueOn, today)}.`}
        </chakra.p>
      )}
      <chakra.div css={styles.buttons}>
        <Button
          icon="pix"
          onClick={() =>
            dispatch(workspaceActions.partOpened({ mode: 'pix', id, part: part.number }))
          }
        >
          Pix
        </Button>
        <Button
          variant="surface"
          onClick={() => dispatch(workspaceActions.modalOpened('payments', 'view', id))}
        >
          Ver pagamento
        </Button>
      </chakra.div>
    </chakra.section>
  );
}

/**
 * What the terms of a project's quote become. First the payments stand ready, and a press makes them; then the next open
 * part stands in the same place. Nothing is shown where no terms were agreed.
 */
export function ChargeBlock({ project, ...space }: ChargeBlockProps) {
  const today = useToday();
  const agreed = useAppSelector((root) => selectAgreedPayments(root, project, today));
  const state = useAppSelector((root) => agreed && selectChargeState(root, agreed));
  if (!agreed) return null;
  return agreed.missing.length > 0 || state !== undefined ? (
    <Waiting project={project} agreed={agreed} {...space} />
  ) : (
    <NextPart agreed={agreed} {...space} />
  );
}
