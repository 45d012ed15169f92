import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react/native-select';
import type { RefAttributes } from 'react';
import { nativeSelectRecipe } from '../../theme/recipes/input';
import { Icon } from '../art/Icon';
import { useControl } from './TextInput';

/** The placeholder for a list that is not loaded yet, so that the list does not look empty. */
export const LOADING_TEXT = 'Carregando…';

/** The hint under a field whose list of choices is not loaded yet. */
export const loadingHint = (isLoaded: boolean): string | undefined =>
  isLoaded ? undefined : LOADING_TEXT;

export interface SelectProps extends NativeSelectFieldProps, RefAttributes<HTMLSelectElement> {
  disabled?: boolean;
}

/** The browser's own select, whose children are `<option>`s. A disabled select shows a lock. */
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
