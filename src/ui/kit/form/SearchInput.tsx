import { InputGroup } from '@chakra-ui/react/input-group';
import { useRef, type ReactNode } from 'react';

import { Icon } from '../art/Icon';
import { IconButton } from './IconButton';
import { TextInput, type TextInputProps } from './TextInput';

/** What Chakra writes in tokens of its own theme. */
const inField = { height: '100%' };

export interface SearchInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'ref'> {
  /** What is searched: 'Buscar nos orçamentos'. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** At its end while it is empty. */
  hint?: ReactNode;
}

/** A field to search in, emptied by its cross; Chakra's group of what stands in a field. */
export function SearchInput({ label, value, onChange, hint, ...rest }: SearchInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const clear = (
    <IconButton
      icon="close"
      label="Limpar busca"
      onClick={() => {
        // The cross goes with what it clears.
        inputRef.current?.focus();
        onChange('');
      }}
    />
  );
  return (
    <InputGroup
      width="100%"
      css={{ '--input-height': '44px' }}
      startElement={<Icon name="search" />}
      startElementProps={{ ...inField, color: 'muted' }}
      endElement={value === '' ? hint : clear}
      endElementProps={{ ...inField, paddingInline: value === '' ? '3' : '2px' }}
    >
      <TextInput
        ref={inputRef}
        type="search"
        textOverflow="ellipsis"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        {...rest}
      />
    </InputGroup>
  );
}
