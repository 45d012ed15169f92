import { selectProjectCounts, selectTotals } from '../../../features/business/dashboard/dashboard';
import type { Section } from '../../../features/app/navigation/navigationSlice';
import { selectReceiptsAreKnown } from '../../../features/business/payments/receivedSelectors';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { formatCurrencyWhole } from '../../kit/text/format';
import { MetricStrip } from '../../kit/figures/MetricStrip';
import { useFigure, useIsKnown, useKeptFigures } from './keptFigures';

/** Returns the title and the click handler for a link to a section. */
export function useSectionLink() {
  const dispatch = useAppDispatch();
  return (section: Section, title: string) => ({
    title,
    onFollow: () => dispatch(workspaceActions.sectionChosen(section)),
  });
}

/**
 * The four figures of the dashboard. A figure is shown once its lists are loaded. The percentages and bars are
 * fixed decorations.
 */
export function Metrics() {
  const { revenue, expenses, profit } = useFigure('totals', selectTotals);
  const { active } = useFigure('projects', selectProjectCounts);
  const areReceiptsKnown = useAppSelector(selectReceiptsAreKnown);
  const knowsRevenue = useKeptFigures() !== null || areReceiptsKnown;
  const knowsExpenses = useIsKnown('expenses');
  const knowsProfit = knowsRevenue && knowsExpenses;
  const knowsProjects = useIsKnown('projects');
  const leadTo = useSectionLink();
  return (
    <MetricStrip
      metrics={[
        {
          label: 'RECEITA TOTAL',
          lead: leadTo('payments', 'Ver pagamentos'),
          value: knowsRevenue && formatCurrencyWhole(revenue),
          percent: 22,
        },
        {
          label: 'TOTAL GASTOS',
          lead: leadTo('expenses', 'Ver gastos'),
          value: knowsExpenses && formatCurrencyWhole(expenses),
          percent: 8,
        },
        {
          label: 'LUCRO LÍQUIDO',
          lead: leadTo('payments', 'Ver pagamentos'),
          value: knowsProfit && formatCurrencyWhole(profit),
          percent: 15,
          total: knowsProfit,
        },
        {
          label: 'PROJETOS ATIVOS',
          lead: leadTo('projects', 'Ver projetos'),
          value: knowsProjects && String(active),
          percent: 12,
        },
      ]}
    />
  );
}
