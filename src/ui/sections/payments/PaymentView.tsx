import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { Fragment, useState } from 'react';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import type { Payment } from '../../../features/business/payments/payment';
import { dayKey, partId } from '../../../features/business/payments/paymentPart';
import {
  paymentPartsSelectors,
  selectPartsByPayment,
} from '../../../features/business/payments/paymentPartsSlice';
import { paymentsActions } from '../../../features/business/payments/paymentsSlice';
import {
  isPartOpen,
  paymentPlan,
  type PaymentPart,
  type PaymentPlan,
  type PlannedPart,
} from '../../../features/business/payments/plan';
import {
  lastReceipt,
  partLines,
  paymentProgress,
  paymentSums,
  type PartLine as PartLineOf,
  type PaymentProgress,
} from '../../../features/business/payments/received';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { quoteDetailsSelectors } from '../../../features/business/quotes/quoteDetailsSlice';
import { nameInMessages } from '../../../features/shared/nameInMessages';
import { daysBetween, type Day } from '../../../features/shared/days';
import { sumMoney } from '../../../features/shared/money';
import { takeBackOf } from '../../../features/business/payments/takeBack';
import { selectLinesByPart } from '../../../features/business/statement/lineOfPart';
import type { StoredLine } from '../../../features/business/statement/storedLine';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { Glyph } from '../../kit/art/Icon';
import { Button } from '../../kit/form/Button';
import { Ledger } from '../../kit/list/Ledger';
import { ToggleButton } from '../../kit/list/ToggleButton';
import { Facts, type Fact } from '../../kit/text/Facts';
import { capitalised, formatCurrency, formatDay, formatWeekday } from '../../kit/text/format';
import { NotLoaded } from '../../kit/text/NotLoaded';
import { useHeldWhilePressed } from '../../kit/hooks/useHeldWhilePressed';
import { useToday } from '../../kit/hooks/useToday';
import { projectName } from '../../records/texts/projectTexts';
import { useLookup } from '../../records/useLookup';
import { selectRepeat } from '../series/seriesTexts';
import { finalSumLine } from '../../theme/recipes/ledger';
import { chargesNotedIn } from './charging/chargeText';
import { paymentMethodLabel } from '../../../features/business/payments/paymentWords';
import { quoted } from '../../../features/shared/quoted';
import { daysText, deliveredLabel, dueVerb, progressText } from '../../records/texts/paymentTexts';
import { InvoiceData } from './InvoiceData';
import { PartButtons } from './PartButtons';
import { PartDay, useTypedDay } from './PartDay';
import { paymentSubject } from './paymentList';
import { slotRecipe } from '../../theme/slotRecipe';

/**
 * The look of a payment's view. It shows what is owed and the parts as the lines of a ledger. The payment's project and
 * client stand beside them.
 */
const paymentViewRecipe = slotRecipe({
  className: 'payment-view',

  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 288px' },
      gap: { base: '6', lg: '8' },
    },
    lead: { textStyle: 'display', fontSize: 'page', overflowWrap: 'anywhere' },
    when: { marginTop: '1', '& [data-late], &[data-late]': { color: 'danger', fontWeight: 600 } },
    tiles: { display: 'flex', gap: '4px', height: '14px', marginTop: '4', marginBottom: '2' },
    tile: {
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      flex: 1,
      border: 'strong',
      '&[data-late]': { borderColor: 'danger' },
      '&[data-partly]': { background: 'accentSoft' },
      '&[data-paid]': { background: 'accent', borderColor: 'accent' },
    },
    heading: { textStyle: 'title', fontSize: 'small', marginTop: '6' },
    state: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      color: 'ink',
      '&[data-received]': { color: 'greenInk' },
      '&[data-late]': { fontWeight: 600 },
    },
    total: {
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'baseline',
      gap: '4',
      paddingTop: '3',
      borderTop: 'strong',
    },
    sum: finalSumLine,
    link: {
      // On phones the link is 44 px high and at least as wide, so that it is easy to press. Lines stay as far apart as
      // elsewhere.
      minWidth: { base: '44px', md: 'auto' },
      minHeight: { base: '44px', md: '24px' },
      paddingBlock: { base: '11px', md: 0 },
      marginBlock: { base: '-11px', md: 0 },
      textStyle: 'link',
      fontWeight: 600,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    note: {
      textStyle: 'digits',
      fontSize: 'label',
      color: 'muted',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});

