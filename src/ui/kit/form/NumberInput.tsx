import { decimalComma } from './decimalComma';
import { TextInput, type TextInputProps } from './TextInput';

/**
 * A number with a decimal keyboard, its figures to the right; `step` is 0.01 unless told. A comma is
 * its decimal point, whatever the browser's language.
 */
export function NumberInput(props: TextInputProps) {
  return (
    <TextInput
      type="number"
      inputMode="decimal"
      step="0.01"
      textAlign="end"
      // The wheel scrolls the form; left alone it would change the number under the pointer.
      onWheel={(event) => {
        event.currentTarget.blur();
      }}
      onFocus={(event) => {
        // React's own `beforeinput` is another event; adding the listener once more adds nothing.
        event.currentTarget.addEventListener('beforeinput', decimalComma);
      }}
      {...props}
    />
  );
}
