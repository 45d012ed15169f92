import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { controlRecipe } from './controlRecipe';
import { decimalComma } from './decimalComma';
import { useFieldAria } from './fieldContext';

const Input = chakra('input', controlRecipe);

export type TextInputProps = ComponentProps<typeof Input>;

/** A line of text; spread react-hook-form's `register(…)` into it. `size` large is 48 px high. */
export function TextInput(props: TextInputProps) {
  return <Input type="text" {...useFieldAria()} {...props} />;
}

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
      align="end"
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

/** A day, `YYYY-MM-DD`. */
export function DateInput(props: TextInputProps) {
  return <TextInput type="date" {...props} />;
}
