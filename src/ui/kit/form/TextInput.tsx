import { useFieldContext } from '@chakra-ui/react/field';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { Textarea, type TextareaProps } from '@chakra-ui/react/textarea';
import type { RefAttributes } from 'react';
import { LAST_DAY } from '../../../features/shared/limits';
import { inputRecipe, textareaRecipe } from '../../theme/recipes/input';

/** The id of a field's error, by that of its control. */
export const errorId = (controlId: string): string => `${controlId}-error`;

/** Chakra's types know no control without a field; over a list there are some. */
const useFieldAround = (): ReturnType<typeof useFieldContext> | undefined => useFieldContext();

/**
 * The wiring of a control to its field that Chakra leaves otherwise. The error is part of its
 * description: `aria-errormessage` is not read everywhere. And it is `aria-required` alone: with
 * `required`, browsers call an empty field invalid before anything was sent.
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

/** Several lines of text; three unless `rows` says otherwise. */
export function TextArea(props: TextAreaProps) {
  return <Textarea recipe={textareaRecipe} rows={3} {...useControl()} {...props} />;
}

export type TextInputProps = InputProps & RefAttributes<HTMLInputElement>;

/** A line of text; spread react-hook-form's `register(…)` into it. */
export function TextInput(props: TextInputProps) {
  return <Input recipe={inputRecipe} type="text" {...useControl()} {...props} />;
}

/** A day, `YYYY-MM-DD`. With a last day its year has four figures, where it otherwise has room for six. */
export function DateInput(props: TextInputProps) {
  return <TextInput type="date" max={LAST_DAY} {...props} />;
}
