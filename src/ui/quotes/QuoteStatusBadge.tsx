import type { QuoteStatus } from '../../features/quotes/quote';
import { Badge, type BadgeLook, type BadgeProps } from '../kit/text/Badge';

/** Words and colours of a quote's states, in the order of a select. */
export const quoteStatusLooks: Record<QuoteStatus, BadgeLook> = {
  proposal: { label: 'Proposta de Orçamento', tone: 'purple' },
  analyzing: { label: 'Em Análise', tone: 'yellow' },
  approved: { label: 'Aprovado', tone: 'green' },
  rejected: { label: 'Rejeitado', tone: 'red' },
};

interface QuoteStatusBadgeProps extends Pick<BadgeProps, 'inRow'> {
  status: QuoteStatus;
}

export function QuoteStatusBadge({ status, ...rest }: QuoteStatusBadgeProps) {
  return <Badge look={quoteStatusLooks[status]} {...rest} />;
}
