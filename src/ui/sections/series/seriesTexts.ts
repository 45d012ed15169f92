import type { RuleName } from '../../../features/business/series/repeatForm';
import { createSelector } from '@reduxjs/toolkit';
import { selectFindSeries } from '../../../features/business/series/seriesMembers';
import { seriesNumberId, type SeriesTerms } from '../../../features/business/series/seriesRow';
import { seriesSelectors } from '../../../features/business/series/seriesSlice';

export const ruleLabel: Record<RuleName, string> = {
  week: 'Toda semana',
  twoWeeks: 'A cada 2 semanas',
  month: 'Todo mês',
  twoMonths: 'A cada 2 meses',
  threeMonths: 'A cada 3 meses',
  sixMonths: 'A cada 6 meses',
  year: 'Todo ano',
  lastDay: 'No último dia do mês',
  firstBusinessDay: 'No primeiro dia útil',
};

/** How often something comes again: 'Todo mês, dia 5', 'A cada 2 semanas'. */
export function ruleText({ unit, every, anchorDay, shift }: SeriesTerms): string {
  const isMonths = unit === 'month';
  if (every === 1 && isMonths && anchorDay === 1 && shift) return 'Todo mês, no primeiro dia útil';
  const count = every.toString();
  const often = isMonths
    ? every === 1
      ? 'Todo mês'
      : every === 12
        ? 'Todo ano'
        : `A cada ${count} meses`
    : every === 1
      ? 'Toda semana'
      : `A cada ${count} semanas`;
  if (!isMonths) return often;
  return `${often}, ${anchorDay === 31 ? 'no último dia' : `dia ${anchorDay.toString()}`}`;
}

/** How often something comes again, in two words: 'todo mês'. */
function repeatWord({ unit, every }: Pick<SeriesTerms, 'unit' | 'every'>): string {
  if (unit === 'week') return every === 1 ? 'toda semana' : `cada ${every.toString()} semanas`;
  return every === 1 ? 'todo mês' : every === 12 ? 'todo ano' : `cada ${every.toString()} meses`;
}

/** Tells of a payment or an expense to which series it belongs, and how often that comes. */
export const selectRepeat = createSelector(
  [selectFindSeries, seriesSelectors.selectEntities],
  (find, rows) =>
    (rowId: string): { seriesId: string; word: string } | null => {
      const seriesId = find(rowId)?.id;
      const first = seriesId === undefined ? undefined : rows[seriesNumberId(seriesId, 1)];
      if (seriesId === undefined || !first?.unit) return null;
      return { seriesId, word: repeatWord({ unit: first.unit, every: first.every ?? 1 }) };
    },
);
