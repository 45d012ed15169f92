import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { controlRecipe } from './controlRecipe';
import { useFieldAria } from './fieldContext';

const Input = chakra('input', controlRecipe);

export type TextInputProps = ComponentProps<typeof Input>;

/** A line of text; spread react-hook-form's `register(…)` into it. `size` large is 48 px high. */
export function TextInput(props: TextInputProps) {
  return <Input type="text" {...useFieldAria()} {...props} />;
}

/** A day, `YYYY-MM-DD`. */
export function DateInput(props: TextInputProps) {
  return <TextInput type="date" {...props} />;
}
