import { defineRecipe } from '@chakra-ui/react/styled-system';
import { controlStyle } from './input';

/** Several lines; grows by its corner. */
export const textareaRecipe = defineRecipe({
  base: {
    ...controlStyle,
    height: 'auto',
    minHeight: '76px',
    padding: '10px 14px',
    resize: 'vertical',
  },
});