const useStyles = () => useSlotRecipe({ recipe: paymentViewRecipe })();

/** When a part is due, with the weekday: 'Vence quinta, 26/11, em 3 dias.', 'Venceu sexta, 20/11, há 3 dias.' */
const dueSentence = (due: Day, today: Day): string =>
  `${capitalised(dueVerb(due, today))} ${formatWeekday(due)}, ${daysText(daysBetween(today, due))}.`;

/** The sums that are late, due later, and without a due day: 'R$ 900,25 atrasados · R$ 900,25 a vencer'. */
function OpenSums({ open, today }: { open: readonly PlannedPart[]; today: Day }) {
  const openSum = (isOf: (due: Day | null) => boolean) =>
    sumMoney(open.filter(({ dueOn }) => isOf(dueOn)).map(({ amount }) => amount));
  const sums = [
    { sum: openSum((due) => due !== null && due < today), text: 'atrasados', late: true },
    { sum: openSum((due) => due !== null && due >= today), text: 'a vencer', late: false },
    { sum: openSum((due) => due === null), text: 'sem vencimento', late: false },
  ].filter(({ sum }) => sum !== 0);
  return sums.map(({ sum, text, late }, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      <span data-late={late ? '' : undefined}>{`${formatCurrency(sum)} ${text}`}</span>
    </Fragment>
  ));
}

interface RowsProps {
  payment: Payment;
  /** The stored parts of the payment. */
  rows: readonly PaymentPart[] | undefined;
}

/** The most important fact about a payment: what is still owed and when, or that everything was received. */
function Lead({ payment, rows, progress }: RowsProps & { progress: PaymentProgress }) {
  const today = useToday();
  const styles = useStyles();
  const sums = paymentSums([payment], rows ? { [payment.id]: rows } : {});
  const { parts, total, difference } = paymentPlan(payment, rows);
  const open = parts.filter(isPartOpen);
  const [next, second] = open;
  const last = lastReceipt(payment, rows)?.day ?? null;
  return (
    <div>
      <chakra.h3 css={styles.lead}>
        {total === null
          ? 'Valor não informado'
          : next
            ? `Faltam ${formatCurrency(sums.open)}`
            : difference > 0
              ? 'Todas as parcelas recebidas'
              : 'Pago por inteiro'}
      </chakra.h3>
      {next && second && total !== null ? (
        <chakra.p css={styles.when}>
          <OpenSums open={open} today={today} />
        </chakra.p>
      ) : next ? (
        <chakra.p
          css={styles.when}
          data-late={next.dueOn !== null && next.dueOn < today ? '' : undefined}
        >
          {next.dueOn === null ? 'Sem vencimento.' : dueSentence(next.dueOn, today)}
        </chakra.p>
      ) : (
        <chakra.p css={styles.when}>
          {last === null ? 'Sem data.' : `O último veio em ${formatDay(last)}.`}
        </chakra.p>
      )}
      {progress.count > 1 && (
        <>
          <chakra.div css={styles.tiles} aria-hidden="true">
            {parts.slice(0, 48).map((part) => (
              <chakra.span
                key={part.number}
                css={styles.tile}
                data-paid={isPartOpen(part) ? undefined : ''}
                data-partly={part.pieces.length > 0 ? '' : undefined}
                data-late={
                  isPartOpen(part) && part.dueOn !== null && part.dueOn < today ? '' : undefined
                }
              />
            ))}
          </chakra.div>
          <chakra.p css={styles.note}>
            {progressText(progress)}
            {total !== null && ` · ${formatCurrency(sums.received)} de ${formatCurrency(total)}`}
          </chakra.p>
        </>
      )}
    </div>
  );
}

