import type { QuoteStatus } from '../../features/quotes/quote';
import { Badge, type BadgeLook } from '../kit/text/Badge';

/** Words and colours of a quote's states, in the order of a select. */
export const quoteStatusLooks: Record<QuoteStatus, BadgeLook> = {
  proposal: { label: 'Proposta de Orçamento', tone: 'purple' },
  analyzing: { label: 'Em Análise', tone: 'yellow' },
  approved: { label: 'Aprovado', tone: 'green' },
  rejected: { label: 'Rejeitado', tone: 'red' },
};

export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  const { label, tone } = quoteStatusLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
