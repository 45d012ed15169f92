import { Alert } from '@chakra-ui/react/alert';

import type { Quote } from '../../features/quotes/quote';
import type { QuoteDetails } from '../../features/quotes/quoteDetails';
import { Icon } from '../kit/art/Icon';
import { alertRecipe } from '../theme/recipes/alert';

/** Before a quote is changed that its client has seen or approved: what a change comes to. */
export function VersionNote({ quote, details }: { quote: Quote; details: QuoteDetails | null }) {
  const sent = details?.sentAt ? details.version : null;
  const isApproved = quote.status === 'approved';
  if (sent === null && !isApproved) return null;
  const what = isApproved ? 'Este orçamento está aprovado.' : 'Este orçamento já foi enviado.';
  const then =
    sent === null
      ? 'O que mudar aqui não foi aprovado pelo cliente.'
      : `O que mudar aqui passa a ser a versão ${String(sent + 1)}, que o cliente ainda não viu.`;
  return (
    <Alert.Root recipe={alertRecipe} variant="outline" status="info" gridColumn="1 / -1">
      <Alert.Indicator>
        <Icon name="alert" />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Description>{`${what} ${then}`}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
