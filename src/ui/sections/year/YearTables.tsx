/** The two tables of a year: by month and by project. */
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { Client } from '../../../features/business/clients/client';
import type { MoneySums, YearSums, ProjectFigures } from '../../../features/business/year/year';
import { clientName } from '../../records/texts/clientName';
import { ShowAllButton, useFirstFew } from '../../kit/list/firstFew';
import { formatCurrency } from '../../kit/text/format';
import { projectName } from '../../records/texts/projectTexts';
import type { LookedUp } from '../../records/useLookup';
import { slotClasses } from '../../theme/slotClasses';
import { MONTH_NAMES } from './MonthChart';
import { yearRecipe } from './YearPart';
import { YearTable, YearRow, yearTableRecipe } from './YearTable';

const classes = slotClasses(yearTableRecipe);

const MONTH_COLUMNS = ['Mês', 'Receitas', 'Gastos', 'Lucro'];

/** From this amount on (reais), three amounts do not fit side by side on a phone. */
const LONG = 1_000_000;

const isNothing = ({ revenue, expenses }: MoneySums): boolean => revenue === 0 && expenses === 0;

interface MonthTableProps {
  year: number;
  sums: YearSums;
  /** The current month (0 for January); null if the year is not the current one. */
  present: number | null;
  /** Today's day of the month, such as 20. */
  day: number;
}

/** The months of a year. A future month has no figures unless something is dated in it. */
export function MonthTable({ year, sums, present, day }: MonthTableProps) {
  return (
    <YearTable
      label={`${year.toString()}, mês a mês`}
      columns={MONTH_COLUMNS}
      isCompact={Math.max(sums.revenue, sums.expenses) < LONG}
      foot={
        <YearRow
          columns={MONTH_COLUMNS}
          name={year}
          strong
          cells={[
            { value: formatCurrency(sums.revenue) },
            { value: formatCurrency(sums.expenses) },
            {
              value: <span className={classes.total}>{formatCurrency(sums.profit)}</span>,
              loss: sums.profit < 0,
            },
          ]}
        />
      }
    >
      {sums.months.map((month, index) => {
        const isComing = present !== null && index > present && isNothing(month);
        return (
          <YearRow
            key={index}
            columns={MONTH_COLUMNS}
            coming={isComing}
            name={
              <>
                <span className={classes.full}>{MONTH_NAMES[index]}</span>
                <span className={classes.short} aria-hidden="true">
                  {MONTH_NAMES[index]?.slice(0, 3)}
                </span>
                {index === present && (
                  <>
                    <span className={classes.full}> · </span>
                    <span className={classes.until}>até dia {day}</span>
                  </>
                )}
              </>
            }
            cells={(['revenue', 'expenses', 'profit'] as const).map((kind) => ({
              value: isComing ? '–' : formatCurrency(month[kind]),
              loss: kind === 'profit' && month.profit < 0,
            }))}
          />
        );
      })}
    </YearTable>
  );
}

const FEW = 10;

const PROJECT_COLUMNS = ['Projeto', 'Orçado', 'Recebido', 'Gasto'];

interface ProjectTableProps {
  year: number;
  projects: readonly ProjectFigures[];
  findClient: (id: string | null) => LookedUp<Client>;
}

/** The projects of a year: each project's quote, and its receipts and expenses in the year. */
export function ProjectTable({ year, projects, findClient }: ProjectTableProps) {
  const few = useFirstFew(projects, FEW);
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  if (projects.length === 0) {
    return <chakra.p css={styles.nothing}>Nada entrou nem saiu por um projeto.</chakra.p>;
  }
  return (
    <>
      <YearTable label={`Projetos de ${year.toString()}`} columns={PROJECT_COLUMNS}>
        {few.shown.map(({ project, quoted, received, spent }) => (
          <YearRow
            key={project?.id ?? ''}
            columns={PROJECT_COLUMNS}
            name={projectName(project)}
            strong
            second={project && clientName(findClient(project.clientId))}
            cells={[
              { value: quoted === null ? '–' : formatCurrency(quoted) },
              { value: formatCurrency(received) },
              { value: formatCurrency(spent) },
            ]}
          />
        ))}
      </YearTable>
      <ShowAllButton few={few}>
        Ver os {projects.length.toLocaleString('pt-BR')} projetos
      </ShowAllButton>
    </>
  );
}
