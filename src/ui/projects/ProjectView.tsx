import { clientsSelectors } from '../../features/clients/clientsSlice';
import { daysLate, progressPercent, type Project } from '../../features/projects/project';
import { clientName } from '../clients/clientName';
import { Facts } from '../kit/text/Facts';
import { formatDay } from '../kit/text/format';
import { NotLoaded } from '../kit/text/NotLoaded';
import { useToday } from '../kit/text/useToday';
import { Deadline } from './Deadline';
import { ProjectStatusBadge } from './ProjectStatusBadge';
import { useFind } from '../records/useFind';
import { StageList } from './StageList';

/** A project to look at; its stages can be completed right here. */
export function ProjectView({ project }: { project: Project }) {
  const client = useFind(clientsSelectors)(project.clientId);
  const today = useToday();
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
        ]}
      />
      <StageList project={project} />
    </>
  );
}
