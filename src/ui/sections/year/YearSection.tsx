import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useDeferredValue } from 'react';

import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import type { Day } from '../../../features/shared/days';
import { yearRange } from '../../../features/business/year/moneyByYear';
import { tileWorth } from '../../../features/business/year/tiles';
import { spentWithoutProject } from '../../../features/business/year/year';
import {
  selectMoneyByYear,
  selectIsMoneyLoaded,
  selectExpensesByCategory,
  selectProjectFigures,
  selectRevenueByClient,
  selectYearSums,
} from '../../../features/business/year/yearSelectors';
import { useAppSelector } from '../../../store/hooks';
import { clientName } from '../../records/texts/clientName';
import { StillLoading } from '../../records/StillLoading';
import { formatCurrency, formatCurrencyWhole } from '../../kit/text/format';
import { useToday } from '../../kit/hooks/useToday';
import { MeiLine } from './MeiLine';
import { useIsLoaded, useLookup } from '../../records/useLookup';
import { lineSides } from '../../theme/recipes/ledger';
import { MonthTable, ProjectTable } from './YearTables';
import { ShareList } from './ShareList';
import { UndatedReceipts } from './UndatedReceipts';
import { YearBar } from './YearBar';
import { YearChart } from './YearChart';
import { presentMonth, YearPage, YearPart } from './YearPart';

function RevenueByClient({ year }: { year: number }) {
  const shares = useAppSelector((root) => selectRevenueByClient(root, year));
  if (!useIsLoaded('projects', 'clients')) return null;
  return (
    <YearPart title="Receitas por cliente" width="narrow" roomy>
      <ShareList
        kind="came"
        noun={['cliente', 'clientes']}
        nothing="Nada entrou."
        shares={shares.map(({ of, amount }) => ({
          key: of?.id ?? '',
          name: clientName(of) ?? '',
          amount,
        }))}
      />
    </YearPart>
  );
}

function Projects({ year }: { year: number }) {
  const projects = useAppSelector((root) => selectProjectFigures(root, year));
  const sums = useAppSelector((root) => selectYearSums(root, year));
  const findClient = useLookup(clientsSelectors);
  if (!useIsLoaded('projects', 'quotes', 'expenseProjects')) return null;
  const withoutProject = spentWithoutProject(sums, projects);
  return (
    <YearPart
      title="Por projeto"
      note={
        [
          ...(withoutProject > 0
            ? [`Sem projeto: ${formatCurrency(withoutProject)} de gastos`]
            : []),
          ...(projects.length > 0 ? ['O orçado é do projeto inteiro'] : []),
        ].join(' · ') || undefined
      }
      width="wide"
      roomy
    >
      <ProjectTable year={year} projects={projects} findClient={findClient} />
    </YearPart>
  );
}

function Categories({ year }: { year: number }) {
  const shares = useAppSelector((root) => selectExpensesByCategory(root, year));
  return (
    <YearPart title="Gastos por categoria" width="narrow">
      <ShareList
        kind="spent"
        noun={['categoria', 'categorias']}
        nothing="Nada saiu."
        shares={shares.map(({ of, amount }) => ({ key: of, name: of, amount }))}
      />
    </YearPart>
  );
}

interface PartsProps {
  year: number;
  today: Day;
}

/** The part of the section that is visible at first. It is painted before the rest. */
function First({ year, today }: PartsProps) {
  const sums = useAppSelector((root) => selectYearSums(root, year));
  const present = presentMonth(year, today);
  return (
    <>
      <YearPart
        title="Receitas e gastos"
        note={`Cada azulejo vale ${formatCurrencyWhole(tileWorth(sums.months))}`}
      >
        <chakra.div {...lineSides} paddingBottom="4">
          <YearChart year={year} sums={sums} present={present} />
        </chakra.div>
      </YearPart>
      <MeiLine year={year} today={today} />
      <YearPart title="Mês a mês" width="wide">
        <MonthTable year={year} sums={sums} present={present} day={Number(today.slice(8))} />
      </YearPart>
    </>
  );
}

/** The part of the section further below. After a change of the year, it may be updated a frame later. */
const Rest = memo(function Rest({ year }: { year: number }) {
  const { undated } = useAppSelector(selectMoneyByYear);
  return (
    <>
      <Categories year={year} />
      <UndatedReceipts receipts={undated} />
      <RevenueByClient year={year} />
      <Projects year={year} />
      <chakra.p gridColumn="1 / -1" fontSize="note" color="muted">
        O dinheiro conta no dia em que entrou: o de cada parcela, onde há um plano, ou a data do
        pagamento. Um gasto conta na sua data. Todos os anos e o que está sem data somam a RECEITA
        TOTAL do Dashboard.
      </chakra.p>
    </>
  );
});

/** The section 'O ano de 2026': income and expenses by month, category, client and project. */
export default function YearSection() {
  const today = useToday();
  const thisYear = Number(today.slice(0, 4));
  const year = useAppSelector(({ workspace }) => workspace.navigation.year) ?? thisYear;
  const isLoaded = useAppSelector(selectIsMoneyLoaded);
  const range = yearRange(useAppSelector(selectMoneyByYear), thisYear);
  const sums = useAppSelector((root) => selectYearSums(root, year));
  const deferredYear = useDeferredValue<number | null>(year, null);
  // The parts of payments decide which receipts belong to the year, so the sums would be wrong before the parts
  // are loaded.
  if (!isLoaded) return <StillLoading />;
  return (
    <YearPage greatest={Math.max(sums.revenue, sums.expenses)}>
      <YearBar year={year} thisYear={thisYear} range={range} />
      <First year={year} today={today} />
      {deferredYear !== null && <Rest year={deferredYear} />}
    </YearPage>
  );
}
