import type { CSSProperties } from 'react';
import { paymentTotal, type Payment } from '../../../features/business/payments/payment';
import { isPartOpen, nextDueDay, paymentPlan } from '../../../features/business/payments/plan';
import { paymentsActions } from '../../../features/business/payments/paymentsSlice';
import {
  lastReceipt,
  paymentProgress,
  type PaymentProgress,
  type PaymentState,
} from '../../../features/business/payments/received';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import type { Day } from '../../../features/shared/days';
import { useAppDispatch } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { rememberFocus } from '../../kit/dialog/returnFocus';
import { slotClasses } from '../../theme/slotClasses';
import { ToggleButton } from '../../kit/list/ToggleButton';
import { Absent } from '../../kit/text/Absent';
import { NotLoaded } from '../../kit/text/NotLoaded';
import { formatCurrency, formatDay } from '../../kit/text/format';
import { useToday } from '../../kit/hooks/useToday';
import type { Cells } from '../../records/finding/FoundTable';
import { RecordActions, RowAction } from '../../records/RecordActions';
import {
  dueText,
  deliveredLabel,
  paidLabel,
  progressText,
  receivedDay,
  shareText,
} from '../../records/texts/paymentTexts';
import { paymentSubject, type paymentList } from './paymentList';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { CARDS_QUERY, PLAIN_CARDS_QUERY } from '../../theme/media';

const phone = `@media screen and ${CARDS_QUERY}`;
const narrow = `@media screen and ${PLAIN_CARDS_QUERY}`;

const quiet = { fontSize: 'note', lineHeight: 1.4, color: 'muted' };

/**
 * The look of a payment's cells. The amount's cell of a payment in installments contains the count of installments
 * and the total on one line, the amount of one installment, and how many were paid.
 */
const paymentCellRecipe = defineSlotRecipe({
  slots: [
    'installments',
    'count',
    'amount',
    'each',
    'progress',
    'line',
    'paid',
    'toggles',
    'share',
    'date',
    'giveDate',
    'due',
    'received',
  ],
  base: {
    installments: {
      display: 'inline-grid',
      gap: '3px',
      width: '100%',
      maxWidth: 'max-content',
      // Lines may break between the parts of this cell, but not inside an amount.
      whiteSpace: 'normal',
      // On phones the total and the amount of one installment share a line.
      [phone]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: '12px',
        maxWidth: 'none',
        'td[data-edge=end] &': { justifyContent: 'flex-end' },
      },
    },
    count: {
      display: 'inline-block',
      marginRight: '4px',
      padding: '0 6px',
      border: '1px solid',
      borderColor: 'lineStrong',
      borderRadius: 'base',
      color: 'muted',
      fontSize: 'caps',
      fontWeight: 600,
      lineHeight: 1.4,
    },
    amount: { whiteSpace: 'nowrap' },
    each: quiet,
    // A count that does not fit beside the bar stands below it.
    progress: {
      ...quiet,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '8px',
      [phone]: { flexBasis: '100%' },
    },
    line: {
      // The bars are backgrounds, which forced colours and printers would remove.
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      // Wide enough for the tiles to be told apart.
      flex: '1 1 max(28px, calc(var(--parts) * 5px))',
      height: '8px',
      background: 'hairline',
      boxShadow: 'inset 0 0 0 1px {colors.lineStrong}',
      // The mask cuts the bar into tiles, one for each part.
      maskImage:
        'repeating-linear-gradient(90deg, #000 0 calc(100% / var(--parts) - 2px), transparent 0 calc(100% / var(--parts)))',
    },
    paid: { display: 'block', height: '100%', background: 'accent' },
    date: {
      display: 'inline-grid',
      justifyItems: 'start',
      whiteSpace: 'nowrap',
      // On paper, in narrow windows and on cards the cell may be aligned right, which only the cell itself shows.
      'td:is([data-align=end], [data-edge=end]) &': { justifyItems: 'end' },
    },
    due: { ...quiet, whiteSpace: 'nowrap', '&[data-late]': { color: 'danger' } },
    received: { ...quiet, whiteSpace: 'normal' },
    giveDate: {
      minWidth: '44px',
      minHeight: { base: '44px', md: '28px' },
      marginBlock: { base: '-8px', md: 0 },
      textStyle: 'link',
      fontSize: 'label',
      fontWeight: 600,
      _print: { display: 'none' },
    },
    share: { ...quiet, textStyle: 'digits', fontWeight: 600 },
    toggles: {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      _print: { gap: '12px' },
      // The words state whether the toggle is on, so its symbol can be left out, and three buttons fit beside the
      // toggles.
      [narrow]: {
        gap: '4px',
        '& > button': { padding: '0 5px', fontSize: 'caps' },
        '& svg': { display: 'none' },
      },
    },
  },
});

