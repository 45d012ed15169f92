import { selectRepeat } from '../series/seriesTexts';
import { createSelector } from '@reduxjs/toolkit';
import type { Client } from '../../../features/business/clients/client';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { cachedPerRow, amountSearchText } from '../../../features/app/finding/rowTexts';
import {
  installmentCount,
  paymentTotal,
  type Payment,
} from '../../../features/business/payments/payment';
import {
  paymentPartsSelectors,
  selectPartsByPayment,
} from '../../../features/business/payments/paymentPartsSlice';
import { meantAmount } from '../../../features/business/payments/meantPart';
import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import {
  nextDueDay,
  paymentPlan,
  invoiceNumbers,
  receiptNumbers,
  type PaymentPart,
} from '../../../features/business/payments/plan';
import {
  RECEIVABLE_GROUPS,
  receivableGroup,
  type ReceivableGroup,
} from '../../../features/business/payments/receivable';
import {
  paymentProgress,
  paymentState,
  paymentSums,
  type PaymentState,
} from '../../../features/business/payments/received';
import { selectReceiptsAreKnown } from '../../../features/business/payments/receivedSelectors';
import type { Project } from '../../../features/business/projects/project';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import type { Day } from '../../../features/shared/days';
import { paymentMethodLabel } from '../../../features/business/payments/paymentWords';
import { PAYMENT_METHODS } from '../../../features/shared/paymentMethods';
import { normalise } from '../../../features/shared/searchText';
import type { RootState } from '../../../store/hooks';
import { byClient, clientText } from '../clients/clientList';
import { clientName } from '../../records/texts/clientName';
import { formatCurrency, formatDay } from '../../kit/text/format';
import { projectText } from '../projects/projectList';
import { projectName } from '../../records/texts/projectTexts';
import { describeList } from '../../records/describeList';
import { amountOrders, newestFirstOrder, stateOrders, textOrders } from '../../records/listFields';
import { lookupIn, type LookedUp } from '../../records/useLookup';
import {
  dueText,
  receivableLabel,
  deliveredLabel,
  paidLabel,
  progressText,
  shareText,
  paymentDayText,
  receivedOrOwnDay,
} from '../../records/texts/paymentTexts';

/** The formatted amounts of the parts. The last amount may differ, because it takes the remaining cents. */
function partAmounts(payment: Payment, rows: PaymentPart[] | undefined): readonly string[] {
  if (!payment.isInstallment) return [];
  const amounts = paymentPlan(payment, rows).parts.map(({ amount }) => amount ?? 0);
  return [...new Set(amounts)].map(amountSearchText);
}

const totalOf = (payment: Payment, rows: PaymentPart[] | undefined): number | null =>
  payment.isInstallment ? paymentPlan(payment, rows).total : paymentTotal(payment);

const context = createSelector(
  [
    lookupIn(projectsSelectors),
    lookupIn(clientsSelectors),
    selectPartsByPayment,
    selectReceiptsAreKnown,
    selectRepeat,
    (_root: RootState, today: Day) => today,
  ],
  (findProject, findClient, partsOf, areReceiptsKnown, repeatOf, today) => {
    const rowsOf = ({ id }: Payment) => partsOf[id];
    return {
      today,
      partsOf,
      areReceiptsKnown,
      /** How often a payment comes again; null if it does not. */
      repeatOf: ({ id }: Payment) => repeatOf(id),
      /** The stored parts of a payment. */
      rowsOf,
      projectOf: ({ projectId }: Payment) => findProject(projectId),
      /** The client of a payment is the client of its project. */
      clientOf: ({ projectId }: Payment): LookedUp<Client> => {
        const project = findProject(projectId);
        return project && findClient(project.clientId);
      },
      /** The total of a payment, in parts after their discounts. */
      totalOf: (payment: Payment): number | null => totalOf(payment, rowsOf(payment)),
      /** The amount of one installment: that of the part that is meant, where they differ. */
      eachOf: (payment: Payment): number => meantAmount(payment, rowsOf(payment)),
      dayOf: (payment: Payment): Day | null => receivedOrOwnDay(payment, rowsOf(payment)),
      stateOf: (payment: Payment): PaymentState => paymentState(payment, rowsOf(payment)),
      receivableGroup: cachedPerRow<Payment, ReceivableGroup | null>((payment) =>
        receivableGroup(payment, rowsOf(payment), today),
      ),
      /**
       * What the search finds in the column of days. It is the day. With installments it is also the due day, the
       * progress, the amounts and the numbers of receipts and invoices, which the payment's view shows.
       */
      planText: cachedPerRow<Payment, string>((payment) => {
        const rows = rowsOf(payment);
        const due = nextDueDay(payment, rows);
        const progress = paymentProgress(payment, rows);
        const words = [
          paymentDayText(payment, rows),
          ...(due === null ? [] : [dueText(due, today)]),
          ...(progress.count > 1
            ? [
                progressText(progress),
                shareText(progress),
                `parcela de ${amountSearchText(meantAmount(payment, rows))}`,
              ]
            : []),
          ...(payment.isInstallment ? [amountSearchText(totalOf(payment, rows) ?? 0)] : []),
          ...partAmounts(payment, rows),
          ...receiptNumbers(rows),
          ...invoiceNumbers(rows),
        ];
        return normalise(words.join('\n'));
      }),
    };
  },
);

