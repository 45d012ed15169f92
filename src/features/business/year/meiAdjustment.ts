import type { MeiActivity } from '../profile/profile';
import type { Row } from '../../shared/list';

/** The two kinds of revenue in the report: without and with a fiscal document. */
export const MEI_REVENUE_KINDS = ['without', 'with'] as const;
export type MeiRevenueKind = (typeof MEI_REVENUE_KINDS)[number];

/** The name of a line of the report: an activity, without or with a fiscal document. */
export type MeiLine = `${MeiActivity}${Capitalize<MeiRevenueKind>}`;

export const meiLineOf = (activity: MeiActivity, way: MeiRevenueKind): MeiLine =>
  way === 'with' ? `${activity}With` : `${activity}Without`;

/**
 * The adjustments of one month: the amount of each line in reais, or null to keep the received amount. The id is
 * the `adjustmentId` of the month.
 */
export type MeiAdjustment = Row &
  Record<MeiLine, number | null> & { note: string | null; updatedAt: string };

export type MeiAdjustmentDraft = Omit<MeiAdjustment, keyof Row | 'updatedAt'>;

/** Makes a record with one value for each line of the report. */
export const perMeiLine = <T>(
  of: (activity: MeiActivity, way: MeiRevenueKind) => T,
): Record<MeiLine, T> => ({
  tradeWithout: of('trade', 'without'),
  tradeWith: of('trade', 'with'),
  industryWithout: of('industry', 'without'),
  industryWith: of('industry', 'with'),
  servicesWithout: of('services', 'without'),
  servicesWith: of('services', 'with'),
});

/** The lines of a month whose received amounts are right. */
export const noAdjustment: Record<MeiLine, null> = perMeiLine(() => null);

export const emptyMeiAdjustment: MeiAdjustmentDraft = { ...noAdjustment, note: null };

/**
 * The id of a month's adjustment. It is derived from the month, so that two devices cannot create it twice.
 * @param month - 0 for January.
 */
export const adjustmentId = (userId: string, year: number, month: number): string =>
  `${userId}-${year.toString().padStart(4, '0')}${(month + 1).toString().padStart(2, '0')}`;
