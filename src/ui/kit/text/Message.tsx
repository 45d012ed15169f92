import { Alert, type AlertRootProps } from '@chakra-ui/react/alert';
import type { ReactNode } from 'react';
import { alertRecipe } from '../../theme/recipes/alert';
import { Icon, type IconName } from '../art/Icon';

interface MessageProps extends Omit<AlertRootProps, 'title' | 'status' | 'variant'> {
  status: 'success' | 'error' | 'info';
  /** The default is `outline`. `subtle` is a band in a form. */
  variant?: 'outline' | 'subtle';
  /** The symbol. The default is a check for a success, otherwise a warning sign. */
  icon?: IconName;
  title?: string;
  children: ReactNode;
}

/** A message that is part of the page: Chakra's alert in our look, with its symbol. */
export function Message({
  status,
  variant = 'outline',
  icon = status === 'success' ? 'check' : 'alert',
  title,
  children,
  ...rest
}: MessageProps) {
  return (
    <Alert.Root recipe={alertRecipe} variant={variant} status={status} {...rest}>
      <Alert.Indicator>
        <Icon name={icon} />
      </Alert.Indicator>
      <Alert.Content>
        {title !== undefined && <Alert.Title>{title}</Alert.Title>}
        <Alert.Description>{children}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
