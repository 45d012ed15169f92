import type { MeiActivity } from '../profile/profile';
import type { Row } from '../shared/list';

/** Revenue without a fiscal document, and with one. */
export const MEI_WAYS = ['without', 'with'] as const;
export type MeiWay = (typeof MEI_WAYS)[number];

/** A line of the report: one activity, with or without a fiscal document. */
export type MeiLine = `${MeiActivity}${Capitalize<MeiWay>}`;

export const meiLineOf = (activity: MeiActivity, way: MeiWay): MeiLine =>
  way === 'with' ? `${activity}With` : `${activity}Without`;

/** The adjustments of one month under its `adjustmentId`: reais by line. Null keeps the received amount. */
export type MeiAdjustment = Row &
  Record<MeiLine, number | null> & { note: string | null; updatedAt: string };

export type MeiAdjustmentDraft = Omit<MeiAdjustment, keyof Row | 'updatedAt'>;

/** Makes a record with one value for each line. */
export const perMeiLine = <T>(
  of: (activity: MeiActivity, way: MeiWay) => T,
): Record<MeiLine, T> => ({
  tradeWithout: of('trade', 'without'),
  tradeWith: of('trade', 'with'),
  industryWithout: of('industry', 'without'),
  industryWith: of('industry', 'with'),
  servicesWithout: of('services', 'without'),
  servicesWith: of('services', 'with'),
});

/** The adjustment of a month whose received amounts are right. */
export const noAdjustment: Record<MeiLine, null> = perMeiLine(() => null);

export const emptyMeiAdjustment: MeiAdjustmentDraft = { ...noAdjustment, note: null };

/**
 * Derived from the month, so that two devices cannot create it twice.
 * @param month - 0 for January.
 */
export const adjustmentId = (userId: string, year: number, month: number): string =>
  `${userId}-${year.toString().padStart(4, '0')}${(month + 1).toString().padStart(2, '0')}`;
