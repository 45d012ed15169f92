import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The look of a surface. `padded` adds a padding of 24 px, on phones of 16 px. */
export const surfaceRecipe = defineRecipe({
  className: 'surface',
  base: {
    minWidth: 0,
    layerStyle: 'surface',
  },
  variants: { padded: { true: { padding: { base: '4', md: '6' } } } },
});

export const surfaceTitleRecipe = defineRecipe({
  className: 'surface-title',
  base: { textStyle: 'title', fontSize: 'small' },
});
