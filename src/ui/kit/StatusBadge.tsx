import { Badge, type BadgeTone } from './Badge';

export type QuoteStatusName = 'proposal' | 'analyzing' | 'approved' | 'rejected';
export type ProjectStatusName = 'pending' | 'in-progress' | 'paused' | 'completed';

interface Look {
  label: string;
  tone: BadgeTone;
}

/** Words and colours of a quote's states, in the order of a select. */
export const quoteStatusLooks: Record<QuoteStatusName, Look> = {
  proposal: { label: 'Proposta de Orçamento', tone: 'purple' },
  analyzing: { label: 'Em Análise', tone: 'yellow' },
  approved: { label: 'Aprovado', tone: 'green' },
  rejected: { label: 'Rejeitado', tone: 'red' },
};

/** Words and colours of a project's states, in the order of a select. */
export const projectStatusLooks: Record<ProjectStatusName, Look> = {
  pending: { label: 'Pendente', tone: 'neutral' },
  'in-progress': { label: 'Em Andamento', tone: 'progress' },
  paused: { label: 'Pausado', tone: 'yellow' },
  completed: { label: 'Concluído', tone: 'green' },
};

export function QuoteStatusBadge({ status }: { status: QuoteStatusName }) {
  const { label, tone } = quoteStatusLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
}

export function ProjectStatusBadge({ status }: { status: ProjectStatusName }) {
  const { label, tone } = projectStatusLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
