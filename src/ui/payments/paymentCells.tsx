import { installmentProgress, paymentTotal, type Payment } from '../../features/payments/payment';
import { paymentsActions } from '../../features/payments/paymentsSlice';
import { useAppDispatch } from '../../store/hooks';
import { formatCurrency, formatDay } from '../kit/text/format';
import { ProgressLine } from '../kit/figures/ProgressLine';
import { ToggleButton } from '../kit/form/ToggleButton';

interface CellProps {
  payment: Payment;
}

interface NamedCellProps extends CellProps {
  /** The payment in the names of its buttons. */
  subject: string;
}

/** The whole amount; in installments also what one comes to and how many are paid. */
export function ValueCell({ payment }: CellProps) {
  const total = paymentTotal(payment);
  const { paid, count, percent } = installmentProgress(payment);
  if (total === null) return <span className="of-absent">Valor não informado</span>;
  if (count === 1) return formatCurrency(total);
  return (
    <span className="of-instalments">
      <span>
        <span className="of-chip">{count}x</span>
        {formatCurrency(total)}
      </span>
      <span>parcela de {formatCurrency(payment.receivedAmount ?? 0)}</span>
      <span>
        <ProgressLine value={percent} />
        {paid} de {count} pagas
      </span>
    </span>
  );
}

/** The two toggles, each saved at once. */
export function StatusCell({ payment, subject }: NamedCellProps) {
  const dispatch = useAppDispatch();
  const { id, delivered, paid } = payment;
  return (
    <span className="of-toggles">
      <ToggleButton
        on={delivered}
        text={delivered ? 'Entregue' : 'Não entregue'}
        subject={`entrega de ${subject}`}
        onToggle={() => {
          dispatch(paymentsActions.deliveredToggled({ id, delivered: !delivered }));
        }}
      />
      <ToggleButton
        on={paid}
        text={paid ? 'Pago' : 'Pendente'}
        subject={`pagamento de ${subject}`}
        onToggle={() => {
          dispatch(paymentsActions.paidToggled({ id, paid: !paid }));
        }}
      />
    </span>
  );
}

export function DateCell({ payment: { paymentDate } }: CellProps) {
  if (paymentDate === null) return <span className="of-absent">Data não informada</span>;
  return <span className="of-figures">{formatDay(paymentDate)}</span>;
}
