import { InputGroup } from '@chakra-ui/react/input-group';
import { useRef, type ReactNode } from 'react';

import { Icon } from '../art/Icon';
import { IconButton } from './Button';
import { TextInput, type TextInputProps } from './TextInput';

/** The height inside the field, which Chakra would take from the tokens of its own theme. */
const inField = { height: '100%' };

export interface SearchInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'ref'> {
  /** The accessible name: 'Buscar nos orçamentos'. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The content at the end of the field while the field is empty. */
  hint?: ReactNode;
}

/** A search field with a clear button, made of Chakra's input group. */
export function SearchInput({ label, value, onChange, hint, ...rest }: SearchInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const clear = (
    <IconButton
      icon="close"
      label="Limpar busca"
      onClick={() => {
        // The pressed button disappears, so the focus moves to the field.
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
      endElementProps={{ ...inField, paddingInline: value === '' ? '3' : '0.5' }}
    >
      <TextInput
        ref={inputRef}
        type="search"
        textOverflow="ellipsis"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </InputGroup>
  );
}