interface PartLineProps {
  payment: Payment;
  part: PartLineOf;
  /** The part's side row: the agreed due day and the number of the receipt. Undefined if nothing is stored. */
  stored: PaymentPart | undefined;
  /** How many parts the plan has; null for a part outside of the plan. */
  count: number | null;
  /** Whether this is the next part to ask the client for. */
  isNext: boolean;
  /** The name of the client who pays. */
  payer: string;
  /**
   * Whether 'Desfazer' takes money away. A part that was received counts whole, so that what came of it before would only
   * move to another day.
   */
  canTakeBack: boolean;
}

/** The state of a part in words: 'Recebida', 'Vence em 3 dias', 'Venceu há 3 dias'. */
function PartState({
  part: { received, receivedOn, dueOn, note },
  receipt,
  invoice,
  line,
  isWhole,
}: {
  part: PlannedPart;
  /** Whether the part is the whole payment, which has no other parts. */
  isWhole: boolean;
  receipt: string | null;
  /** The number of the part's invoice. */
  invoice: string | null;
  /** The line of a bank's statement that paid the part; null if there is none. */
  line: StoredLine | null;
}) {
  const today = useToday();
  const styles = useStyles();
  const [charged] = received ? [] : chargesNotedIn(note);
  const days = dueOn === null ? null : daysBetween(today, dueOn);
  const isLate = !received && days !== null && days < 0;
  const came = isWhole ? 'Recebido' : 'Recebida';
  const text = received
    ? receivedOn === null
      ? `${came}, sem data`
      : `${came} em ${formatDay(receivedOn)}`
    : days === null
      ? 'Sem vencimento'
      : `${isLate ? 'Venceu' : 'Vence'} ${daysText(days)}`;
  return (
    <Ledger.Detail
      css={styles.state}
      data-received={received ? '' : undefined}
      data-late={isLate ? '' : undefined}
    >
      <Glyph name={received ? 'check' : 'hollow'} />
      {text}
      {charged !== undefined && <chakra.span css={styles.note}>{charged}</chakra.span>}
      {receipt !== null && <chakra.span css={styles.note}>recibo nº {receipt}</chakra.span>}
      {invoice !== null && <chakra.span css={styles.note}>nota nº {invoice}</chakra.span>}
      {received && line !== null && (
        <chakra.span css={styles.note}>
          {`no extrato de ${formatDay(line.day)}: ${quoted(line.text)}, ${formatCurrency(line.amount)}`}
        </chakra.span>
      )}
    </Ledger.Detail>
  );
}

