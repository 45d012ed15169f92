import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react/native-select';
import { useRef } from 'react';
import { filterSelectRecipe } from '../../theme/recipes/input';
import { Icon } from '../art/Icon';
import { IconButton } from './Button';

export interface FilterSelectProps extends NativeSelectFieldProps {
  /** The filter's label: 'Cliente'. */
  label: string;
  value: string;
  /** Clears the filter; '' is the option for all. */
  onClear: () => void;
}

/** A select that looks active while it filters, with a button that clears it. */
export function FilterSelect({ label, value, onClear, ...rest }: FilterSelectProps) {
  const isSet = value !== '';
  const selectRef = useRef<HTMLSelectElement>(null);
  const clear = () => {
    // The clear button disappears, so the focus moves to the select.
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
          right="2px"
          top={{ base: 0, md: '2px' }}
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
