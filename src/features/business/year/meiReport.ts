import type { Client } from '../clients/client';
import type { PartsByPayment, Receipt } from '../payments/received';
import { MEI_ACTIVITIES, type MeiActivity } from '../profile/profile';
import type { Project } from '../projects/project';
import { sumMoney, toCents } from '../../shared/money';
import { monthOf } from './moneyByYear';
import { meiLineOf, type MeiAdjustment, type MeiRevenueKind } from './meiAdjustment';

/** The gross revenue of one activity in reais, without and with a fiscal document. */
export type GrossRevenue = Record<MeiRevenueKind, number>;

/** The official monthly report (resolution CGSN 140, annex X), by activity. */
export type MeiReport = Record<MeiActivity, GrossRevenue>;

export const perActivity = <T>(of: (activity: MeiActivity) => T): Record<MeiActivity, T> => ({
  trade: of('trade'),
  industry: of('industry'),
  services: of('services'),
});

/** The sum of gross revenues, without and with a document, of one or several activities. */
export const grossTotal = (...revenues: readonly GrossRevenue[]): number =>
  sumMoney(revenues.flatMap((revenue) => [revenue.without, revenue.with]));

export const reportTotal = (report: MeiReport): number =>
  grossTotal(...MEI_ACTIVITIES.map((activity) => report[activity]));

interface Lookup {
  projects: Readonly<Record<string, Project>>;
  clients: Readonly<Record<string, Client>>;
  /** The CPF or CNPJ of each client, by the client's id. */
  documents: Readonly<Record<string, { document: string | null }>>;
  parts: PartsByPayment;
}

/** The length of a CNPJ. A CPF is shorter. */
const CNPJ_LENGTH = 14;

/**
 * Whether a receipt comes from a company, which needs a fiscal document. A receipt from a person or from an
 * unknown client does not need one.
 */
function isFromCompany(
  { payment }: Receipt,
  { projects, clients, documents }: Omit<Lookup, 'parts'>,
): boolean {
  const project = payment.projectId === null ? undefined : projects[payment.projectId];
  const client = clients[project?.clientId ?? ''];
  return client !== undefined && documents[client.id]?.document?.length === CNPJ_LENGTH;
}

/** Whether the part that the money belongs to has the number of an invoice. */
const isInvoiced = ({ payment, part }: Receipt, { parts }: Pick<Lookup, 'parts'>): boolean =>
  parts[payment.id]?.some(
    ({ number, invoiceNumber }) => number === part.number && Boolean(invoiceNumber),
  ) ?? false;

/**
 * The report of a month that the receipts alone give. All receipts are of one activity.
 * @param month - 0 for January.
 */
export function meiReport(
  receipts: readonly Receipt[],
  month: number,
  activity: MeiActivity,
  lookup: Lookup,
): MeiReport {
  const cents = { without: 0, with: 0 };
  for (const receipt of receipts) {
    if (receipt.day === null || monthOf(receipt.day) !== month) continue;
    const hasDocument = isInvoiced(receipt, lookup) || isFromCompany(receipt, lookup);
    cents[hasDocument ? 'with' : 'without'] += toCents(receipt.amount);
  }
  const none: GrossRevenue = { without: 0, with: 0 };
  const own: GrossRevenue = { without: cents.without / 100, with: cents.with / 100 };
  return { trade: none, industry: none, services: none, [activity]: own };
}

/** The sums for which the yearly declaration asks. */
export interface Declaration {
  /** The revenue of trade and industry together. */
  goods: number;
  services: number;
  total: number;
}

export const yearlyDeclaration = (revenue: number, activity: MeiActivity): Declaration =>
  activity === 'services'
    ? { goods: 0, services: revenue, total: revenue }
    : { goods: revenue, services: 0, total: revenue };

/** A month's report with the month's adjustment applied. */
export const adjustedReport = (received: MeiReport, adjustment: MeiAdjustment | null): MeiReport =>
  perActivity((activity) => ({
    without: adjustment?.[meiLineOf(activity, 'without')] ?? received[activity].without,
    with: adjustment?.[meiLineOf(activity, 'with')] ?? received[activity].with,
  }));

/** The sums of the yearly declaration with the adjustments of all months applied. */
export function adjustedDeclaration(
  declaration: Declaration,
  months: readonly { received: MeiReport; adjusted: MeiReport }[],
): Declaration {
  const more = (...activities: MeiActivity[]): number[] =>
    months.flatMap((month) =>
      activities.flatMap((activity) => [
        grossTotal(month.adjusted[activity]),
        -grossTotal(month.received[activity]),
      ]),
    );
  const goods = sumMoney([declaration.goods, ...more('trade', 'industry')]);
  const services = sumMoney([declaration.services, ...more('services')]);
  return { goods, services, total: sumMoney([goods, services]) };
}
