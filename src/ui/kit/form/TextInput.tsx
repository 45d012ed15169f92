import { useFieldContext } from '@chakra-ui/react/field';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { Textarea, type TextareaProps } from '@chakra-ui/react/textarea';
import type { RefAttributes } from 'react';
import { LAST_DAY } from '../../../features/shared/limits';
import { inputRecipe, textareaRecipe } from '../../theme/recipes/input';

/** The id of the error for a control's id. */
export const errorId = (controlId: string): string => `${controlId}-error`;

/** Chakra's types assume a field around every control, but filters have none. */
const useFieldAround = (): ReturnType<typeof useFieldContext> | undefined => useFieldContext();

/**
 * Connects a control to its field in ways that Chakra does not. The error is part of the description, because
 * not all screen readers read `aria-errormessage`. It sets only `aria-required`: with `required`, browsers
 * mark an empty field invalid before it was submitted.
 */
export function useControl() {
  const field = useFieldAround();
  if (!field) return {};
  const { ids, invalid, required, ariaDescribedby } = field;
  const described = [invalid && errorId(ids.control), ariaDescribedby].filter(Boolean).join(' ');
  return {
    'aria-describedby': described === '' ? undefined : described,
    'aria-required': required ? true : undefined,
    required: false,
  };
}

type TextAreaProps = TextareaProps & RefAttributes<HTMLTextAreaElement>;

/** A text area of three lines, unless `rows` says otherwise. */
export function TextArea(props: TextAreaProps) {
  return <Textarea recipe={textareaRecipe} rows={3} {...useControl()} {...props} />;
}

export type TextInputProps = InputProps & RefAttributes<HTMLInputElement>;

/** A text field. Spread react-hook-form's `register(…)` into it. */
export function TextInput(props: TextInputProps) {
  return <Input recipe={inputRecipe} type="text" {...useControl()} {...props} />;
}

/** A day, `YYYY-MM-DD`. With a `max` the year has four digits; without one, browsers allow six. */
export function DateInput(props: TextInputProps) {
  return <TextInput type="date" max={LAST_DAY} {...props} />;
}
