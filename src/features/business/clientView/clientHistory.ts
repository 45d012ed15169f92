import type { Project } from '../projects/project';
import type { Quote } from '../quotes/quote';
import { localDay, type Day } from '../../shared/days';
import { compareText } from '../../shared/listSelectors';
import type { Payment } from '../payments/payment';
import { nextDueDay } from '../payments/plan';
import { receivables, type Receivable } from '../payments/receivable';
import { lastReceipt, paymentSums, type PartsByPayment } from '../payments/received';

/** A record of a client, with the day by which the history is sorted. */
export type ClientEntry = { day: Day } & (
  | { kind: 'quotes'; quote: Quote }
  | { kind: 'projects'; project: Project }
  | { kind: 'payments'; payment: Payment; project: Project }
);

/** What a client's view shows of the client. */
export interface ClientHistory {
  /** Quotes, projects and payments, the newest first. */
  entries: ClientEntry[];
  /** The parts that are still to be received, sorted by due date. */
  open: Receivable[];
  /** The received amount in reais. */
  received: number;
  /** The amount that is still to be received, in reais. Parts without an amount count as zero. */
  owed: number;
  quotes: { approved: number; all: number };
}

const dayOf = ({ createdAt }: { createdAt: string }): Day => localDay(new Date(createdAt));

/**
 * Returns the day of a payment in the history. It is the first of these that exists: the day of the last receipt, the
 * next due day, the payment's own day, the day on which the payment was entered.
 */
function paymentDay(payment: Payment, parts: PartsByPayment): Day {
  const rows = parts[payment.id];
  return (
    lastReceipt(payment, rows)?.day ??
    nextDueDay(payment, rows) ??
    payment.paymentDate ??
    dayOf(payment)
  );
}

const idOf = (entry: ClientEntry): string =>
  entry.kind === 'quotes'
    ? entry.quote.id
    : entry.kind === 'projects'
      ? entry.project.id
      : entry.payment.id;

/** The history of a client: quotes, projects, and the payments of the projects. */
export function clientHistory(
  clientId: string,
  lists: {
    quotes: readonly Quote[];
    projects: readonly Project[];
    payments: readonly Payment[];
  },
  parts: PartsByPayment,
  today: Day,
): ClientHistory {
  const quotes = lists.quotes.filter((quote) => quote.clientId === clientId);
  const projects = new Map(
    lists.projects.flatMap((project) =>
      project.clientId === clientId ? [[project.id, project] as const] : [],
    ),
  );
  const paid = lists.payments.flatMap((payment) => {
    const project = projects.get(payment.projectId ?? '');
    return project ? [{ payment, project }] : [];
  });
  const payments = paid.map(({ payment }) => payment);
  const { received, open } = paymentSums(payments, parts);
  const entries: ClientEntry[] = [
    ...quotes.map((quote) => ({ kind: 'quotes' as const, quote, day: dayOf(quote) })),
    ...[...projects.values()].map((project) => ({
      kind: 'projects' as const,
      project,
      day: dayOf(project),
    })),
    ...paid.map(({ payment, project }) => ({
      kind: 'payments' as const,
      payment,
      project,
      day: paymentDay(payment, parts),
    })),
  ];
  return {
    entries: entries.sort((a, b) => compareText(b.day, a.day) || compareText(idOf(a), idOf(b))),
    open: receivables(payments, parts, today),
    received,
    owed: open,
    quotes: {
      approved: quotes.filter(({ status }) => status === 'approved').length,
      all: quotes.length,
    },
  };
}
