import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { controlRecipe } from './controlRecipe';
import { useFieldAria } from './fieldContext';

const Area = chakra('textarea', controlRecipe);
const size = {
  height: 'auto',
  minHeight: '76px',
  padding: '10px 14px',
  resize: 'vertical',
} as const;

export type TextAreaProps = ComponentProps<typeof Area>;

/** Several lines of text; three unless `rows` says otherwise. */
export function TextArea(props: TextAreaProps) {
  return <Area rows={3} css={size} {...useFieldAria()} {...props} />;
}
