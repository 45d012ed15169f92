import type { CSSProperties } from 'react';

import { paymentTotal, type Payment } from '../../features/payments/payment';
import { nextDue } from '../../features/payments/plan';
import { paymentsActions } from '../../features/payments/paymentsSlice';
import { lastReceipt, paymentProgress, type Progress } from '../../features/payments/received';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import type { Day } from '../../features/shared/days';
import { useAppDispatch } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { rememberFocus } from '../kit/dialog/returnFocus';
import { slotClasses } from '../theme/slotClasses';
import { ToggleButton } from '../kit/list/ToggleButton';
import { Absent } from '../kit/text/Absent';
import { NotLoaded } from '../kit/text/NotLoaded';
import { formatCurrency, formatDay } from '../kit/text/format';
import { useToday } from '../kit/text/useToday';
import type { Cells } from '../records/find/FoundTable';
import { RecordActions, RowAction } from '../records/RecordActions';
import { dueWords } from './dueText';
import { deliveredLabel, paidLabel } from './flagLabels';
import { paymentCellRecipe } from './paymentCellRecipe';
import { receivedDay } from './paymentDay';
import { paymentSubject, type paymentList } from './paymentList';
import { progressText } from './progressText';

interface CellProps {
  payment: Payment;
}

interface NamedCellProps extends CellProps {
  /** The payment in the names of its buttons. */
  subject: string;
}

const classes = slotClasses(paymentCellRecipe);

/** More parts than that are no tiles, but one bar. */
const MAX_TILES = 12;

/** How many parts came: a bar, cut into as many tiles as there are parts. */
function ProgressBar({ progress: { count, percent } }: { progress: Progress }) {
  const parts = { '--parts': count <= MAX_TILES ? count : 1 } as CSSProperties; // custom property
  return (
    <span className={classes.line} aria-hidden="true" style={parts}>
      <span className={classes.paid} style={{ width: `${percent.toString()}%` }} />
    </span>
  );
}

/** The whole amount; in installments also what one comes to, and how many came. */
function ValueCell({ payment, progress }: CellProps & { progress: Progress }) {
  const total = paymentTotal(payment);
  const { count } = progress;
  if (total === null) return <Absent>Valor não informado</Absent>;
  if (count === 1) return formatCurrency(total);
  return (
    <span className={classes.installments}>
      <span>
        <span className={classes.count}>{count}x</span>
        <span className={classes.amount}>{formatCurrency(total)}</span>
      </span>
      <span className={classes.each}>
        parcela de{' '}
        <span className={classes.amount}>{formatCurrency(payment.receivedAmount ?? 0)}</span>
      </span>
      <span className={classes.progress}>
        <ProgressBar progress={progress} />
        {progressText(progress)}
      </span>
    </span>
  );
}

interface DateCellProps extends NamedCellProps {
  /** When what is open is due next; null where nobody said. */
  due: Day | null;
  /** When it came, where that is noted beside it; null where nobody noted it. */
  received: Day | null;
}

/** When the next open part is due, under the day of the payment. */
function Due({ due }: { due: Day }) {
  const today = useToday();
  return (
    <span className={classes.due} data-late={due < today ? '' : undefined}>
      {dueWords(due, today)}
    </span>
  );
}

/** 'recebido em 22/11/2026': the day holds together. */
const Received = ({ on }: { on: Day }) => (
  <span className={classes.received}>
    recebido em <span className={classes.amount}>{formatDay(on)}</span>
  </span>
);

/** The day of the payment, or that on which it came; what was paid on no known day leads to its form. */
function DateCell({ payment, subject, due, received }: DateCellProps) {
  const dispatch = useAppDispatch();
  const { id, paid, paymentDate } = payment;
  const came = received === null ? null : <Received on={received} />;
  const day = came ?? (paymentDate === null ? null : formatDay(paymentDate));
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
        onClick={() => {
          dispatch(workspaceActions.modalOpened('payments', 'edit', id, 'paymentDate'));
        }}
      >
        Informar data
      </button>
    </span>
  );
}

interface PartActionProps extends NamedCellProps {
  mode: 'pix' | 'receipt';
  /** The number of the part; without it the first one that is open. */
  part?: number;
}

/** What is open is asked for by Pix; what came is acknowledged. */
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
            ...(part !== undefined && { part }),
          }),
        );
      }}
    />
  );
}

/** The two toggles, each saved at once. */
function StatusCell({ payment, subject, progress }: NamedCellProps & { progress: Progress }) {
  const dispatch = useAppDispatch();
  const { id, delivered, paid } = payment;
  /** Among rows of one state, one that leaves it leaves its place to the next. */
  const keepFocus = () => {
    rememberFocus().followRemoval();
  };
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
        half={progress.paid < progress.count}
        text={paidLabel(paid)}
        subject={`pagamento de ${subject}`}
        onToggle={() => {
          keepFocus();
          dispatch(paymentsActions.paidToggled({ id, paid: !paid }));
        }}
      />
    </span>
  );
}

/** What a payment points at is looked up for all cells at once: a subscription each would be half of what scrolling costs. */
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
    />
  ),
  date: (payment, context) => {
    const rows = context.rowsOf(payment);
    return (
      <DateCell
        payment={payment}
        subject={paymentSubject(context.projectOf(payment))}
        due={nextDue(payment, rows)}
        received={receivedDay(payment, rows)}
      />
    );
  },
  actions: (payment, context) => {
    const subject = paymentSubject(context.projectOf(payment));
    const rows = context.rowsOf(payment);
    const { paid, count } = paymentProgress(payment, rows);
    const last = lastReceipt(payment, rows);
    return (
      <>
        {last && (
          <PartAction payment={payment} subject={subject} mode="receipt" part={last.part.number} />
        )}
        {paid < count && <PartAction payment={payment} subject={subject} mode="pix" />}
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
