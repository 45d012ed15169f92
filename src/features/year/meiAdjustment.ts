import type { MeiActivity } from '../profile/profile';
import type { Row } from '../shared/list';

/** Without a fiscal document, and with one. */
export const MEI_WAYS = ['without', 'with'] as const;
export type MeiWay = (typeof MEI_WAYS)[number];

/** The line of a report from one kind of activity, without a fiscal document or with one. */
export type MeiLine = `${MeiActivity}${Capitalize<MeiWay>}`;

export const lineOf = (activity: MeiActivity, way: MeiWay): MeiLine =>
  way === 'with' ? `${activity}With` : `${activity}Without`;

/** Of one month, under its `adjustmentId`: reais by line, null where what was received holds. */
export type MeiAdjustment = Row &
  Record<MeiLine, number | null> & { note: string | null; updatedAt: string };

export type MeiAdjustmentDraft = Omit<MeiAdjustment, keyof Row | 'updatedAt'>;

/** Something of each line. */
export const perLine = <T>(of: (activity: MeiActivity, way: MeiWay) => T): Record<MeiLine, T> => ({
  tradeWithout: of('trade', 'without'),
  tradeWith: of('trade', 'with'),
  industryWithout: of('industry', 'without'),
  industryWith: of('industry', 'with'),
  servicesWithout: of('services', 'without'),
  servicesWith: of('services', 'with'),
});

/** As it was received. */
export const noAdjustment: Record<MeiLine, null> = perLine(() => null);

export const emptyMeiAdjustment: MeiAdjustmentDraft = { ...noAdjustment, note: null };

/** The same on every device, so that a month is never there twice. @param month - 0 for January. */
export const adjustmentId = (userId: string, year: number, month: number): string =>
  `${userId}-${year.toString().padStart(4, '0')}${(month + 1).toString().padStart(2, '0')}`;
