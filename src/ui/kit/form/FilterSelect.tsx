import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react/native-select';
import { useRef } from 'react';
import { filterSelectRecipe } from '../../theme/recipes/input';
import { Icon } from '../art/Icon';
import { IconButton } from './Button';

export interface FilterSelectProps extends NativeSelectFieldProps {
  /** The filter's label: 'Cliente'. */
  label: string;
  value: string;
  /** Called to clear the filter. The value '' stands for all rows. */
  onClear: () => void;
}

/** A select that looks active while it filters. It then also has a button that clears the filter. */
export function FilterSelect({ label, value, onClear, ...rest }: FilterSelectProps) {
  const isSet = value !== '';
  const selectRef = useRef<HTMLSelectElement>(null);
  const clear = () => {
    // The pressed button disappears, so the focus moves to the select.
    selectRef.current?.focus();
    onClear();
  };
  return (
    <NativeSelect.Root recipe={filterSelectRecipe} data-set={isSet ? '' : undefined}>
      <NativeSelect.Field ref={selectRef} aria-label={label} value={value} {...rest} />
      {isSet ? (
        <IconButton
          icon="close"
          label={`Limpar ${label.toLowerCase()}`}
          position="absolute"
          right="0.5"
          top={{ base: 0, md: '0.5' }}
          onClick={clear}
        />
      ) : (
        <NativeSelect.Indicator>
          <Icon name="chevron" size={18} />
        </NativeSelect.Indicator>
      )}
    </NativeSelect.Root>
  );
}
