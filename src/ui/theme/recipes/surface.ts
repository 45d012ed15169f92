import { defineRecipe, defineStyle } from '@chakra-ui/react/styled-system';
import { serif } from '../type';

/** The background of cards and sections: paper with a thin border and no shadow. */
export const surfaceStyle = defineStyle({
  background: 'surface',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'base',
});

/** `padded`: 24 px, 16 on phones. */
export const surfaceRecipe = defineRecipe({
  className: 'surface',
  base: {
    minWidth: 0,
    ...surfaceStyle,
  },
  variants: { padded: { true: { padding: { base: '4', md: '6' } } } },
});

export const surfaceTitleRecipe = defineRecipe({
  className: 'surface-title',
  base: { ...serif, fontSize: 'small' },
});
