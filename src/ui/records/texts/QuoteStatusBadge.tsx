import type { QuoteStatus } from '../../../features/business/quotes/quote';
import { Badge, type BadgeLook, type BadgeProps } from '../../kit/text/Badge';

/** Label and colour of each status, in the order of the select. */
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
