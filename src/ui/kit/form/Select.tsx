import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react/native-select';
import type { RefAttributes } from 'react';
import { nativeSelectRecipe } from '../../theme/recipes/input';
import { Icon } from '../art/Icon';
import { useControl } from './TextInput';

/** The placeholder for a list that is not loaded yet, so that the list does not look empty. */
export const LOADING_TEXT = 'Carregando…';

export interface SelectProps extends NativeSelectFieldProps, RefAttributes<HTMLSelectElement> {
  disabled?: boolean;
}

interface OptionsProps<Value extends string> {
  of: readonly Value[];
  /** The label of a value; by default the value itself. */
  label?: (value: Value) => string;
  /** The label of the option for no value. */
  none?: string;
}

/** The options of a `Select`, one for each value. */
export function Options<Value extends string>({
  of,
  label = (value) => value,
  none,
}: OptionsProps<Value>) {
  return (
    <>
      {none !== undefined && <option value="">{none}</option>}
      {of.map((value) => (
        <option key={value} value={value}>
          {label(value)}
        </option>
      ))}
    </>
  );
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
