import { settledAmount } from '../../../features/shared/formFields';
import { hearBrazilian } from './decimalComma';
import { TextInput, type TextInputProps } from './TextInput';

/**
 * A number with a decimal keyboard, its figures to the right. A comma is its decimal point, whatever
 * the browser's language, and typed points group thousands: `1.500` is a thousand and a half.
 */
export function NumberInput(props: TextInputProps) {
  return (
    <TextInput
      type="number"
      inputMode="decimal"
      textAlign="end"
      // The wheel scrolls the form; left alone it would change the number under the pointer.
      onWheel={(event) => {
        event.currentTarget.blur();
      }}
      onFocus={(event) => {
        // React's own `beforeinput` is another event.
        hearBrazilian(event.currentTarget);
      }}
      {...props}
    />
  );
}

/** An amount in reais, with its cents once it is left. */
export function AmountInput({ onBlur, ...rest }: TextInputProps) {
  return (
    <NumberInput
      min="0"
      step="0.01"
      placeholder="0,00"
      {...rest}
      onBlur={(event) => {
        const { value } = event.currentTarget;
        const settled = settledAmount(value);
        if (settled !== value) event.currentTarget.value = settled;
        onBlur?.(event);
      }}
    />
  );
}
