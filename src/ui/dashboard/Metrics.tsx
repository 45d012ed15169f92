import { selectProjectCounts, selectTotals } from '../../features/dashboard/dashboard';
import { expensesSelectors } from '../../features/expenses/expensesSlice';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { useAppSelector } from '../../store/hooks';
import { formatCurrencyWhole } from '../kit/format';
import { MetricStrip } from '../kit/MetricStrip';

/**
 * The four figures, each once the lists that it is made of are loaded. Their percentages and bars
 * are fixed and decorative.
 */
export function Metrics() {
  const { revenue, expenses, profit } = useAppSelector(selectTotals);
  const { active } = useAppSelector(selectProjectCounts);
  const hasRevenue = useAppSelector(paymentsSelectors.selectIsLoaded);
  const hasExpenses = useAppSelector(expensesSelectors.selectIsLoaded);
  const hasProjects = useAppSelector(projectsSelectors.selectIsLoaded);
  const money = (isKnown: boolean, reais: number) => (isKnown ? formatCurrencyWhole(reais) : null);
  return (
    <MetricStrip
      caps
      metrics={[
        { label: 'RECEITA TOTAL', value: money(hasRevenue, revenue), percent: 22 },
        { label: 'TOTAL GASTOS', value: money(hasExpenses, expenses), percent: 8 },
        {
          label: 'LUCRO LÍQUIDO',
          value: money(hasRevenue && hasExpenses, profit),
          percent: 15,
          total: true,
        },
        { label: 'PROJETOS ATIVOS', value: hasProjects ? String(active) : null, percent: 12 },
      ]}
    />
  );
}
