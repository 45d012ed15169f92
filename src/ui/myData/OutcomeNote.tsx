import { Alert } from '@chakra-ui/react/alert';
import { Icon } from '../kit/art/Icon';
import { alertRecipe } from '../theme/recipes/alert';

interface Props {
  tone: 'success' | 'error';
  title: string;
  children: string;
}

/** What has come of something that was done with all of the account. Read out at once. */
export function OutcomeNote({ tone, title, children }: Props) {
  return (
    <Alert.Root recipe={alertRecipe} variant="outline" status={tone} role="alert">
      <Alert.Indicator>
        <Icon name={tone === 'success' ? 'check' : 'alert'} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>{children}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
