import type { Client } from '../clients/client';
import type { Receipt } from '../payments/received';
import { MEI_ACTIVITIES, type MeiActivity } from '../profile/profile';
import type { Project } from '../projects/project';
import { sumMoney, toCents } from '../shared/money';
import { monthOf } from './books';
import { meiLineOf, type MeiAdjustment, type MeiWay } from './meiAdjustment';

/** Gross revenue from one kind of activity, in reais. */
export type GrossRevenue = Record<MeiWay, number>;

/** The official monthly report (resolution CGSN 140, annex X). */
export type MeiReport = Record<MeiActivity, GrossRevenue>;

/** Makes a record with one value for each activity. */
export const perActivity = <T>(of: (activity: MeiActivity) => T): Record<MeiActivity, T> => ({
  trade: of('trade'),
  industry: of('industry'),
  services: of('services'),
});

/** The sum of revenues with and without a document, of one or several activities. */
export const grossTotal = (...revenues: readonly GrossRevenue[]): number =>
  sumMoney(revenues.flatMap((revenue) => [revenue.without, revenue.with]));

export const reportTotal = (report: MeiReport): number =>
  grossTotal(...MEI_ACTIVITIES.map((activity) => report[activity]));

interface Lookup {
  projects: Readonly<Record<string, Project>>;
  clients: Readonly<Record<string, Client>>;
  /** CPF or CNPJ by client id. */
  documents: Readonly<Record<string, { document: string | null }>>;
}

/** The length of a CNPJ; a CPF is shorter. */
const CNPJ_LENGTH = 14;

/**
 * Revenue from companies needs a fiscal document. Revenue from persons, or from unknown clients, does not.
 */
function isFromCompany({ payment }: Receipt, { projects, clients, documents }: Lookup): boolean {
  const project = payment.projectId === null ? undefined : projects[payment.projectId];
  const client = clients[project?.clientId ?? ''];
  return client !== undefined && documents[client.id]?.document?.length === CNPJ_LENGTH;
}

/**
 * A month's report by the receipts alone, all of them under one activity.
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
    cents[isFromCompany(receipt, lookup) ? 'with' : 'without'] += toCents(receipt.amount);
  }
  const none: GrossRevenue = { without: 0, with: 0 };
  const own: GrossRevenue = { without: cents.without / 100, with: cents.with / 100 };
  return { trade: none, industry: none, services: none, [activity]: own };
}

/** What the yearly declaration asks for. */
export interface Declaration {
  /** Trade and industry together. */
  goods: number;
  services: number;
  total: number;
}

export const yearlyDeclaration = (revenue: number, activity: MeiActivity): Declaration =>
  activity === 'services'
    ? { goods: 0, services: revenue, total: revenue }
    : { goods: revenue, services: 0, total: revenue };

/** A report with its adjustments applied. */
export const adjustedReport = (received: MeiReport, adjustment: MeiAdjustment | null): MeiReport =>
  perActivity((activity) => ({
    without: adjustment?.[meiLineOf(activity, 'without')] ?? received[activity].without,
    with: adjustment?.[meiLineOf(activity, 'with')] ?? received[activity].with,
  }));

/** The yearly sums with all months' adjustments applied. */
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
