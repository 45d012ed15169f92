import { shallowEqual } from 'react-redux';

import { clientsSelectors } from '../../features/clients/clientsSlice';
import { daysLate, progressPercent, type Project } from '../../features/projects/project';
import { selectProjectMoney } from '../../features/year/projectMoney';
import { useAppSelector } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { NotLoaded } from '../kit/text/StillLoading';
import { Facts } from '../kit/text/Facts';
import { formatCurrency, formatDay } from '../kit/text/format';
import { useToday } from '../kit/text/useToday';
import { Deadline } from './Deadline';
import { ProjectStatusBadge } from './ProjectStatusBadge';
import { useLookup } from '../records/useLookup';
import { StageList } from './StageList';

const amount = (reais: number | null) => (reais === null ? <NotLoaded /> : formatCurrency(reais));

/** A project to look at; its stages can be completed right here. */
export function ProjectView({ project }: { project: Project }) {
  const client = useLookup(clientsSelectors)(project.clientId);
  const today = useToday();
  const { quoted, received, spent } = useAppSelector(
    (root) => selectProjectMoney(root, project),
    shallowEqual,
  );
  return (
    <>
      <Facts
        items={[
          { label: 'Projeto', value: project.name },
          { label: 'Cliente', value: clientName(client) ?? <NotLoaded /> },
          { label: 'Status', value: <ProjectStatusBadge status={project.status} /> },
          { label: 'Progresso', value: `${progressPercent(project.stages).toString()}%` },
          { label: 'Data de Início', value: formatDay(project.startDate) },
          {
            label: 'Prazo',
            value: <Deadline deadline={project.deadline} daysLate={daysLate(project, today)} />,
          },
          { label: 'Responsável', value: project.responsible ?? 'Não informado' },
          {
            label: 'Orçado',
            value: quoted === 'gone' ? 'Orçamento não encontrado' : amount(quoted),
          },
          { label: 'Recebido', value: amount(received) },
          { label: 'Gasto', value: amount(spent) },
        ]}
      />
      <StageList project={project} />
    </>
  );
}
