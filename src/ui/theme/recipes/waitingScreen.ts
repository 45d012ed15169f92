import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { serif } from '../type';

/** In the middle of the window, whatever is waited for. */
export const waitingScreenRecipe = defineSlotRecipe({
  slots: ['root', 'title'],
  base: {
    root: {
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: '3',
      minHeight: '100dvh',
      padding: '6',
      textAlign: 'center',
      color: 'muted',
    },
    title: { ...serif, fontSize: 'bar', color: 'ink' },
  },
});
