import { Alert } from '@chakra-ui/react/alert';
import { Icon } from '../kit/art/Icon';
import { alertRecipe } from '../theme/recipes/alert';

/**
 * Under the head of an open form whose record was deleted elsewhere: in sight wherever the fields
 * are scrolled to, and away from the notices. Read out at once.
 */
export function GoneNote({ text }: { text: string }) {
  return (
    <Alert.Root recipe={alertRecipe} variant="subtle" status="error" role="alert">
      <Alert.Indicator>
        <Icon name="alert" />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>{text}</Alert.Title>
        <Alert.Description>
          Talvez tenha sido excluído em outra aba ou em outro aparelho. Já não é possível salvar;
          copie daqui o que quiser guardar.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
