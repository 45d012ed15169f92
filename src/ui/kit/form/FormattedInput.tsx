import { formatInPlace } from './formatInPlace';
import { TextInput, type TextInputProps } from './TextInput';

interface Props extends TextInputProps {
  /** What is typed so far as it is to be read. */
  format: (typed: string) => string;
}

/** A line of text that gets its points while it is typed, as CPF, CNPJ and phones have them. */
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
