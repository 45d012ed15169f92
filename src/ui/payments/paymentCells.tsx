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
  /** What the buttons' names call the payment. */
  subject: string;
}

const classes = slotClasses(paymentCellRecipe);

/** With more parts than this the bar is not cut into tiles. */
const MAX_TILES = 12;

/** Shows how many parts were received, as a bar with a tile for each part. */
function ProgressBar({ progress: { count, percent } }: { progress: Progress }) {
  const parts = { '--parts': count <= MAX_TILES ? count : 1 } as CSSProperties; // a custom property
  return (
    <span className={classes.line} aria-hidden="true" style={parts}>
      <span className={classes.paid} style={{ width: `${percent.toString()}%` }} />
    </span>
  );
}

/** The total; with installments also the value of one, and how many were received. */
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
  /** When the next open part is due; null if no day was set. */
  due: Day | null;
  /** When the payment was received; null if nobody noted it. */
  received: Day | null;
}

/** When the next open part is due, below the payment's day. */
function Due({ due }: { due: Day }) {
  const today = useToday();
  return (
    <span className={classes.due} data-late={due < today ? '' : undefined}>
      {dueWords(due, today)}
    </span>
  );
}

/** 'recebido em 22/11/2026', without a line break inside the day. */
const Received = ({ on }: { on: Day }) => (
  <span className={classes.received}>
    recebido em <span className={classes.amount}>{formatDay(on)}</span>
  </span>
);

/** The payment's day, or the day it was received. A paid payment without a day links to its form. */
function DateCell({ payment, subject, due, received }: DateCellProps) {
  const dispatch = useAppDispatch();
  const { id, paid, paymentDate } = payment;
  const receivedOn = received === null ? null : <Received on={received} />;
  const day = receivedOn ?? (paymentDate === null ? null : formatDay(paymentDate));
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
  /** The number of the part; the first open one by default. */
  part?: number;
}

/** An open part can be charged by Pix; a received one has a receipt. */
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

/** The two toggles. Each saves at once. */
function StatusCell({ payment, subject, progress }: NamedCellProps & { progress: Progress }) {
  const dispatch = useAppDispatch();
  const { id, delivered, paid } = payment;
  /** In a filtered list the row may disappear after the toggle. The focus then moves to the next row. */
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

/** The lookups are made once for all cells: a subscription in each row would double the cost of scrolling. */
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
