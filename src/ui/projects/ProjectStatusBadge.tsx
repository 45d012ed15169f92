import type { ProjectStatus } from '../../features/projects/project';
import { Badge, type BadgeLook } from '../kit/text/Badge';

/** Words and colours of a project's states, in the order of a select. */
export const projectStatusLooks: Record<ProjectStatus, BadgeLook> = {
  pending: { label: 'Pendente', tone: 'neutral' },
  'in-progress': { label: 'Em Andamento', tone: 'progress' },
  paused: { label: 'Pausado', tone: 'yellow' },
  completed: { label: 'Concluído', tone: 'green' },
};

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const { label, tone } = projectStatusLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
