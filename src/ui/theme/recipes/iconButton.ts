import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A button of one icon: 40 px square, 44 on phones. */
export const iconButtonRecipe = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: { base: '44px', md: '40px' },
    height: { base: '44px', md: '40px' },
    borderRadius: 'base',
    color: 'muted',
    _hover: { background: 'accentSoft', color: 'accent' },
    _disabled: { opacity: 0.45, cursor: 'not-allowed' },
  },
});
