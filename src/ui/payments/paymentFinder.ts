import type { Client } from '../../features/clients/client';
import { perRow, rowTexts, searchedAmount } from '../../features/finding/rowTexts';
import { installmentProgress, paymentTotal, type Payment } from '../../features/payments/payment';
import { nextDue, paymentPlan, type PaymentPart } from '../../features/payments/plan';
import { receivableGroup, type ReceivableGroup } from '../../features/payments/receivable';
import type { Project } from '../../features/projects/project';
import type { Day } from '../../features/shared/days';
import { normalise } from '../../features/shared/searchText';
import { ClientFilter } from '../clients/ClientFilter';
import { clientText } from '../clients/clientText';
import { projectText } from '../projects/projectText';
import type { FindControls, Finder } from '../records/find/controls';
import {
  amountOrders,
  dayOrders,
  newestFirst,
  stateOrders,
  textOrders,
} from '../records/find/orders';
import type { LookedUp } from '../records/useLookup';
import { DueFilter } from './DueFilter';
import { dueWords } from './dueText';
import { deliveredLabel, paidLabel } from './flagLabels';
import { MethodFilter } from './MethodFilter';
import { partsReceived } from './partsReceived';
import { dayWords, knownDay } from './paymentDay';

function amountParts(payment: Payment): readonly (string | null)[] {
  const total = paymentTotal(payment);
  if (total === null) return ['Valor não informado'];
  const { paid, count } = installmentProgress(payment);
  if (count === 1) return [searchedAmount(total)];
  return [
    `${count.toString()}x ${searchedAmount(total)}`,
    `parcela de ${searchedAmount(payment.receivedAmount ?? 0)}`,
    `${paid.toString()} de ${count.toString()} pagas`,
  ];
}

const texts = rowTexts<Payment>((payment) => [
  ...amountParts(payment),
  deliveredLabel(payment.delivered),
  paidLabel(payment.paid),
]);

const PAID = 'paid';
const DELIVERED = 'delivered';
const YES = 'yes';
const NO = 'no';

const controls: FindControls<Payment> = {
  bulk: {
    flags: [
      { label: 'Marcar como pagos', field: 'paid' },
      { label: 'Marcar como entregues', field: 'delivered' },
    ],
  },
  strip: [
    {
      facet: PAID,
      label: 'Pagamento',
      choices: [
        { value: NO, label: paidLabel(false), glyph: 'hollow' },
        { value: YES, label: paidLabel(true), glyph: 'check' },
      ],
    },
    {
      facet: DELIVERED,
      label: 'Entrega',
      choices: [
        { value: NO, label: deliveredLabel(false), glyph: 'hollow' },
        { value: YES, label: deliveredLabel(true), glyph: 'check' },
      ],
    },
  ],
  selects: [
    { facet: 'client', label: 'Cliente', Control: ClientFilter },
    { facet: 'method', label: 'Forma de pagamento', Control: MethodFilter },
    { facet: 'due', label: 'A receber', Control: DueFilter },
  ],
  period: 'Data do pagamento',
  ownOrder: newestFirst,
  orders: [
    ...dayOrders(
      'date',
      ['Data mais recente', 'da data mais recente à mais antiga'],
      ['Data mais antiga', 'da data mais antiga à mais recente'],
    ),
    ...amountOrders('value'),
    ...textOrders('project', 'Projeto'),
    ...textOrders('client', 'Cliente'),
    ...stateOrders('status', 'Status', ['Pendente', 'Pago']),
  ],
  amount: paymentTotal,
};

/** How payments are found. */
export function paymentFinder(
  findProject: (id: string | null) => LookedUp<Project>,
  findClient: (id: string | null) => LookedUp<Client>,
  { partsOf, today }: { partsOf: Readonly<Record<string, PaymentPart[]>>; today: Day },
): Finder<Payment> {
  const stateOf = perRow<Payment, ReceivableGroup | null>((payment) =>
    receivableGroup(payment, partsOf[payment.id], today),
  );
  const dayOf = (payment: Payment): Day | null => knownDay(payment, partsOf[payment.id]);
  /** What its parts come to, where the last one takes up the cents that are left over. */
  const partAmounts = (payment: Payment, rows: PaymentPart[] | undefined): readonly string[] => {
    if (!payment.isInstallment) return [];
    const amounts = paymentPlan(payment, rows).parts.map(({ amount }) => amount ?? 0);
    return [...new Set(amounts)].map(searchedAmount);
  };
  /** The payment's day, and of the few that have it what stands under it and how many parts came. */
  const planText = perRow<Payment, string>((payment) => {
    const rows = partsOf[payment.id];
    const due = nextDue(payment, rows);
    const words = [
      dayWords(payment, rows),
      ...(due === null ? [] : [dueWords(due, today)]),
      partsReceived(payment, rows) ?? '',
      ...partAmounts(payment, rows),
    ];
    return normalise(words.join('\n'));
  });
  /** The client is the project's. */
  const clientOf = ({ projectId }: Payment): LookedUp<Client> => {
    const project = findProject(projectId);
    return project && findClient(project.clientId);
  };
  return {
    findable: {
      texts: (payment) => [
        texts(payment),
        projectText(findProject(payment.projectId)),
        clientText(clientOf(payment)),
        planText(payment),
      ],
      sorts: {
        project: {
          kind: 'text',
          first: 'ascending',
          of: ({ projectId }) => findProject(projectId)?.name ?? null,
        },
        client: {
          kind: 'text',
          first: 'ascending',
          of: (payment) => clientOf(payment)?.name ?? null,
        },
        value: { kind: 'value', first: 'descending', of: paymentTotal },
        status: {
          kind: 'value',
          first: 'ascending',
          of: ({ paid, delivered }) => Number(paid) * 2 + Number(delivered),
        },
        date: { kind: 'value', first: 'descending', of: dayOf },
      },
      facets: {
        [PAID]: ({ paid }) => (paid ? YES : NO),
        [DELIVERED]: ({ delivered }) => (delivered ? YES : NO),
        due: stateOf,
        method: ({ paymentMethod }) => paymentMethod,
        client: ({ projectId }) => findProject(projectId)?.clientId ?? null,
      },
      counted: [PAID, DELIVERED],
      day: dayOf,
    },
    controls,
  };
}
