import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Above the window until it has the focus. */
export const skipNavLinkRecipe = defineRecipe({
  base: {
    position: 'fixed',
    zIndex: 30,
    top: '8px',
    left: '8px',
    padding: '10px 16px',
    background: 'surface',
    borderRadius: 'base',
    boxShadow: 'float',
    textDecoration: 'none',
    // Its shadow would still reach into the window.
    '&:not(:focus-visible)': { transform: 'translateY(-200%)', boxShadow: 'none' },
    _print: { display: 'none' },
  },
});
