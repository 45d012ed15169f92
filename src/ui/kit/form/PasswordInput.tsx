import { InputGroup } from '@chakra-ui/react/input-group';
import { useState } from 'react';
import { IconButton } from './Button';
import { TextInput, type TextInputProps } from './TextInput';

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /**
   * The end of the button's accessible name, such as 'confirmação de senha'. It distinguishes the buttons of a form
   * with two password fields.
   */
  subject?: string;
}

/** A password field with a button that shows the password. */
export function PasswordInput({ subject = 'senha', ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const button = (
    <IconButton
      icon={shown ? 'eyeOff' : 'eye'}
      label={`${shown ? 'Ocultar' : 'Mostrar'} ${subject}`}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <InputGroup
      width="100%"
      endElement={button}
      endElementProps={{ height: '100%', paddingInline: '1' }}
    >
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        pe="52px"
        {...rest}
        type={shown ? 'text' : 'password'}
      />
    </InputGroup>
  );
}
