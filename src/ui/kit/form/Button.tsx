/** Buttons with a label, and buttons with only an icon. */
import {
  Button as ChakraButton,
  IconButton as ChakraIconButton,
  type ButtonProps as ChakraProps,
  type IconButtonProps as ChakraIconProps,
} from '@chakra-ui/react/button';
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { MouseEvent, RefAttributes } from 'react';
import { buttonRecipe } from '../../theme/recipes/button';
import { Icon, type IconName } from '../art/Icon';
import { Spinner } from '../art/Spinner';

/** Hides the label under the spinner, but keeps its space and its accessible name. */
const Hidden = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: 'inherit', opacity: 0 },
});
const Centred = chakra('span', {
  base: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
});

export interface ButtonProps extends ChakraProps, RefAttributes<HTMLButtonElement> {
  icon?: IconName;
}

/**
 * Chakra's button in our look. While `loading` is set, it keeps its width, name and focus, and ignores clicks.
 * Chakra's own loading button would be disabled, lose the focus and hide its name.
 */
export function Button({ icon, loading = false, onClick, children, ...rest }: ButtonProps) {
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </>
  );
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ChakraButton
      recipe={buttonRecipe}
      {...rest}
      onClick={press}
      {...(loading && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {loading ? (
        <>
          <Hidden>{content}</Hidden>
          <Centred>
            <Spinner size={20} />
          </Centred>
        </>
      ) : (
        content
      )}
    </ChakraButton>
  );
}

/** The look of a button with only an icon: 40 px square, 44 px on phones. */
export const iconButtonRecipe = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: { base: 'target', md: '10' },
    height: { base: 'target', md: '10' },
    borderRadius: 'base',
    color: 'muted',
    _hover: { background: 'accentSoft', color: 'accent' },
    _disabled: { opacity: 0.45, cursor: 'not-allowed' },
  },
});

export interface IconButtonProps extends Omit<ChakraIconProps, 'children' | 'aria-label'> {
  icon: IconName;
  /** The accessible name in Portuguese: 'Excluir o cliente Ana Nogueira'. */
  label: string;
}

/** Chakra's button with only an icon. Its accessible name is required. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <ChakraIconButton recipe={iconButtonRecipe} {...rest} aria-label={label} title={label}>
      <Icon name={icon} />
    </ChakraIconButton>
  );
}
