import type { CSSProperties } from 'react';
import { installmentCount, type Payment } from '../../../features/business/payments/payment';
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
import { WIDE_QUERY } from '../../theme/media';
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
import { SeriesMark } from '../series/SeriesMark';
import { paymentSubject, type paymentList } from './paymentList';
import { slotRecipe } from '../../theme/slotRecipe';

const smallest = '@media screen and (max-width: 22.4rem)';

/** Where a row has room for labels beside the icons of its buttons. */
const wide = `@media screen and ${WIDE_QUERY}`;

const quiet = { fontSize: 'note', color: 'muted' };

const paymentCellRecipe = slotRecipe({
  base: {
    // The count of installments and the total on one line, and the amount of one installment below.
    installments: { display: 'inline-grid', justifyItems: 'end', whiteSpace: 'normal' },
    count: {
      display: 'inline-block',
      marginRight: '2px',
      padding: '0 5px',
      border: 'strong',
      borderRadius: 'base',
      color: 'muted',
      fontSize: 'caps',
      fontWeight: 600,
      lineHeight: 1.3,
    },
    amount: { whiteSpace: 'nowrap' },
    each: { ...quiet, fontWeight: 400 },
    // How many parts have come, below the project's name.
    progress: {
      ...quiet,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '8px',
      fontWeight: 400,
      whiteSpace: 'nowrap',
    },
    line: {
      // The bars are backgrounds, which forced colours and printers would remove.
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      // Wide enough for the tiles to be told apart.
      flex: 'none',
      width: { base: 'clamp(28px, calc(var(--parts) * 20px), 60px)', mdToXl: '36px' },
      height: '8px',
      background: 'hairline',
      boxShadow: 'inset 0 0 0 1px {colors.lineStrong}',
      // The mask cuts the bar into tiles, one for each part.
      maskImage:
        'repeating-linear-gradient(90deg, #000 0 calc(100% / var(--parts) - 2px), transparent 0 calc(100% / var(--parts)))',
    },
    paid: { display: 'block', height: '100%', background: 'accent' },
    date: {
      // On phones the two stand in one line if there is room.
      display: { base: 'inline-flex', md: 'inline-grid' },
      flexWrap: 'wrap',
      justifyContent: { base: 'flex-end', md: 'start' },
      maxWidth: { base: '220px', md: 'none' },
      columnGap: '2',
      justifyItems: 'start',
      whiteSpace: 'nowrap',
      // On paper, in narrow windows and on phones the cell may be aligned right, which only the cell itself shows.
      'td:is([data-align=end], [data-edge=end]) &': { justifyItems: 'end' },
    },
    due: {
      fontSize: 'note',
      fontWeight: 600,
      color: 'ink',
      whiteSpace: 'nowrap',
      '&[data-late]': { color: 'danger' },
    },
    year: { mdDown: { srOnly: true } },
    // The column says itself what the day is.
    hidden: { srOnly: true },
    giveDate: {
      minWidth: '44px',
      minHeight: { base: '44px', md: '24px' },
      marginBlock: { base: '-14px', md: 0 },
      textStyle: 'link',
      fontSize: 'note',
      fontWeight: 600,
      _print: { display: 'none' },
    },
    // On the smallest screens only the line below the name shows how many parts have come.
    share: { ...quiet, textStyle: 'digits', fontWeight: 600, [smallest]: { srOnly: true } },
    toggles: {
      display: 'flex',
      flexWrap: { md: 'wrap' },
      // On phones they do not widen their column, but reach into the free room of the next one.
      contain: { mdDown: 'inline-size' },
      alignItems: 'center',
      gap: '4px',
      '& > button': { flex: 'none' },
      _print: { gap: '12px' },
      // The words state whether the toggle is on, so its symbol can be left out on the smallest screens.
      [smallest]: {
        '& > button': { paddingInline: '6px' },
        '& svg': { display: 'none' },
      },
    },
    // On phones these are in the payment's view. Where there is room, the label stands in place of the icon.
    action: {
      display: { base: 'none', md: 'contents' },
      '& span': { display: 'none' },
      '&[data-small]': { display: 'none', [wide]: { display: 'contents' } },
      [wide]: {
        '&:not([data-small]) > button': {
          width: '64px',
          marginInlineEnd: '0.5',
          border: 'hairline',
          color: 'ink',
          fontSize: 'note',
          fontWeight: 600,
        },
        '&:not([data-small]) svg': { display: 'none' },
        '&:not([data-small]) span': { display: 'inline' },
      },
      // A receipt waits for the pointer or the focus, in its room.
      '@media (hover: hover)': {
        '&[data-waits]:not(tr:is(:hover, :focus-within) *) > button': { opacity: 0 },
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

/** The cell with the total. With installments it also shows the amount of one installment. */
function ValueCell({ total, count, each }: { total: number | null; count: number; each: number }) {
  if (total === null) return <Absent>Valor não informado</Absent>;
  if (count === 1) return formatCurrency(total);
  return (
    <span className={classes.installments}>
      <span>
        <span className={classes.count}>{count}x</span>{' '}
        <span className={classes.amount}>{formatCurrency(total)}</span>
      </span>
      <span className={classes.each}>
        parcela <span className={classes.amount}>{formatCurrency(each)}</span>
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

/** The length of '/2026'. */
const YEAR = 5;

/** The due day of the next open part, below the payment's day. On phones this year goes without saying. */
function Due({ due }: { due: Day }) {
  const today = useToday();
  const text = dueText(due, today);
  const isThisYear = due.slice(0, 4) === today.slice(0, 4);
  return (
    <span className={classes.due} data-late={due < today ? '' : undefined}>
      {isThisYear ? (
        <>
          {text.slice(0, -YEAR)}
          <span className={classes.year}>{text.slice(-YEAR)}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

/** The day of receipt. Screen readers read 'recebido em 22/11/2026'. */
const Received = ({ on }: { on: Day }) => (
  <span>
    <span className={classes.hidden}>recebido em </span>
    {formatDay(on)}
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
  mode: 'charge' | 'receipt';
  /** The number of the part on which the button acts. */
  part: number;
  /** Whether the button is an icon at every width, because another one has the label. */
  small?: boolean;
}

/** The button for a part: an open part can be charged, and a received part has a receipt. */
function PartAction({ payment, subject, mode, part, small = false }: PartActionProps) {
  const dispatch = useAppDispatch();
  const isCharge = mode === 'charge';
  return (
    <span
      className={classes.action}
      data-small={small ? '' : undefined}
      data-waits={isCharge ? undefined : ''}
    >
      <RowAction
        icon={isCharge ? 'chat' : 'expenses'}
        text={isCharge ? 'Cobrar' : 'Recibo'}
        label={`${isCharge ? 'Cobrar ' : 'Recibo d'}o pagamento de ${subject}`}
        onClick={() => {
          dispatch(workspaceActions.partOpened({ mode, id: payment.id, part }));
        }}
      />
    </span>
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
  value: (payment, { totalOf, eachOf }) => (
    <ValueCell total={totalOf(payment)} count={installmentCount(payment)} each={eachOf(payment)} />
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
          <PartAction
            payment={payment}
            subject={subject}
            mode="receipt"
            part={last.number}
            small={open !== undefined}
          />
        )}
        {open && (
          <PartAction payment={payment} subject={subject} mode="charge" part={open.number} />
        )}
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

/** Below the name of the project, how many parts of a payment in installments were received, or how often it comes again. */
export const paymentNotes: Cells<typeof paymentList> = {
  project: (payment, { rowsOf, repeatOf, projectOf }) => {
    const repeat = repeatOf(payment);
    if (repeat) return <SeriesMark {...repeat} subject={paymentSubject(projectOf(payment))} />;
    const progress = paymentProgress(payment, rowsOf(payment));
    return (
      progress.count > 1 && (
        <span className={classes.progress}>
          <ProgressBar progress={progress} />
          {progressText(progress)}
        </span>
      )
    );
  },
};
