import type { ProjectStatus } from '../../features/projects/project';
import type { QuoteStatus } from '../../features/quotes/quote';
import { Badge, type BadgeTone } from './Badge';

interface Look {
  label: string;
  tone: BadgeTone;
}

/** Words and colours of a quote's states, in the order of a select. */
export const quoteStatusLooks: Record<QuoteStatus, Look> = {
  proposal: { label: 'Proposta de Orçamento', tone: 'purple' },
  analyzing: { label: 'Em Análise', tone: 'yellow' },
  approved: { label: 'Aprovado', tone: 'green' },
  rejected: { label: 'Rejeitado', tone: 'red' },
};

/** Words and colours of a project's states, in the order of a select. */
export const projectStatusLooks: Record<ProjectStatus, Look> = {
  pending: { label: 'Pendente', tone: 'neutral' },
  'in-progress': { label: 'Em Andamento', tone: 'progress' },
  paused: { label: 'Pausado', tone: 'yellow' },
  completed: { label: 'Concluído', tone: 'green' },
};

export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  const { label, tone } = quoteStatusLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
}

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const { label, tone } = projectStatusLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
