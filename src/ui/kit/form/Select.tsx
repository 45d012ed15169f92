import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react/native-select';
import type { RefAttributes } from 'react';
import { nativeSelectRecipe } from '../../theme/recipes/input';
import { Icon } from '../art/Icon';
import { useControl } from './TextInput';

/** What a form says of a list that could not be loaded yet, rather than that it is empty. */
export const LOADING = 'Carregando…';

/** Under a choice from such a list. */
export const loadingHint = (isLoaded: boolean): string | undefined =>
  isLoaded ? undefined : LOADING;

export interface SelectProps extends NativeSelectFieldProps, RefAttributes<HTMLSelectElement> {
  disabled?: boolean;
}

/** The browser's own select; give it `<option>`s. Disabled, it is locked and has a lock. */
export function Select(props: SelectProps) {
  return (
    <NativeSelect.Root recipe={nativeSelectRecipe}>
      <NativeSelect.Field {...useControl()} {...props} />
      <NativeSelect.Indicator>
        <Icon name={props.disabled ? 'lock' : 'chevron'} size={18} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
