/** A text field that formats its text while the user types. The caret stays at the same character. */
import { TextInput, type TextInputProps } from './TextInput';

/** The characters of a text without punctuation. */
const significant = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the index in `text` that follows the first `count` characters, not counting punctuation. */
function placeAfter(text: string, count: number): number {
  let place = 0;
  for (let remaining = count; remaining > 0 && place < text.length; place += 1) {
    if (significant(text.charAt(place)) !== '') remaining -= 1;
  }
  return place;
}

/** Formats a field's text and keeps the caret after the same character. */
export function formatInPlace(input: HTMLInputElement, format: (typed: string) => string): void {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const caret = selectionStart ?? value.length;
  const isAtEnd = caret >= value.length;
  input.value = formatted;
  const place = isAtEnd
    ? formatted.length
    : placeAfter(formatted, significant(value.slice(0, caret)).length);
  input.setSelectionRange(place, place);
}

interface Props extends TextInputProps {
  /** Formats the text that is typed so far. */
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