/** The payment in the accessible names of its buttons: the name of its project. */
export const paymentSubject = (project: LookedUp<Project>): string =>
  project?.name ?? `projeto ${project === null ? 'não encontrado' : 'ainda não carregado'}`;

function searchedAmounts(payment: Payment): readonly string[] {
  const total = paymentTotal(payment);
  if (total === null) return ['Valor não informado'];
  const count = installmentCount(payment);
  return [`${count === 1 ? '' : `${count.toString()}x `}${amountSearchText(total)}`];
}

/** The room of the box with the count of installments ('12x') before a total, in letters. */
const COUNT_BOX = 4;

/** The most letters of a total beside which the box has room: from ten millions on, it stands above the total. */
const BESIDE_COUNT = 16;

/** The width of the amount's column, in which the greatest total fits, mostly beside the count of installments. */
function valueWidth(payments: readonly Payment[]): string {
  let longest = 0;
  for (const payment of payments) {
    const { length } = formatCurrency(paymentTotal(payment) ?? 0);
    const hasBox = payment.isInstallment && length <= BESIDE_COUNT;
    longest = Math.max(longest, length + (hasBox ? COUNT_BOX : 0));
  }
  return `max(130px, calc(${String(longest)} * 0.5rem + 14px))`;
}

/** Whether only a part of some payment may have come. */
const hasParts = (payments: readonly Payment[]): boolean =>
  payments.some(({ isInstallment }) => isInstallment);

const YES = 'yes';
const NO = 'no';

/** The two values of a toggle, as choices of a filter. */
const yesOrNo = (label: (on: boolean) => string) =>
  [
    { value: NO, label: label(false), glyph: 'hollow' },
    { value: YES, label: label(true), glyph: 'check' },
  ] as const;

