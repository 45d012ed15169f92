import { Alert } from '@chakra-ui/react/alert';
import { chakra } from '@chakra-ui/react/styled-system';

import type { ProfileFormValues } from '../../features/profile/profileForm';
import { lacksOf, type Lack, type QuoteDocument } from '../../features/quoteDocument/quoteDocument';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../kit/form/Button';
import { Icon } from '../kit/art/Icon';
import { alertRecipe } from '../theme/recipes/alert';

/** What is said of it, and where in 'Meus dados' it is; null where it is not there. */
const lackText: Record<Lack, [words: string, field: keyof ProfileFormValues | null]> = {
  providerName: ['seu nome profissional', 'name'],
  providerDocument: ['seu CPF ou CNPJ', 'document'],
  providerContact: ['seu telefone ou email', 'phone'],
  client: ['o cliente', null],
  items: ['os itens', null],
};

/** Printed, it is for who writes the quote, not for its client. */
const Root = chakra('div', { base: { marginBottom: '5', _print: { display: 'none' } } });

/** What the document still lacks, with a way there and back; it can be printed and sent as it is. */
export function LacksNote({ document, quoteId }: { document: QuoteDocument; quoteId: string }) {
  const dispatch = useAppDispatch();
  const lacks = lacksOf(document).map((lack) => lackText[lack]);
  if (lacks.length === 0) return null;
  const words = lacks.map(([text]) => text).join(', ');
  const field = lacks.find(([, place]) => place !== null)?.[1] ?? null;
  const isQuotes = lacks.some(([, place]) => place === null);
  return (
    <Root>
      <Alert.Root recipe={alertRecipe} variant="outline" status="info">
        <Alert.Indicator>
          <Icon name="alert" />
        </Alert.Indicator>
        <Alert.Content>
          <Alert.Description>{`Falta no documento: ${words}.`}</Alert.Description>
          <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="2">
            {field !== null && (
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  dispatch(workspaceActions.myDataOpened({ field }));
                }}
              >
                Completar em Meus dados
              </Button>
            )}
            {isQuotes && (
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  dispatch(workspaceActions.modalOpened('quotes', 'edit', quoteId));
                }}
              >
                Editar o orçamento
              </Button>
            )}
          </chakra.div>
        </Alert.Content>
      </Alert.Root>
    </Root>
  );
}
