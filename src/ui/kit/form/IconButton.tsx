import {
  IconButton as ChakraIconButton,
  type IconButtonProps as ChakraProps,
} from '@chakra-ui/react/button';
import { defineRecipe } from '@chakra-ui/react/styled-system';
import { Icon, type IconName } from '../art/Icon';

/** A button of one icon: 40 px square, 44 on phones. */
export const iconButtonRecipe = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: { base: '44px', md: '40px' },
    height: { base: '44px', md: '40px' },
    borderRadius: 'base',
    color: 'muted',
    _hover: { background: 'accentSoft', color: 'accent' },
    _disabled: { opacity: 0.45, cursor: 'not-allowed' },
  },
});

export interface IconButtonProps extends Omit<ChakraProps, 'children' | 'aria-label'> {
  icon: IconName;
  /** The accessible name in Portuguese: 'Excluir o cliente Ana Nogueira'. */
  label: string;
}

/** Chakra's button with one icon. It always has a name. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <ChakraIconButton recipe={iconButtonRecipe} {...rest} aria-label={label} title={label}>
      <Icon name={icon} />
    </ChakraIconButton>
  );
}