/** The list of payments, with their two toggles. */
export const paymentList = describeList({
  entity: 'payments',
  selectAll: paymentsSelectors.selectAll,
  context,
  isWhole: paymentPartsSelectors.selectIsLoaded,
  subject: (payment, { projectOf }) => `de ${paymentSubject(projectOf(payment))}`,
  fields: {
    project: {
      header: 'Projeto',
      text: (payment, { projectOf }) => projectName(projectOf(payment)),
      column: { strong: true, selfEvident: true },
      searchedIn: (payment, { projectOf }) => projectText(projectOf(payment)),
      sort: {
        kind: 'text',
        of: (payment, { projectOf }) => projectOf(payment)?.name ?? null,
        orders: textOrders('Projeto'),
      },
      csv: true,
    },
    client: {
      header: 'Cliente',
      text: (payment, { clientOf }) => clientName(clientOf(payment)),
      column: {
        text: true,
        selfEvident: true,
        under: { column: 'project', layout: 'medium' },
        // A project's name is usually longer.
        width: 'max(120px, 13cqi)',
      },
      searchedIn: (payment, { clientOf }) => clientText(clientOf(payment)),
      sort: {
        kind: 'text',
        of: (payment, { clientOf }) => clientOf(payment)?.name ?? null,
        orders: textOrders('Cliente'),
      },
      facet: {
        of: (payment, { projectOf }) => projectOf(payment)?.clientId ?? null,
        ...byClient,
      },
      csv: true,
    },
    value: {
      header: 'Valor',
      column: { align: 'end', snug: true, width: valueWidth, selfEvident: true },
      searched: searchedAmounts,
      sort: {
        kind: 'value',
        first: 'descending',
        of: (payment, { totalOf }) => totalOf(payment),
        orders: amountOrders,
      },
      csv: { of: (payment, { totalOf }) => totalOf(payment) },
    },
    installments: {
      header: 'Parcelas',
      csv: { of: (payment) => installmentCount(payment).toString() },
    },
    installment: {
      header: 'Valor da parcela',
      csv: { of: ({ receivedAmount }) => receivedAmount },
    },
    paid: {
      header: 'Pagamento',
      text: ({ paid }) => paidLabel(paid),
      searched: ({ paid }) => paidLabel(paid),
      // A payment of which something is open is pending, also if its first part has come.
      facet: {
        of: (payment, { stateOf }) => (stateOf(payment) === 'received' ? YES : NO),
        strip: yesOrNo(paidLabel),
      },
      csv: true,
    },
    delivered: {
      header: 'Entrega',
      text: ({ delivered }) => deliveredLabel(delivered),
      searched: ({ delivered }) => deliveredLabel(delivered),
      facet: { of: ({ delivered }) => (delivered ? YES : NO), strip: yesOrNo(deliveredLabel) },
      csv: true,
    },
    status: {
      header: 'Status',
      column: {
        selfEvident: true,
        // Fits both toggles with their longest words.
        width: 'calc(19ch + 78px)',
      },
      sort: {
        kind: 'value',
        first: 'ascending',
        of: (payment, { stateOf }) =>
          ['open', 'partly', 'received'].indexOf(stateOf(payment)) * 2 + Number(payment.delivered),
        orders: stateOrders('Status', ['Pendente', 'Pago']),
      },
    },
    date: {
      header: 'Data Pagamento',
      column: {
        figures: true,
        selfEvident: true,
        under: { column: 'value', layout: 'narrow' },
        // The column is wide enough for 'Data não informada' and for its header on one line.
        width: 'calc(14ch + 18px)',
      },
      searchedIn: (payment, { planText }) => planText(payment),
      sort: {
        kind: 'value',
        first: 'descending',
        of: (payment, { dayOf }) => dayOf(payment),
        orders: [
          {
            direction: 'descending',
            label: 'Data mais recente',
            words: 'da data mais recente à mais antiga',
          },
          {
            direction: 'ascending',
            label: 'Data mais antiga',
            words: 'da data mais antiga à mais recente',
          },
        ],
      },
      csv: {
        header: 'Data do pagamento',
        of: (payment, { dayOf }) => {
          const day = dayOf(payment);
          return day && formatDay(day);
        },
      },
    },
    method: {
      header: 'Forma de pagamento',
      text: ({ paymentMethod }) => paymentMethod && paymentMethodLabel[paymentMethod],
      facet: {
        of: ({ paymentMethod }) => paymentMethod,
        all: 'Todas as formas',
        choices: PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodLabel[value] })),
      },
      csv: true,
    },
    due: {
      header: 'Vencimento',
      facet: {
        of: (payment, context) => context.receivableGroup(payment),
        all: 'Qualquer vencimento',
        choices: RECEIVABLE_GROUPS.map((value) => ({ value, label: receivableLabel[value] })),
      },
    },
    receipts: {
      header: 'Recibos',
      csv: { of: (payment, { rowsOf }) => receiptNumbers(rowsOf(payment)).join(', ') || null },
    },
    notes: { header: 'Observações', csv: { of: ({ notes }) => notes } },
    // The last column, so that the others stay where spreadsheets expect them.
    received: {
      header: 'Recebido',
      csv: {
        of: (payment, { partsOf, areReceiptsKnown }) =>
          areReceiptsKnown ? paymentSums([payment], partsOf).received : null,
      },
    },
    actions: {
      header: 'Ações',
      column: {
        actions: true,
        // Fits all buttons on one line: three, or four where only some of the parts have come. The first has a label where
        // there is room, and only there the fourth is shown.
        width: (payments) =>
          `calc(14px + 3 * var(--action) + clamp(0px, (100cqi - 940px) * 99, ${hasParts(payments) ? '64px' : '36px'}))`,
      },
    },
  },
  ownOrder: newestFirstOrder,
  answersWith: 'sums',
  orders: ['date', 'value', 'project', 'client', 'status'],
  period: { label: 'Data do pagamento', day: (payment, { dayOf }) => dayOf(payment) },
  sums: (payments, { partsOf, areReceiptsKnown }) => {
    if (!areReceiptsKnown) return [];
    const { received, open } = paymentSums(payments, partsOf);
    return [`${formatCurrency(open)} em aberto`, `${formatCurrency(received)} recebidos`];
  },
  bulk: {
    flags: [
      { label: 'Marcar como pagos', field: 'paid' },
      { label: 'Marcar como entregues', field: 'delivered' },
    ],
  },
  palette: {
    shown: (payment, { projectOf, rowsOf, dayOf, totalOf, eachOf, today }) => {
      const total = totalOf(payment);
      const count = installmentCount(payment);
      // The day distinguishes two similar payments: the day of receipt, or the due day of the next part.
      const receivedOn = dayOf(payment);
      const due = nextDueDay(payment, rowsOf(payment));
      return {
        name: projectName(projectOf(payment)) ?? '',
        details: [
          paidLabel(payment.paid),
          // The search finds this amount, so the palette shows it.
          count > 1 ? `${count.toString()}x, parcela ${formatCurrency(eachOf(payment))}` : null,
          receivedOn === null ? due && dueText(due, today) : formatDay(receivedOn),
          ...receiptNumbers(rowsOf(payment)).map((number) => `recibo ${number}`),
          ...invoiceNumbers(rowsOf(payment)).map((number) => `nota ${number}`),
        ],
        end: total === null ? null : formatCurrency(total),
      };
    },
  },
});