interface CellProps {
  payment: Payment;
}

interface NamedCellProps extends CellProps {
  /** The payment in the accessible names of the buttons. */
  subject: string;
}

const classes = slotClasses(paymentCellRecipe);

/** The most parts for which the bar is cut into tiles. */
const MAX_TILES = 12;

/** A bar that shows how many parts were received, with a tile for each part. */
function ProgressBar({ progress: { count, percent } }: { progress: PaymentProgress }) {
  const parts = { '--parts': count <= MAX_TILES ? count : 1 } as CSSProperties; // a custom property
  return (
    <span className={classes.line} aria-hidden="true" style={parts}>
      <span className={classes.paid} style={{ width: `${percent.toString()}%` }} />
    </span>
  );
}

/**
 * The cell with the total. With installments it also shows the amount of one installment, and how many parts were
 * received.
 */
function ValueCell({ payment, progress }: CellProps & { progress: PaymentProgress }) {
  const total = paymentTotal(payment);
  const { count } = progress;
  if (total === null) return <Absent>Valor não informado</Absent>;
  if (count === 1) return formatCurrency(total);
  return (
    <span className={classes.installments}>
      <span>
        <span className={classes.count}>{count}x</span>{' '}
        <span className={classes.amount}>{formatCurrency(total)}</span>
      </span>
      <span className={classes.each}>
        parcela de{' '}
        <span className={classes.amount}>{formatCurrency(payment.receivedAmount ?? 0)}</span>
      </span>
      <span className={classes.progress}>
        <ProgressBar progress={progress} />
        <span className={classes.amount}>{progressText(progress)}</span>
      </span>
    </span>
  );
}

interface DateCellProps extends NamedCellProps {
  /** The day on which the next open part is due; null if no day was set. */
  due: Day | null;
  /** The day on which the payment was received; null if nobody noted it. */
  received: Day | null;
}

/** The due day of the next open part, below the payment's day. */
function Due({ due }: { due: Day }) {
  const today = useToday();
  return (
    <span className={classes.due} data-late={due < today ? '' : undefined}>
      {dueText(due, today)}
    </span>
  );
}

/** The day of receipt without a line break inside the day: 'recebido em 22/11/2026'. */
const Received = ({ on }: { on: Day }) => (
  <span className={classes.received}>
    recebido em <span className={classes.amount}>{formatDay(on)}</span>
  </span>
);

/**
 * The cell with the payment's day, or the day of receipt. For a paid payment without a day, it contains a link to
 * the form.
 */
function DateCell({ payment, subject, due, received }: DateCellProps) {
  const dispatch = useAppDispatch();
  const { id, paid, paymentDate } = payment;
  const receivedOn = received === null ? null : <Received on={received} />;
  // The day of a payment that was set back to pending stays, but is no longer the day on which it came.
  const ownDay = paymentDate === null ? null : formatDay(paymentDate);
  const day = receivedOn ?? (ownDay === null || paid ? ownDay : <Absent>{ownDay}</Absent>);
  if (day !== null || !paid) {
    const shown = day ?? <Absent>Data não informada</Absent>;
    if (due === null) return shown;
    return (
      <span className={classes.date}>
        <span>{shown}</span>
        <Due due={due} />
      </span>
    );
  }
  return (
    <span className={classes.date}>
      <Absent>Data não informada</Absent>
      {due !== null && <Due due={due} />}
      <button
        type="button"
        className={classes.giveDate}
        aria-label={`Informar data de ${subject}`}
        onClick={() =>
          dispatch(workspaceActions.modalOpened('payments', 'edit', id, 'paymentDate'))
        }
      >
        Informar data
      </button>
    </span>
  );
}

