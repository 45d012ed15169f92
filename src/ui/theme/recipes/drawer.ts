import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A panel over the left edge of the page. */
export const drawerRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      zIndex: 40,
      background: 'scrim',
      animation: 'appear .14s ease-out',
    },
    positioner: { position: 'fixed', inset: '0 auto 0 0', zIndex: 41 },
    content: {
      width: 'min(248px, 84vw)',
      height: '100%',
      overflowY: 'auto',
      background: 'sunken',
      boxShadow: 'float',
      outline: 'none',
      animation: 'slideIn .16s ease-out',
    },
  },
});
