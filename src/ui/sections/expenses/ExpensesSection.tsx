import { chakra } from '@chakra-ui/react/styled-system';

import {
  expensesSelectors,
  selectExpenseSummary,
} from '../../../features/business/expenses/expensesSlice';
import { useAppSelector } from '../../../store/hooks';
import { MetricLines } from '../../kit/figures/MetricLines';
import { formatCurrency } from '../../kit/text/format';
import { useToday } from '../../kit/hooks/useToday';
import { FoundTable } from '../../records/finding/FoundTable';
import { useFound } from '../../records/finding/useFound';
import { ListSection } from '../../records/ListSection';
import { SeriesPlace } from '../series/seriesChunk';
import { FileButton, FileDrop, useFileEntries } from '../statement/StatementDrop';
import { expenseNotes } from './expenseNotes';
import { expenseList } from './expenseList';

const Summary = chakra('div', { base: { marginBottom: { base: '2', md: '3' } } });

/** The sums of all expenses. `beside` is true where they stand in the line of the list's search. */
function ExpenseSummary({ beside }: { beside: boolean }) {
  const today = useToday();
  const isLoaded = useAppSelector(expensesSelectors.selectIsLoaded);
  const { total, month, average } = useAppSelector((root) => selectExpenseSummary(root, today));
  if (!isLoaded) return null;
  const lines = (
    <MetricLines
      beside={beside}
      metrics={[
        { label: 'Total de Gastos', value: formatCurrency(total) },
        { label: 'Gastos do Mês', value: formatCurrency(month) },
        { label: 'Média por Gasto', value: formatCurrency(average) },
      ]}
    />
  );
  return beside ? lines : <Summary>{lines}</Summary>;
}

/** The areas of an expense's card on phones: description and category on the left, amount and date on the right. */
const CARD = [
  ['description', 'value'],
  ['category', 'date'],
  ['payment', 'actions'],
];

/** The section 'Gastos': the expenses, newest date first, with their sums above them. */
export default function ExpensesSection() {
  const found = useFound(expenseList);
  const more = useFileEntries('expensesSheet');
  return (
    <FileDrop kinds={['statement', 'expensesSheet']}>
      <ListSection
        entity="expenses"
        beside={<FileButton kind="expensesSheet" />}
        title="Controle de Gastos"
        lead="Gerencie suas despesas e custos operacionais"
        empty={{
          title: 'Nenhum gasto registrado',
          text: 'Anote a primeira despesa e ela entra na conta do seu lucro.',
          action: 'Registrar Primeiro Gasto',
        }}
      >
        <SeriesPlace kind="expense" />
        {found.all.length === 0 ? (
          <ExpenseSummary beside={false} />
        ) : (
          <FoundTable
            found={found}
            Summary={ExpenseSummary}
            notes={expenseNotes}
            more={more}
            cardAreas={CARD}
            cardHeight={97}
          />
        )}
      </ListSection>
    </FileDrop>
  );
}
