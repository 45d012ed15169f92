import type { RuleName } from '../../../features/business/series/repeatForm';
import { createSelector } from '@reduxjs/toolkit';
import { selectFindSeries } from '../../../features/business/series/seriesMembers';
import { parseSeriesNumberId, type SeriesTerms } from '../../../features/business/series/seriesRow';
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

/** To which series a payment or an expense belongs. */
interface Membership {
  seriesId: string;
  /** How often it comes, by the terms that hold for this number. */
  word: string;
  /** Whether nothing comes any more. */
  hasEnded: boolean;
}

/** Tells of a payment or an expense to which series it belongs, and how often that comes. */
export const selectRepeat = createSelector(
  [selectFindSeries, seriesSelectors.selectAll],
  (find, rows) => {
    const words = new Map<string, { from: number; word: string }[]>();
    const ended = new Set<string>();
    for (const { id: rowId, unit, every, course } of rows) {
      const { id, number: from } = parseSeriesNumberId(rowId);
      if (course === 'ended') ended.add(id);
      if (unit === null) continue;
      words.set(id, [
        ...(words.get(id) ?? []),
        { from, word: repeatWord({ unit, every: every ?? 1 }) },
      ]);
    }
    return (rowId: string): Membership | null => {
      const { id = '', number = 0 } = find(rowId) ?? {};
      const held = (words.get(id) ?? []).filter(({ from }) => from <= number);
      if (held.length === 0) return null;
      const { word } = held.reduce((last, each) => (each.from > last.from ? each : last));
      return { seriesId: id, word, hasEnded: ended.has(id) };
    };
  },
);
