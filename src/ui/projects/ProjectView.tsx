import { clientsSelectors } from '../../features/clients/clientsSlice';
import { progressPercent, type Project } from '../../features/projects/project';
import { useAppSelector } from '../../store/hooks';
import { clientName } from '../clients/clientName';
import { Facts } from '../kit/Facts';
import { formatDay } from '../kit/format';
import { ProjectStatusBadge } from '../kit/StatusBadge';
import { StageList } from './StageList';

/** A project to look at; its stages can be completed right here. */
export function ProjectView({ project }: { project: Project }) {
  const clients = useAppSelector(clientsSelectors.selectEntities);
  return (
    <>
      <Facts
        items={[
          { label: 'Projeto', value: project.name },
          { label: 'Cliente', value: clientName(clients, project.clientId) },
          { label: 'Status', value: <ProjectStatusBadge status={project.status} /> },
          { label: 'Progresso', value: `${progressPercent(project.stages).toString()}%` },
          { label: 'Data de Início', value: formatDay(project.startDate) },
          { label: 'Prazo', value: formatDay(project.deadline) },
          { label: 'Responsável', value: project.responsible ?? 'Não informado' },
        ]}
      />
      <StageList project={project} />
    </>
  );
}
