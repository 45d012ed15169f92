import { clientsSelectors } from '../../features/clients/clientsSlice';
import { installmentProgress, paymentTotal, type Payment } from '../../features/payments/payment';
import { paymentsActions } from '../../features/payments/paymentsSlice';
import type { Project } from '../../features/projects/project';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { formatCurrency, formatDay } from '../kit/format';
import { IconButton } from '../kit/IconButton';
import type { LedgerColumn } from '../kit/LedgerRow';
import { ProgressLine } from '../kit/ProgressLine';
import { ToggleButton } from '../kit/ToggleButton';

interface CellProps {
  payment: Payment;
}

const useProject = ({ projectId }: Payment): Project | null =>
  useAppSelector((root) => projectsSelectors.selectById(root, projectId));

/** The payment in the names of its buttons. */
const subjectOf = (project: Project | null): string => project?.name ?? 'projeto não encontrado';

function ProjectCell({ payment }: CellProps) {
  return useProject(payment)?.name ?? 'Projeto não encontrado';
}

function ClientCell({ payment }: CellProps) {
  const clientId = useProject(payment)?.clientId ?? null;
  const client = useAppSelector((root) => clientsSelectors.selectById(root, clientId));
  return client?.name ?? <span className="of-absent">Cliente não encontrado</span>;
}

function ValueCell({ payment }: CellProps) {
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

function StatusCell({ payment }: CellProps) {
  const dispatch = useAppDispatch();
  const subject = subjectOf(useProject(payment));
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

function DateCell({ payment: { paymentDate } }: CellProps) {
  if (paymentDate === null) return <span className="of-absent">Data não informada</span>;
  return <span className="of-figures">{formatDay(paymentDate)}</span>;
}

function ActionsCell({ payment }: CellProps) {
  const dispatch = useAppDispatch();
  const subject = subjectOf(useProject(payment));
  const { id } = payment;
  return (
    <>
      <IconButton
        icon="pencil"
        label={`Editar o pagamento de ${subject}`}
        onClick={() => {
          dispatch(workspaceActions.modalOpened('payments', 'edit', id));
        }}
      />
      <IconButton
        icon="trash"
        label={`Excluir o pagamento de ${subject}`}
        onClick={() => {
          dispatch(workspaceActions.confirmationAsked({ kind: 'delete', entity: 'payments', id }));
        }}
      />
    </>
  );
}

/** The payments' columns; every cell looks up only its own project and client. */
export const paymentColumns: readonly LedgerColumn<Payment>[] = [
  {
    key: 'project',
    header: 'Projeto',
    strong: true,
    cell: (payment) => <ProjectCell payment={payment} />,
  },
  { key: 'client', header: 'Cliente', cell: (payment) => <ClientCell payment={payment} /> },
  {
    key: 'value',
    header: 'Valor',
    align: 'end',
    width: 'clamp(166px, 13.4vw, 200px)',
    cell: (payment) => <ValueCell payment={payment} />,
  },
  {
    key: 'status',
    header: 'Status',
    width: 'clamp(150px, 18.4vw, 268px)',
    cell: (payment) => <StatusCell payment={payment} />,
  },
  {
    key: 'date',
    header: 'Data Pagamento',
    width: 'clamp(112px, 11.8vw, 172px)',
    cell: (payment) => <DateCell payment={payment} />,
  },
  {
    key: 'actions',
    header: 'Ações',
    actions: true,
    width: '118px',
    cell: (payment) => <ActionsCell payment={payment} />,
  },
];

/** On phones: the project, the client, how much and when, then what can be done. */
export const paymentCardAreas = [
  ['project', 'project', 'project'],
  ['client', 'client', 'client'],
  ['value', 'date', 'date'],
  ['status', 'status', 'actions'],
] as const;

/** Where a card is wide: whose it is on the left, how much and when on the right. */
export const paymentWideCardAreas = [
  ['project', 'value'],
  ['client', 'date'],
  ['status', 'actions'],
] as const;
