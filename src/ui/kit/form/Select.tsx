import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react/native-select';
import type { RefAttributes } from 'react';
import { nativeSelectRecipe } from '../../theme/recipes/input';
import { Icon } from '../art/Icon';
import { useControl } from './TextInput';

/** The text for a list that is not loaded yet, so that it does not look empty. */
export const LOADING = 'Carregando…';

/** The hint under a choice from a list that is not loaded. */
export const loadingHint = (isLoaded: boolean): string | undefined =>
  isLoaded ? undefined : LOADING;

export interface SelectProps extends NativeSelectFieldProps, RefAttributes<HTMLSelectElement> {
  disabled?: boolean;
}

/** The browser's own select; pass it `<option>`s. A disabled one shows a lock. */
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