function PartLine({ payment, part, stored, count, isNext, payer, canTakeBack }: PartLineProps) {
  const dispatch = useAppDispatch();
  const { number, of, amount, received, pieces } = part;
  // The day of what is left stands in the row of what came last, so that no other part's day moves.
  const dayNumber = received ? number : (pieces.at(-1)?.number ?? number);
  const typedAs = dayKey(dayNumber, dayNumber !== number);
  const typed = useTypedDay(typedAs);
  const [isMoving, setMoving] = useState(typed !== undefined);
  const line = useAppSelector(
    (root) => selectLinesByPart(root).get(partId(payment.id, number)) ?? null,
  );
  const ownDue = useAppSelector(
    (root) => paymentPartsSelectors.selectById(root, partId(payment.id, dayNumber))?.dueOn ?? null,
  );
  const whole =
    count === 1
      ? 'Pagamento'
      : `Parcela ${of.toString()}${count === null ? '' : ` de ${count.toString()}`}`;
  const isPiece = number !== of;
  const name = `${whole}${isPiece ? ', em parte' : pieces.length > 0 ? ', o resto' : ''}`;
  const moveLabel = part.receivedOn === null ? 'Informar o dia' : 'Mudar a data';
  const openReceipt = () =>
    dispatch(workspaceActions.partOpened({ mode: 'receipt', id: payment.id, part: number }));
  return (
    <Ledger.Line
      actions={
        <>
          {received && (
            <Button
              variant="surface"
              size="sm"
              icon="expenses"
              name={`receipt-${number.toString()}`}
              aria-label={`Recibo: ${name}`}
              onClick={openReceipt}
            >
              Recibo
            </Button>
          )}
          {received && !isMoving ? (
            <Button
              variant="surface"
              size="sm"
              aria-label={`${moveLabel}: ${name}`}
              onClick={() => setMoving(true)}
            >
              {moveLabel}
            </Button>
          ) : (
            <PartDay
              paymentId={payment.id}
              part={{ ...part, number: dayNumber }}
              ownDue={ownDue}
              name={name}
              isWhole={count === 1}
              takesFocus={isMoving && typed === undefined}
              typedAs={typedAs}
            />
          )}
          {received ? (
            canTakeBack && (
              <Button
                variant="surface"
                size="sm"
                aria-label={`Desfazer recebimento: ${name}`}
                onClick={() => dispatch(takeBackOf(payment, part, stored))}
              >
                Desfazer
              </Button>
            )
          ) : (
            <PartButtons
              paymentId={payment.id}
              part={part}
              name={name}
              asks={isNext ? 'main' : 'no'}
              payer={payer}
            />
          )}
        </>
      }
    >
      <Ledger.Name>
        {name}
        {count === null && ', fora do plano'}
      </Ledger.Name>
      <PartState
        part={part}
        isWhole={count === 1}
        receipt={stored?.receiptNumber ?? null}
        invoice={stored?.invoiceNumber ?? null}
        line={line}
      />
      <Ledger.Amount>
        {amount === null ? 'Valor não informado' : formatCurrency(amount)}
      </Ledger.Amount>
    </Ledger.Line>
  );
}

/**
 * The parts of a payment. It shows what was received when, and what is still open. A change of a part is saved at once.
 */
function Parts({ payment, rows, plan, payer }: RowsProps & { plan: PaymentPlan; payer: string }) {
  const styles = useStyles();
  const { parts, outside, total, difference } = plan;
  const discount = sumMoney([...parts, ...outside].map((part) => part.discount));
  const next = parts.find(isPartOpen)?.number;
  const lines = [...parts, ...outside].flatMap(partLines);
  const closed = new Set(
    lines.flatMap(({ number, of, received }) => (received && number === of ? [of] : [])),
  );
  return (
    <>
      <chakra.h3 css={styles.heading}>{parts.length > 1 ? 'Parcelas' : 'Recebimento'}</chakra.h3>
      <Ledger.Root flush detail="column" marginTop="3">
        {lines.map((part) => (
          <PartLine
            key={part.number}
            payment={payment}
            part={part}
            stored={rows?.find(({ number }) => number === part.number)}
            count={part.of > parts.length ? null : parts.length}
            isNext={part.number === next}
            payer={payer}
            canTakeBack={part.number === part.of || !closed.has(part.of)}
          />
        ))}
      </Ledger.Root>
      {difference !== 0 && (
        <chakra.p css={styles.note}>
          {difference > 0 ? 'Falta para o total' : 'Recebido além do total'}:{' '}
          {formatCurrency(Math.abs(difference))}
        </chakra.p>
      )}
      {discount !== 0 && (
        <chakra.p css={styles.note}>
          {discount > 0 ? 'Desconto' : 'A mais'}: {formatCurrency(Math.abs(discount))}
        </chakra.p>
      )}
      {total !== null && (
        <chakra.p css={styles.total}>
          Total <chakra.span css={styles.sum}>{formatCurrency(total)}</chakra.span>
        </chakra.p>
      )}
    </>
  );
}

