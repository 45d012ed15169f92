import { formatInPlace } from './formatInPlace';
import { TextInput, type TextInputProps } from './TextInput';

interface Props extends TextInputProps {
  /** Formats what is typed so far. */
  format: (typed: string) => string;
}

/** A text field that adds punctuation while the user types, for CPF, CNPJ and phones. */
export function FormattedInput({ format, onChange, ...rest }: Props) {
  return (
    <TextInput
      {...rest}
      onChange={(event) => {
        formatInPlace(event.currentTarget, format);
        onChange?.(event);
      }}
    />
  );
}
