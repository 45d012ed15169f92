import { selectProjectCounts, selectTotals } from '../../features/dashboard/dashboard';
import { useAppSelector } from '../../store/hooks';
import { formatCurrencyWhole } from '../kit/format';
import { MetricStrip } from '../kit/MetricStrip';

/** The four figures. Their percentages and bars are fixed and decorative. */
export function Metrics() {
  const { revenue, expenses, profit } = useAppSelector(selectTotals);
  const { active } = useAppSelector(selectProjectCounts);
  return (
    <MetricStrip
      caps
      metrics={[
        { label: 'RECEITA TOTAL', value: formatCurrencyWhole(revenue), percent: 22 },
        { label: 'TOTAL GASTOS', value: formatCurrencyWhole(expenses), percent: 8 },
        { label: 'LUCRO LÍQUIDO', value: formatCurrencyWhole(profit), percent: 15, total: true },
        { label: 'PROJETOS ATIVOS', value: String(active), percent: 12 },
      ]}
    />
  );
}
