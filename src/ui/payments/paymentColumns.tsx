import type { Client } from '../../features/clients/client';
import type { Payment } from '../../features/payments/payment';
import { nextDue, paymentPlan, type PaymentPart } from '../../features/payments/plan';
import type { Project } from '../../features/projects/project';
import { clientName } from '../clients/clientName';
import type { LedgerColumn } from '../kit/list/LedgerRow';
import { Absent } from '../kit/text/Absent';
import { NotLoaded } from '../kit/text/NotLoaded';
import { projectName } from '../projects/projectName';
import { RecordActions } from '../records/RecordActions';
import type { LookedUp } from '../records/useLookup';
import { partsReceived } from './partsReceived';
import { DateCell, PartAction, StatusCell, ValueCell } from './paymentCells';
import { receivedDay } from './paymentDay';

/**
 * The payments' columns. What a payment points at is looked up here and not by cells of its own: a
 * subscription to the store for each of them would be half of what scrolling costs.
 */
export function paymentColumns(
  findProject: (id: string | null) => LookedUp<Project>,
  findClient: (id: string | null) => LookedUp<Client>,
  { valueWidth, partsOf }: { valueWidth: string; partsOf: Readonly<Record<string, PaymentPart[]>> },
): readonly LedgerColumn<Payment>[] {
  const projectOf = ({ projectId }: Payment) => findProject(projectId);
  /** The client is the project's. */
  const clientOf = (payment: Payment): LookedUp<Client> => {
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
  const isOpen = (payment: Payment): boolean =>
    paymentPlan(payment, partsOf[payment.id]).parts.some(({ received }) => !received);
  return [
    {
      key: 'project',
      header: 'Projeto',
      sorts: true,
      strong: true,
      cell: (payment) => projectName(projectOf(payment)) ?? <NotLoaded />,
    },
    {
      key: 'client',
      header: 'Cliente',
      sorts: true,
      text: true,
      under: { column: 'project', room: 'medium' },
      // A project's name is longer as a rule, and stands beside a tick.
      width: '13cqi',
      cell: (payment) => {
        const client = clientOf(payment);
        return client?.name ?? <Absent>{clientName(client) ?? <NotLoaded />}</Absent>;
      },
    },
    {
      key: 'value',
      header: 'Valor',
      sorts: true,
      align: 'end',
      width: `max(${valueWidth}, 13cqi)`,
      cell: (payment) => (
        <ValueCell payment={payment} received={partsReceived(payment, partsOf[payment.id])} />
      ),
    },
    {
      key: 'status',
      header: 'Status',
      sorts: true,
      // Both toggles at their widest, in letters of any width; with the table's edge where they stand at it.
      width: 'calc(18ch + clamp(98px, (860px - 100cqi) * 9, 124px))',
      cell: (payment) => <StatusCell payment={payment} subject={subjectOf(payment)} />,
    },
    {
      key: 'date',
      header: 'Data Pagamento',
      sorts: true,
      figures: true,
      under: { column: 'value', room: 'narrow' },
      // A day that is not known, and the column's name, on one line.
      width: 'max(calc(14ch + 32px), 13cqi)',
      cell: (payment) => (
        <DateCell
          payment={payment}
          subject={subjectOf(payment)}
          due={nextDue(payment, partsOf[payment.id])}
          received={receivedDay(payment, partsOf[payment.id])}
        />
      ),
    },
    {
      key: 'actions',
      header: 'Ações',
      actions: true,
      // Three of them in a line; the names of projects need that room where it is short.
      width: 'max(152px, 11cqi)',
      under: { column: 'status', room: 'narrow' },
      cell: (payment) => (
        <>
          <PartAction
            payment={payment}
            subject={subjectOf(payment)}
            mode={isOpen(payment) ? 'pix' : 'receipt'}
          />
          <RecordActions
            entity="payments"
            id={payment.id}
            subject={`o pagamento de ${subjectOf(payment)}`}
          />
        </>
      ),
    },
  ];
}

/** On phones: the project, how much and when, its state, then whose it is and what can be done. */
export const paymentCardAreas = [
  ['project', 'project'],
  ['value', 'date'],
  ['status', 'status'],
  ['client', 'actions'],
] as const;

/** Where a card is wide: whose it is on the left, how much and when on the right. */
export const paymentWideCardAreas = [
  ['project', 'value'],
  ['client', 'date'],
  ['status', 'actions'],
] as const;
