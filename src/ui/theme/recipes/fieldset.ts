import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Checkboxes beside each other under one legend. */
export const fieldsetRecipe = defineSlotRecipe({
  slots: ['root', 'legend', 'content'],
  base: {
    root: { minWidth: 0, border: 0 },
    legend: { marginBottom: '6px', fontSize: 'label', fontWeight: 600 },
    content: { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
  },
});
