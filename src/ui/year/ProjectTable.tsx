import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { Client } from '../../features/clients/client';
import type { ProjectFigures } from '../../features/year/year';
import { clientName } from '../clients/clientName';
import { formatCurrency } from '../kit/text/format';
import { projectName } from '../projects/projectTexts';
import type { LookedUp } from '../records/useLookup';
import { More, useFew } from '../kit/list/few';
import { yearRecipe } from './YearPart';
import { YearRow, YearTable } from './YearTable';

const FEW = 10;

const COLUMNS = ['Projeto', 'Orçado', 'Recebido', 'Gasto'];

interface Props {
  year: number;
  projects: readonly ProjectFigures[];
  findClient: (id: string | null) => LookedUp<Client>;
}

/** Each project's quote, and its receipts and expenses in the year. */
export function ProjectTable({ year, projects, findClient }: Props) {
  const few = useFew(projects, FEW);
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  if (projects.length === 0) {
    return <chakra.p css={styles.nothing}>Nada entrou nem saiu por um projeto.</chakra.p>;
  }
  return (
    <>
      <YearTable label={`Projetos de ${year.toString()}`} columns={COLUMNS}>
        {few.shown.map(({ project, quoted, received, spent }) => (
          <YearRow
            key={project?.id ?? ''}
            columns={COLUMNS}
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
      <More few={few}>Ver os {projects.length.toLocaleString('pt-BR')} projetos</More>
    </>
  );
}
