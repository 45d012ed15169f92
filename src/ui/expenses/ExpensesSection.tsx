import { chakra } from '@chakra-ui/react/styled-system';

import { expensesSelectors, selectExpenseSummary } from '../../features/expenses/expensesSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../kit/Button';
import { EmptyState } from '../kit/EmptyState';
import { formatCurrency } from '../kit/format';
import { LedgerTable } from '../kit/LedgerTable';
import { MetricStrip } from '../kit/MetricStrip';
import { PageHeader } from '../kit/PageHeader';
import { useMediaQuery } from '../kit/useMediaQuery';
import { useToday } from '../kit/useToday';
import { expenseCardAreas, expenseColumns, expenseWideCardAreas } from './expenseColumns';

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
  const dispatch = useAppDispatch();
  const expenses = useAppSelector(expensesSelectors.selectAll);
  const isEmpty = useAppSelector(expensesSelectors.selectIsEmpty);
  const isLoaded = useAppSelector(expensesSelectors.selectIsLoaded);
  const isNarrow = useMediaQuery('(max-width: 599.98px)');
  const create = () => {
    dispatch(workspaceActions.modalOpened('expenses', 'create'));
  };
  return (
    <>
      <PageHeader title="Controle de Gastos" lead="Gerencie suas despesas e custos operacionais">
        <Button icon="plus" kind={isEmpty ? 'outline' : 'solid'} onClick={create}>
          Novo Gasto
        </Button>
      </PageHeader>
      {isLoaded && <ExpenseSummary />}
      {isEmpty && (
        <EmptyState
          title="Nenhum gasto registrado"
          text="Anote a primeira despesa e ela entra na conta do seu lucro."
          action={
            <Button icon="plus" onClick={create}>
              Registrar Primeiro Gasto
            </Button>
          }
        />
      )}
      {expenses.length > 0 && (
        <LedgerTable
          label="Gastos"
          columns={expenseColumns}
          rows={expenses}
          cardAreas={isNarrow ? expenseCardAreas : expenseWideCardAreas}
          cardsBelow={1200}
          cardHeight={isNarrow ? 270 : 200}
        />
      )}
    </>
  );
}
