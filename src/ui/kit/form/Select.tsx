import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react/native-select';
import type { RefAttributes } from 'react';
import { nativeSelectRecipe } from '../../theme/recipes/nativeSelect';
import { Icon } from '../art/Icon';
import { useControl } from './useControl';

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
