import { Textarea, type TextareaProps } from '@chakra-ui/react/textarea';
import type { RefAttributes } from 'react';
import { textareaRecipe } from '../../theme/recipes/textarea';
import { useControl } from './useControl';

export type TextAreaProps = TextareaProps & RefAttributes<HTMLTextAreaElement>;

/** Several lines of text; three unless `rows` says otherwise. */
export function TextArea(props: TextAreaProps) {
  return <Textarea recipe={textareaRecipe} rows={3} {...useControl()} {...props} />;
}
