import {
  IconButton as ChakraIconButton,
  type IconButtonProps as ChakraProps,
} from '@chakra-ui/react/button';
import { iconButtonRecipe } from '../../theme/recipes/button';
import { Icon, type IconName } from '../art/Icon';

export interface IconButtonProps extends Omit<ChakraProps, 'children' | 'aria-label'> {
  icon: IconName;
  /** In Portuguese, what it does to what: 'Excluir o cliente Ana Nogueira'. */
  label: string;
}

/** Chakra's button of one icon, always named. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <ChakraIconButton recipe={iconButtonRecipe} {...rest} aria-label={label} title={label}>
      <Icon name={icon} />
    </ChakraIconButton>
  );
}
