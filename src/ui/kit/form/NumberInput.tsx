import { settledAmount } from '../../../features/shared/formFields';
import { acceptBrazilianNotation } from './decimalComma';
import { TextInput, type TextInputProps } from './TextInput';

/**
 * A number field with a decimal keyboard and right-aligned digits. A comma is the decimal separator whatever
 * the browser's language, and typed points group thousands: `1.500` is one thousand five hundred.
 */
export function NumberInput(props: TextInputProps) {
  return (
    <TextInput
      type="number"
      inputMode="decimal"
      textAlign="end"
      // The mouse wheel scrolls the form instead of changing the number.
      onWheel={(event) => {
        event.currentTarget.blur();
      }}
      onFocus={(event) => {
        // This adds a native listener, because React's own `beforeinput` is a different event.
        acceptBrazilianNotation(event.currentTarget);
      }}
      {...props}
    />
  );
}

/** An amount in reais, formatted with cents on blur. */
export function AmountInput({ onBlur, ...rest }: TextInputProps) {
  return (
    <NumberInput
      min="0"
      step="0.01"
      placeholder="0,00"
      {...rest}
      onBlur={(event) => {
        const { value } = event.currentTarget;
        const formatted = settledAmount(value);
        if (formatted !== value) event.currentTarget.value = formatted;
        onBlur?.(event);
      }}
    />
  );
}
