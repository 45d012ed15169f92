import { settledAmount } from '../../../features/shared/formFields';
import { acceptBrazilianNotation } from './brazilianNumber';
import { TextInput, type TextInputProps } from './TextInput';

/**
 * A number field with a decimal keyboard and right-aligned digits. In every browser language, a comma separates
 * decimals. Typed points group thousands, so `1.500` is one thousand five hundred.
 */
export function NumberInput(props: TextInputProps) {
  return (
    <TextInput
      type="number"
      inputMode="decimal"
      textAlign="end"
      // Without the focus, the field ignores the mouse wheel. The wheel then scrolls the form instead of changing the
      // number.
      onWheel={(event) => event.currentTarget.blur()}
      onFocus={(event) => {
        // The listener is a native one, because React's own `beforeinput` is a different event.
        acceptBrazilianNotation(event.currentTarget);
      }}
      {...props}
    />
  );
}

/** A field for an amount in reais. On blur the amount is formatted with cents. */
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
