import { Input, type InputProps } from '@chakra-ui/react/input';
import type { RefAttributes } from 'react';
import { LAST_DAY } from '../../../features/shared/limits';
import { inputRecipe } from '../../theme/recipes/input';
import { useControl } from './useControl';

export type TextInputProps = InputProps & RefAttributes<HTMLInputElement>;

/** A line of text; spread react-hook-form's `register(…)` into it. */
export function TextInput(props: TextInputProps) {
  return <Input recipe={inputRecipe} type="text" {...useControl()} {...props} />;
}

/** A day, `YYYY-MM-DD`. With a last day its year has four figures, where it otherwise has room for six. */
export function DateInput(props: TextInputProps) {
  return <TextInput type="date" max={LAST_DAY} {...props} />;
}
