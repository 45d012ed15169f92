import type { RuleName } from '../../../features/business/series/repeatForm';
import { createSelector } from '@reduxjs/toolkit';
import { selectFindSeries } from '../../../features/business/series/seriesMembers';
import {
  parseSeriesNumberId,
  seriesNumberId,
  type SeriesTerms,
} from '../../../features/business/series/seriesRow';
import type { Day } from '../../../features/shared/days';
import type { ListState, Row } from '../../../features/shared/list';
import { quoted } from '../../../features/shared/quoted';
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
  /** The last day and the last number of the newest terms; null where there is none. */
  end: Pick<SeriesTerms, 'until' | 'lastNumber'>;
}

/** Tells of a payment or an expense to which series it belongs, and how often that comes. */
export const selectRepeat = createSelector(
  [selectFindSeries, seriesSelectors.selectAll],
  (find, rows) => {
    const words = new Map<string, { from: number; word: string; end: Membership['end'] }[]>();
    const ended = new Set<string>();
    for (const { id: rowId, unit, every, course, until, lastNumber } of rows) {
      const { id, number: from } = parseSeriesNumberId(rowId);
      if (course === 'ended') ended.add(id);
      if (unit === null) continue;
      words.set(id, [
        ...(words.get(id) ?? []),
        { from, word: repeatWord({ unit, every: every ?? 1 }), end: { until, lastNumber } },
      ]);
    }
    return (rowId: string): Membership | null => {
      const { id = '', number = 0 } = find(rowId) ?? {};
      const held = (words.get(id) ?? []).filter(({ from }) => from <= number);
      if (held.length === 0) return null;
      const newest = (some: typeof held) =>
        some.reduce((last, each) => (each.from > last.from ? each : last));
      const { end } = newest(words.get(id) ?? held);
      return { seriesId: id, word: newest(held).word, hasEnded: ended.has(id), end };
    };
  },
);

type LastRecordRoot = Parameters<typeof selectRepeat>[0] &
  Record<'payments' | 'expenses', ListState<Row>>;

/** Whether nothing of a series comes after this number, although the series has not been ended. */
function isOver(
  root: LastRecordRoot,
  { seriesId, end, number }: Membership & { number: number },
  today: Day,
): boolean {
  const { course } = seriesSelectors
    .selectAll(root)
    .filter((row) => row.course !== null && parseSeriesNumberId(row.id).id === seriesId)
    .reduce<{ id: string; course: string | null }>(
      (last, row) =>
        parseSeriesNumberId(row.id).number > parseSeriesNumberId(last.id).number ? row : last,
      { id: seriesNumberId(seriesId, 0), course: null },
    );
  return (
    course === 'paused' ||
    (end.until !== null && end.until < today) ||
    (end.lastNumber !== null && end.lastNumber <= number)
  );
}

/** Says that series go on without these records, if they are the last ones that are there of a series; '' otherwise. */
export function goesOnText(root: LastRecordRoot, rowIds: readonly string[], today: Day): string {
  const repeatOf = selectRepeat(root);
  const find = selectFindSeries(root);
  const last = new Map<string, Membership & { number: number }>();
  for (const id of rowIds) {
    const membership = repeatOf(id);
    const number = find(id)?.number ?? 1;
    if (!membership || membership.hasEnded) continue;
    if (number > (last.get(membership.seriesId)?.number ?? 0))
      last.set(membership.seriesId, { ...membership, number });
  }
  const deleted = new Set(rowIds);
  for (const id of last.size === 0 ? [] : [...root.payments.ids, ...root.expenses.ids]) {
    if (!deleted.has(id)) last.delete(find(id)?.id ?? '');
  }
  const goingOn = [...last.values()].filter((each) => !isOver(root, each, today));
  if (goingOn.length === 0) return '';
  const words = [...new Set(goingOn.map(({ word }) => word))];
  const often = words.map((word) => (word.startsWith('cada') ? `a ${word}` : word)).join(' ou ');
  const what = rowIds.length === 1 ? 'Ele se repete' : 'Entre eles há o que se repete';
  const next =
    goingOn.length === 1 ? 'o próximo ainda será oferecido' : 'os próximos ainda serão oferecidos';
  return `${what} ${often}, e ${next}. Para encerrar, toque em ${words.map(quoted).join(' ou ')} na lista ou na oferta.`;
}
