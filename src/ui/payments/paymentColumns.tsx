import type { Client } from '../../features/clients/client';
import type { Payment } from '../../features/payments/payment';
import type { Project } from '../../features/projects/project';
import { clientName } from '../clients/clientName';
import type { LedgerColumn } from '../kit/list/LedgerRow';
import { Absent } from '../kit/text/Absent';
import { NotLoaded } from '../kit/text/NotLoaded';
import { projectName } from '../projects/projectName';
import { RecordActions } from '../records/RecordActions';
import type { Found } from '../records/useFind';
import { DateCell, StatusCell, ValueCell } from './paymentCells';

/**
 * The payments' columns. What a payment points at is looked up here and not by cells of its own: a
 * subscription to the store for each of them would be half of what scrolling costs.
 */
export function paymentColumns(
  findProject: (id: string | null) => Found<Project>,
  findClient: (id: string | null) => Found<Client>,
): readonly LedgerColumn<Payment>[] {
  const projectOf = ({ projectId }: Payment) => findProject(projectId);
  /** The client is the project's. */
  const clientOf = (payment: Payment): Found<Client> => {
    const project = projectOf(payment);
    return project && findClient(project.clientId);
  };
  /** The payment in the names of its buttons. */
  const subjectOf = (payment: Payment): string => {
    const project = projectOf(payment);
    return (
      project?.name ?? `projeto ${project === null ? 'não encontrado' : 'ainda não carregado'}`
    );
  };
  return [
    {
      key: 'project',
      header: 'Projeto',
      strong: true,
      cell: (payment) => projectName(projectOf(payment)) ?? <NotLoaded />,
    },
    {
      key: 'client',
      header: 'Cliente',
      cell: (payment) => {
        const client = clientOf(payment);
        return client?.name ?? <Absent>{clientName(client) ?? <NotLoaded />}</Absent>;
      },
    },
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
      cell: (payment) => <StatusCell payment={payment} subject={subjectOf(payment)} />,
    },
    {
      key: 'date',
      header: 'Data Pagamento',
      figures: true,
      width: 'clamp(112px, 11.8vw, 172px)',
      cell: (payment) => <DateCell payment={payment} subject={subjectOf(payment)} />,
    },
    {
      key: 'actions',
      header: 'Ações',
      actions: true,
      width: '118px',
      cell: (payment) => (
        <RecordActions
          entity="payments"
          id={payment.id}
          subject={`o pagamento de ${subjectOf(payment)}`}
        />
      ),
    },
  ];
}

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
