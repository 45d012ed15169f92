import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';

import { expensesSelectors, selectExpenseSummary } from '../../features/expenses/expensesSlice';
import { useAppSelector } from '../../store/hooks';
import { formatCurrency } from '../kit/text/format';
import { MetricStrip } from '../kit/figures/MetricStrip';
import { useMediaQuery } from '../kit/list/useMediaQuery';
import { useToday } from '../kit/text/useToday';
import { FoundTable } from '../records/find/FoundTable';
import { useFound } from '../records/find/useFound';
import { ListSection } from '../records/ListSection';
import { PLAIN_CARDS } from '../theme/media';
import { expenseFinder } from './expenseFinder';
import { expenseCardAreas, expenseColumns, expenseWideCardAreas } from './expenseColumns';
import { useNamedProject } from './useNamedProject';

const Summary = chakra('div', { base: { marginBottom: { base: '4', md: '6' } } });

function ExpenseSummary() {
  const today = useToday();
  const { total, month, average } = useAppSelector((root) => selectExpenseSummary(root, today));
  return (
    <Summary>
      <MetricStrip
        metrics={[
          { label: 'Total de Gastos', value: formatCurrency(total) },
          { label: 'Gastos do Mês', value: formatCurrency(month) },
          { label: 'Média por Gasto', value: formatCurrency(average) },
        ]}
      />
    </Summary>
  );
}

/** The expenses, newest date first, under what they add up to. */
export default function ExpensesSection() {
  const expenses = useAppSelector(expensesSelectors.selectAll);
  const isLoaded = useAppSelector(expensesSelectors.selectIsLoaded);
  const findNamed = useNamedProject();
  const finder = useMemo(() => expenseFinder(findNamed), [findNamed]);
  const found = useFound('expenses', expenses, finder);
  const greatest = useMemo(
    () => expenses.reduce((most, { amount }) => Math.max(most, amount), 0),
    [expenses],
  );
  const columns = useMemo(() => expenseColumns(greatest, findNamed), [greatest, findNamed]);
  const isNarrow = useMediaQuery(PLAIN_CARDS);
  return (
    <ListSection
      entity="expenses"
      title="Controle de Gastos"
      lead="Gerencie suas despesas e custos operacionais"
      empty={{
        title: 'Nenhum gasto registrado',
        text: 'Anote a primeira despesa e ela entra na conta do seu lucro.',
        action: 'Registrar Primeiro Gasto',
      }}
    >
      {isLoaded && <ExpenseSummary />}
      {expenses.length > 0 && (
        <FoundTable
          entity="expenses"
          finder={finder}
          found={found}
          columns={columns}
          cardAreas={isNarrow ? expenseCardAreas : expenseWideCardAreas}
          cardHeight={isNarrow ? 270 : 200}
        />
      )}
    </ListSection>
  );
}