interface PartActionProps extends NamedCellProps {
  mode: 'pix' | 'receipt';
  /** The number of the part on which the button acts. */
  part: number;
}

/** The button for a part: an open part can be charged by Pix, and a received part has a receipt. */
function PartAction({ payment, subject, mode, part }: PartActionProps) {
  const dispatch = useAppDispatch();
  const isPix = mode === 'pix';
  return (
    <RowAction
      icon={isPix ? 'pix' : 'expenses'}
      label={`${isPix ? 'Receber por Pix ' : 'Recibo d'}o pagamento de ${subject}`}
      onClick={() => {
        dispatch(
          workspaceActions.partOpened({
            mode,
            id: payment.id,
            part,
          }),
        );
      }}
    />
  );
}

/** The cell with the two toggles. Each toggle saves at once. */
function StatusCell({
  payment,
  subject,
  progress,
  state,
}: NamedCellProps & { progress: PaymentProgress; state: PaymentState }) {
  const dispatch = useAppDispatch();
  const { id, delivered, paid } = payment;
  // The word and the look differ where the first part is still open and all others have come.
  const isHalf = state !== (paid ? 'received' : 'open');
  /** In a filtered list the toggled row may disappear. The focus then moves to the next row. */
  const keepFocus = () => rememberFocus().followRemoval();
  return (
    <span className={classes.toggles}>
      <ToggleButton
        on={delivered}
        text={deliveredLabel(delivered)}
        subject={`entrega de ${subject}`}
        onToggle={() => {
          keepFocus();
          dispatch(paymentsActions.deliveredToggled({ id, delivered: !delivered }));
        }}
      />
      <ToggleButton
        on={paid}
        half={isHalf}
        text={paidLabel(paid)}
        subject={`pagamento de ${subject}`}
        onToggle={() => {
          keepFocus();
          dispatch(paymentsActions.paidToggled({ id, paid: !paid }));
        }}
      />
      {isHalf && progress.count > 1 && <span className={classes.share}>{shareText(progress)}</span>}
    </span>
  );
}

/**
 * The look-ups are made once for all cells, because a subscription in each row would double the cost of scrolling.
 */
export const paymentCells: Cells<typeof paymentList> = {
  client: (payment, { clientOf }) => {
    const client = clientOf(payment);
    return client?.name ?? <Absent>{clientName(client) ?? <NotLoaded />}</Absent>;
  },
  value: (payment, { rowsOf }) => (
    <ValueCell payment={payment} progress={paymentProgress(payment, rowsOf(payment))} />
  ),
  status: (payment, context) => (
    <StatusCell
      payment={payment}
      subject={paymentSubject(context.projectOf(payment))}
      progress={paymentProgress(payment, context.rowsOf(payment))}
      state={context.stateOf(payment)}
    />
  ),
  date: (payment, context) => {
    const rows = context.rowsOf(payment);
    return (
      <DateCell
        payment={payment}
        subject={paymentSubject(context.projectOf(payment))}
        due={nextDueDay(payment, rows)}
        received={receivedDay(payment, rows)}
      />
    );
  },
  actions: (payment, context) => {
    const subject = paymentSubject(context.projectOf(payment));
    const rows = context.rowsOf(payment);
    const open = paymentPlan(payment, rows).parts.find(isPartOpen);
    const last = lastReceipt(payment, rows);
    return (
      <>
        {last && (
          <PartAction payment={payment} subject={subject} mode="receipt" part={last.number} />
        )}
        {open && <PartAction payment={payment} subject={subject} mode="pix" part={open.number} />}
        <RecordActions
          rowOpens
          entity="payments"
          id={payment.id}
          subject={`o pagamento de ${subject}`}
        />
      </>
    );
  },
};
