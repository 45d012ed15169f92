import type { ProjectStatus } from '../../../features/business/projects/project';
import { Badge, type BadgeLook, type BadgeProps } from '../../kit/text/Badge';

/** The labels and colours of the statuses, in the order of a select. */
export const projectStatusLooks: Record<ProjectStatus, BadgeLook> = {
  pending: { label: 'Pendente', tone: 'neutral' },
  'in-progress': { label: 'Em Andamento', tone: 'progress' },
  paused: { label: 'Pausado', tone: 'yellow' },
  completed: { label: 'Concluído', tone: 'green' },
};

interface ProjectStatusBadgeProps extends Pick<BadgeProps, 'inRow'> {
  status: ProjectStatus;
}

export function ProjectStatusBadge({ status, ...rest }: ProjectStatusBadgeProps) {
  return <Badge look={projectStatusLooks[status]} {...rest} />;
}