/** The payment method with the installments: 'Pix, 3x de R$ 1.006,67', or 'Pix, 3 parcelas' if their amounts differ. */
function methodText({ paymentMethod }: Payment, amounts: readonly (number | null)[]): string {
  const method = paymentMethod === null ? 'Não informado' : paymentMethodLabel[paymentMethod];
  const count = amounts.length.toString();
  const [each, ...others] = new Set(amounts.map((amount) => formatCurrency(amount ?? 0)));
  if (amounts.length === 1) return method;
  return each === undefined || others.length > 0
    ? `${method}, ${count} parcelas`
    : `${method}, ${count}x de ${each}`;
}

/**
 * The read-only view of a payment: what is owed, its parts with their actions, and its project and client.
 */
export function PaymentView({ payment }: { payment: Payment }) {
  const dispatch = useAppDispatch();
  const styles = useStyles();
  // A press may leave a field that then saves its day or number, which is said further up.
  const rows = useHeldWhilePressed(
    useAppSelector((root) => selectPartsByPayment(root)[payment.id]),
  );
  const arePartsLoaded = useAppSelector(paymentPartsSelectors.selectIsLoaded);
  const project = useLookup(projectsSelectors)(payment.projectId);
  const findClient = useLookup(clientsSelectors);
  const client = project && findClient(project.clientId);
  const number = useAppSelector(
    (root) => quoteDetailsSelectors.selectById(root, project?.quoteId ?? null)?.number ?? null,
  );
  const repeat = useAppSelector(selectRepeat)(payment.id);
  const progress = paymentProgress(payment, rows);
  const plan = paymentPlan(payment, rows);
  const amounts = plan.parts.map(({ amount }) => amount);
  const { delivered } = payment;
  const linkTo = (text: string, entity: 'projects' | 'quotes', id: string) => (
    <chakra.button
      type="button"
      css={styles.link}
      onClick={() => dispatch(workspaceActions.modalOpened(entity, 'view', id))}
    >
      {text}
    </chakra.button>
  );
  const facts: Fact[] = [
    {
      label: 'Projeto',
      value: project
        ? linkTo(project.name, 'projects', project.id)
        : (projectName(project) ?? <NotLoaded />),
    },
    { label: 'Cliente', value: clientName(client) ?? <NotLoaded /> },
    ...(project?.quoteId && number !== null
      ? [{ label: 'Orçamento', value: linkTo(`nº ${number}`, 'quotes', project.quoteId) }]
      : []),
    { label: 'Forma', value: methodText(payment, amounts) },
    ...(repeat && !repeat.hasEnded ? [{ label: 'Repete', value: repeat.word }] : []),
    {
      label: 'Entrega',
      value: (
        <ToggleButton
          on={delivered}
          text={deliveredLabel(delivered)}
          subject={`entrega de ${paymentSubject(project)}`}
          onToggle={() =>
            dispatch(paymentsActions.deliveredToggled({ id: payment.id, delivered: !delivered }))
          }
        />
      ),
    },
  ];
  return (
    <chakra.div css={styles.root}>
      <div>
        <Lead {...{ payment, rows, progress }} />
        {arePartsLoaded ? (
          <>
            <Parts {...{ payment, rows, plan }} payer={nameInMessages(client?.name ?? '')} />
            <InvoiceData {...{ payment, plan, rows, project, client }} />
          </>
        ) : (
          <NotLoaded />
        )}
      </div>
      <aside aria-label="Deste pagamento">
        <chakra.h3 css={styles.heading} marginTop="0">
          Deste pagamento
        </chakra.h3>
        <Facts items={facts} ruledAbove />
        {payment.notes !== null && (
          <>
            <chakra.h3 css={styles.heading}>Observações</chakra.h3>
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {payment.notes}
            </chakra.p>
          </>
        )}
      </aside>
    </chakra.div>
  );
}
