import { useFieldContext } from '@chakra-ui/react/field';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { Textarea, type TextareaProps } from '@chakra-ui/react/textarea';
import type { RefAttributes } from 'react';
import { LAST_DAY } from '../../../features/shared/limits';
import { inputRecipe, textareaRecipe } from '../../theme/recipes/input';

export const errorId = (controlId: string): string => `${controlId}-error`;

/**
 * Returns the field around a control; undefined for a filter, which has no field. Chakra's types assume that there
 * always is one.
 */
const useFieldAround = (): ReturnType<typeof useFieldContext> | undefined => useFieldContext();

/**
 * Returns the attributes that connect a control to its field where Chakra does not. The error becomes part of the
 * control's description, because not all screen readers read `aria-errormessage`. A required control gets
 * `aria-required` but not `required`, because browsers would mark an empty field as invalid before the form is
 * submitted.
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

/** A text area, three lines high unless `rows` is set. */
export function TextArea(props: TextAreaProps) {
  return <Textarea recipe={textareaRecipe} rows={3} {...useControl()} {...props} />;
}

export type TextInputProps = InputProps & RefAttributes<HTMLInputElement>;

/** A text field. react-hook-form's `register(…)` can be spread into it. */
export function TextInput(props: TextInputProps) {
  return <Input recipe={inputRecipe} type="text" {...useControl()} {...props} />;
}

/** A field for a day (`YYYY-MM-DD`). `max` limits the year to four digits, because browsers allow six. */
export function DateInput(props: TextInputProps) {
  return <TextInput type="date" max={LAST_DAY} {...props} />;
}
