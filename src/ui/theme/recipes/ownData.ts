import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** What is done with all of an account at once, and what comes of it. */
export const ownDataRecipe = defineSlotRecipe({
  slots: ['root', 'buttons', 'facts', 'progress', 'strong'],
  base: {
    root: { display: 'grid', gap: '5', maxWidth: '640px' },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '3' },
    facts: {
      display: 'grid',
      gap: '1',
      '& dt': { fontSize: 'label', fontWeight: 600 },
      '& dd + dt': { marginTop: '3' },
      '& dd': { color: 'muted' },
    },
    progress: { display: 'grid', gap: '2' },
    strong: { overflowWrap: 'anywhere' },
  },
});
