import { Alert } from '@chakra-ui/react/alert';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import { Icon } from '../kit/art/Icon';
import { alertRecipe } from '../theme/recipes/alert';

/** Not printed: it is for the author of the quote, not for the client. */
const Root = chakra('div', { base: { marginBottom: '5', _print: { display: 'none' } } });

interface Props {
  text: string;
  /** Links to where it can be corrected. */
  children?: ReactNode;
}

/** A note about a document. It does not prevent printing or sending. */
export const DocumentNote = ({ text, children }: Props) => (
  <Root>
    <Alert.Root recipe={alertRecipe} variant="outline" status="info">
      <Alert.Indicator>
        <Icon name="alert" />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Description>{text}</Alert.Description>
        {children !== undefined && (
          <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="2">
            {children}
          </chakra.div>
        )}
      </Alert.Content>
    </Alert.Root>
  </Root>
);
