import type { ReceivableGroup } from '../../features/payments/receivable';
import type { Day } from '../../features/shared/days';
import { formatDay } from '../kit/text/format';

/** The headings of the groups of receivables. */
export const receivableLabel: Record<ReceivableGroup, string> = {
  late: 'Atrasados',
  soon: 'Próximos 7 dias',
  later: 'Depois',
  undated: 'Sem data',
};

/** 'vence 24/11/2026', 'venceu 24/10/2026' */
export const dueWords = (due: Day, today: Day): string =>
  `${due < today ? 'venceu' : 'vence'} ${formatDay(due)}`;

/** A day relative to today: 'hoje', 'em 3 dias', 'há 1 dia'. @param days - the number of days from today */
export function daysText(days: number): string {
  if (days === 0) return 'hoje';
  const count = Math.abs(days);
  const unit = count === 1 ? 'dia' : 'dias';
  return `${days < 0 ? 'há' : 'em'} ${count.toLocaleString('pt-BR')} ${unit}`;
}
