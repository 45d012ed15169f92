import type { Payment } from '../../features/payments/payment';
import type { LedgerColumn } from '../kit/LedgerRow';
import {
  ActionsCell,
  ClientCell,
  DateCell,
  ProjectCell,
  StatusCell,
  ValueCell,
} from './paymentCells';

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
