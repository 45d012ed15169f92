import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { IconButton } from './IconButton';
import { TextInput, type TextInputProps } from './TextInput';

const Root = chakra('div', {
  base: {
    position: 'relative',
    '& > button': { position: 'absolute', right: '4px', top: '50%', transform: 'translateY(-50%)' },
    '& > input': { paddingRight: '52px' },
  },
});

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** What the button's name ends in, where there are two on a form: 'confirmação de senha'. */
  subject?: string;
}

/** A password, hidden until its button shows it. */
export function PasswordInput({ subject = 'senha', ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Root>
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
      />
      <IconButton
        icon={shown ? 'eyeOff' : 'eye'}
        label={`${shown ? 'Ocultar' : 'Mostrar'} ${subject}`}
        onClick={() => {
          setShown(!shown);
        }}
      />
    </Root>
  );
}
